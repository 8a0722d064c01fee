import { describe, expect, test } from "vitest";
import { catalogue, recordOf } from "./catalogue.ts";
import { halfUnit } from "./tolerance.ts";

const TEES = [...catalogue.records({ category: "BT" }), ...catalogue.records({ category: "CT" })];

test("every tee is half of its parent less 1 mm", () => {
  expect(TEES).toHaveLength(2 * (28 + 13));
  for (const tee of TEES) {
    const parent = /^Half of (\S+),/.exec(tee.notes[0]?.note ?? "")?.[1] ?? "";
    const { d, bf, tf, tw, r1 } = recordOf(parent).properties;
    expect(tee.properties).toMatchObject({ bf, tf, tw, r1 });
    expect(tee.properties.d).toBeCloseTo(d / 2 - 1, 9);
  }
});

/** 10^3 mm4, Tables 3.1-5(A) and 3.1-6(A) of the ASI design capacity tables, 3rd edition (1999). */
const PUBLISHED_J = [
  ["305BT62.5", 778],
  ["305BT56.5", 566],
  ["305BT50.5", 393],
  ["265BT46.3", 386],
  ["265BT41.0", 262],
  ["230BT41.1", 349],
  ["230BT33.6", 188],
  ["180BT28.4", 168],
  ["180BT22.4", 80.2],
  ["155BT20.2", 78.4],
  ["155BT16.0", 43.1],
  ["125BT18.7", 78.7],
  ["125BT15.7", 44.4],
  ["100BT14.9", 52.4],
  ["100BT12.7", 31.2],
  ["90BT11.1", 40.6],
  ["75BT9.0", 30],
  ["75BT7.0", 13.9],
  ["155CT68.5", 1250],
  ["155CT59.0", 810],
  ["155CT48.4", 463],
  ["125CT44.8", 521],
  ["125CT36.5", 292],
  ["100CT29.8", 237],
  ["100CT23.1", 113],
  ["75CT18.6", 97.9],
  ["75CT15.0", 54.3],
  ["75CT11.7", 24.9],
  ["50CT7.4", 17.3],
] as const;

describe("the torsion constant of a tee, with the loss of its three free ends, agrees with the published value", () => {
  test.each(PUBLISHED_J)("%s: %d", (name, j) => {
    const calculated = recordOf(name).properties.j;
    expect(Math.abs(calculated - j * 1e3)).toBeLessThanOrEqual(halfUnit("j", j * 1e3));
  });
});
