import { AVAILABILITIES } from "@kingpost/sections";
import { describe, expect, test } from "vitest";
import { findEntries } from "../filter/found/found.ts";
import { type Quantity, quantityOf } from "../quantities/quantities.ts";
import { catalogue } from "../testing/catalogue.ts";
import { conditionsOf } from "../testing/typed.ts";
import { INITIAL_STATE } from "../view-state/library-state.ts";
import { frontierOf, nearestSpot, pointsOf } from "./chart-points.ts";

function quantity(key: string): Quantity {
  const found = quantityOf(key);
  if (!found) throw new Error(`There is no quantity ${key}.`);
  return found;
}

function pointsWhere(condition: string, x: string, y: string) {
  const asked = { ...INITIAL_STATE, availability: AVAILABILITIES, conditions: conditionsOf(condition) };
  const entries = findEntries(catalogue, asked);
  return pointsOf(catalogue, entries, quantity(x), quantity(y), INITIAL_STATE.member);
}

describe("the points of the chart", () => {
  test("have the published values in the unit of the property table, in the order of x", () => {
    // Published, 10^6 mm4: 360UB44.7 121, 360UB50.7 142, 360UB56.7 161.
    const points = pointsWhere("family = UB", "mass", "ix").filter(({ entry }) =>
      entry.name.startsWith("360"),
    );
    expect(points.map(({ entry, x, y }) => [entry.name, x, y])).toEqual([
      ["360UB44.7", 44.7, 121],
      ["360UB50.7", 50.7, 142],
      ["360UB56.7", 56.7, 161],
    ]);
  });

  test("omit sections without the property: no hollow section has a warping constant", () => {
    expect(pointsWhere("family = SHS, CHS, RHS", "mass", "iw")).toEqual([]);
  });

  test("have the mass whatever the axes show", () => {
    const channel = pointsWhere("family = PFC", "d", "zex").find(({ entry }) => entry.name === "300PFC");
    // Published: 300 mm deep, Zex 564 10^3 mm3 in Grade 300, 40.1 kg/m.
    expect(channel).toMatchObject({ x: 300, y: 564, mass: 40.1 });
  });
});

describe("the frontier of lightest sections", () => {
  test("no lighter universal column has a larger published value", () => {
    // Published Ix: 250UC72.9 114, 310UC96.8 223, 250UC89.5 143, 310UC118 277.
    const names = frontierOf(pointsWhere("family = UC", "mass", "ix")).map(({ entry }) => entry.name);
    expect(names).toEqual(expect.arrayContaining(["250UC72.9", "250UC89.5", "310UC96.8", "310UC118"]));
  });

  test("a section with less than a lighter one is not included", () => {
    // Published: 310UB40.4 has 86.4 x 10^6 mm4; 200UC59.5, which is heavier, has 61.3.
    const names = frontierOf(pointsWhere("family = UB, UC", "mass", "ix")).map(({ entry }) => entry.name);
    expect(names).toContain("310UB40.4");
    expect(names).not.toContain("200UC59.5");
  });

  const at = (mass: number, y: number) => {
    const [entry] = catalogue.entries;
    if (!entry) throw new Error("The catalogue is empty.");
    return { entry, x: mass, y, mass };
  };

  test("of two sections of equal mass the larger value is included; of two equal sections both are", () => {
    const [less, more, alike, heavier] = [at(10, 5), at(10, 6), at(10, 6), at(12, 6)];
    expect(frontierOf([heavier, less, more, alike])).toEqual([more, alike]);
  });
});

describe("the nearest mark", () => {
  const spots = [
    { left: 0, top: 0 },
    { left: 10, top: 0 },
  ];
  test("is found within reach, and none beyond it", () => {
    expect(nearestSpot(spots, { left: 7, top: 3 }, 16)).toBe(1);
    expect(nearestSpot(spots, { left: 40, top: 0 }, 16)).toBe(-1);
    expect(nearestSpot([], { left: 0, top: 0 }, 16)).toBe(-1);
  });
});
