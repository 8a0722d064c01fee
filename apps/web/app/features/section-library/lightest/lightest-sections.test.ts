import { AVAILABILITIES } from "@kingpost/sections";
import { describe, expect, test } from "vitest";
import { catalogue } from "../testing/catalogue.ts";
import { conditionOf } from "../testing/typed.ts";
import { INITIAL_STATE, type LibraryState } from "../view-state/library-state.ts";
import {
  asksListedOnly,
  entriesOffered,
  lightestSections,
  marginTo,
  withListedOnly,
} from "./lightest-sections.ts";

function lightest(texts: readonly string[], asked: Partial<LibraryState> = {}) {
  const conditions = texts.map(conditionOf);
  return lightestSections(catalogue, { ...INITIAL_STATE, conditions, ...asked });
}

const namesOf = (candidates: readonly { readonly entry: { readonly name: string } }[]) =>
  candidates.map(({ entry }) => entry.name);

describe("the lightest section of each family", () => {
  // Published, Ix in 10^6 mm4: 410UB53.7 188, 410UB59.7 216, 460UB67.1 296 (454 deep), 460UB74.6 335 (457 deep).
  test("is the lightest by published values, with the next two heavier", () => {
    const { families } = lightest(["Ix >= 200", "d <= 460", "family = UB"]);
    expect(families.map(({ category }) => category)).toEqual(["UB"]);
    expect(namesOf(families[0]?.lightest ?? [])).toEqual(["410UB59.7"]);
    expect(namesOf(families[0]?.next ?? [])).toEqual(["460UB67.1", "460UB74.6"]);
  });

  // Published: 250UC89.5 143, 310UC96.8 223; 400WC144 486 is the lightest welded column; no channel has more than 152.
  test("families are in the order of mass, and those without a section are listed", () => {
    const { families, none } = lightest(["Ix >= 200", "d <= 460", "family = UB, UC, WC, PFC"]);
    expect(families.map(({ lightest: own }) => namesOf(own)[0])).toEqual([
      "410UB59.7",
      "310UC96.8",
      "400WC144",
    ]);
    expect(none).toEqual(["PFC"]);
  });

  test("a bound includes the published value itself", () => {
    const { families } = lightest(["Ix >= 188", "family = UB"]);
    expect(namesOf(families[0]?.lightest ?? [])).toEqual(["410UB53.7"]);
  });

  test("no section meets an impossible requirement", () => {
    expect(lightest(["Ix >= 100000"]).families).toEqual([]);
    expect(lightest(["Ix >= 100000"]).none).toHaveLength(17);
  });

  test("an excluded family is neither found nor listed as having none, and can be included again", () => {
    const { none } = lightest(["Ix >= 100000", "family = UB"]);
    expect(none).toEqual(["UB"]);
    const conditions = [{ kind: "word", key: "family", values: ["UB"] } as const];
    const offered = entriesOffered(catalogue, { ...INITIAL_STATE, conditions });
    expect(new Set(offered.map(({ category }) => category)).size).toBe(17);
  });
});

describe("in both standards", () => {
  test("a size that meets the requirements in both is listed once", () => {
    const { families } = lightest(["Ix >= 200", "d <= 460", "family = UB"], { bothStandards: true });
    expect(families[0]?.lightest).toMatchObject([
      { entry: { name: "410UB59.7" }, standards: ["Aust300", "Aust350"], mass: 59.7 },
    ]);
    expect(namesOf(families[0]?.next ?? [])).toEqual(["460UB67.1", "460UB74.6"]);
  });

  test("a size that meets them in one is listed with that one only", () => {
    // Published fy of a 410UB59.7 flange: 300 in Grade 300, 340 in Grade 350.
    const { families } = lightest(["fy >= 340", "Ix >= 200", "d <= 410", "family = UB"], {
      bothStandards: true,
    });
    expect(families[0]?.lightest).toMatchObject([{ entry: { name: "410UB59.7" }, standards: ["Aust350"] }]);
  });
});

// The tables list 760UB244 in Grade 350 only; published Ix 3020, and no other universal beam has more than 3000.
describe("a size that no table lists in the grade of the tab", () => {
  const asked = ["Ix >= 3000", "family = UB"];

  test("is not recommended, but in the grade that lists it", () => {
    expect(lightest(asked)).toMatchObject({ families: [], none: ["UB"] });
    const { families } = lightest(asked, { bothStandards: true });
    expect(families[0]?.lightest).toMatchObject([
      { entry: { name: "760UB244" }, standards: ["Aust350"], unlisted: [] },
    ]);
  });

  test("an unlisted size is found and marked when the box is not checked", () => {
    const { families } = lightest(asked, { bothStandards: true, listedOnly: false });
    expect(families[0]?.lightest).toMatchObject([
      { entry: { name: "760UB244" }, standards: ["Aust300", "Aust350"], unlisted: ["Aust300"] },
    ]);
  });

  test("a filter on unlisted sizes finds it, whether or not the box is checked", () => {
    expect(namesOf(lightest([...asked, "not listed"]).families[0]?.lightest ?? [])).toEqual(["760UB244"]);
    const conditions = [{ kind: "word", key: "listed", values: ["no"] } as const];
    expect(asksListedOnly({ conditions, listedOnly: true })).toBe(false);
    expect(asksListedOnly(withListedOnly(conditions, true))).toBe(true);
    expect(asksListedOnly(withListedOnly(conditions, false))).toBe(false);
  });
});

// Published: 400x200x8.0RHS and 350x250x8.0RHS both weigh 71.6 kg/m, with 190 and 160; the next lighter has 93.9.
test("two sections of a family with equal mass are both the lightest", () => {
  const { families } = lightest(["Ix >= 140", "family = RHS"]);
  expect(new Set(namesOf(families[0]?.lightest ?? []))).toEqual(
    new Set(["400x200x8.0RHS", "350x250x8.0RHS"]),
  );
});

test("all sections of a family with equal mass are the lightest", () => {
  const { families } = lightest(["Ix >= 0"], { availability: AVAILABILITIES });
  for (const { lightest: own, next } of families) {
    const masses = [...own, ...next].map(({ mass }) => mass);
    expect(masses).toEqual(masses.toSorted((a, b) => a - b));
    expect(new Set(own.map(({ mass }) => mass)).size).toBe(1);
    for (const { mass } of next) expect(mass).toBeGreaterThan(own[0]?.mass ?? Number.NaN);
  }
});

test("a margin is a share of its bound, and a bound of zero has none", () => {
  expect(marginTo(216, 200)).toBeCloseTo(0.08, 12);
  expect(marginTo(406, 460)).toBeCloseTo(-54 / 460, 12);
  expect(marginTo(5, 0)).toBeUndefined();
  expect(marginTo(5, undefined)).toBeUndefined();
});
