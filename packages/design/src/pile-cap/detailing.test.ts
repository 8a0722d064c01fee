import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { PILE_CAP } from "./module.ts";

const { resultOf, checkOf } = checksOfModule(PILE_CAP);
describe("bars between the bands", () => {
  const row = (inputs: object) => checkOf(inputs, "detail/between-bands");

  test("are a rule where a gap is wider than the degree of crack control has, not covered without them", () => {
    expect(row({})).toMatchObject({ kind: "requirement", isMet: true });
    expect(row({ betweenSpacing: 0 })).toMatchObject({
      kind: "not covered",
      // From band to band: 1800 less a width of 770, with half a bar on each side.
      reason: expect.stringContaining("1058 mm between the bars of bands"),
    });
    expect(row({ betweenSpacing: 400 })).toMatchObject({ isMet: false });
    expect(row({ betweenSpacing: 250, crack: "strong" })).toMatchObject({ isMet: false });
    expect(row({ arrangement: "mat", countX: 12, countY: 12 })).toBeUndefined();
    expect(row({ layout: "9", spacing: 1100, pileSize: 400 })).toBeUndefined();
    expect(row({ layout: "3", betweenSpacing: 0 })?.kind).toBe("not covered");
  });

  test("are in the bar list, at their spacing at most", () => {
    const list = resultOf({}).tables.find(({ id }) => id === "bars");
    // Gaps of 1058 mm in parts of 250 mm or less have four bars.
    expect(list?.rows.find(([mark]) => mark === "C1")?.slice(2, 4)).toEqual(["4", "N16"]);
    const mats = list?.rows.find(([mark]) => mark === "M1");
    expect(mats?.[2]).toBe(String(4 * (Math.ceil((2700 - 130) / 150) + 1)));
  });
});

test("rules of detailing are met or not", () => {
  expect(checkOf({ countX: 3 }, "detail/bottom-bars")).toMatchObject({ isMet: false });
  expect(checkOf({ countX: 4 }, "detail/bottom-bars")).toMatchObject({ isMet: true });
  const met = (inputs: object, id: string) => checkOf(inputs, `detail/${id}`);
  expect(met({ overhang: 100 }, "edge")).toMatchObject({ isMet: false });
  expect(met({ embedment: 120 }, "embedment")).toMatchObject({ isMet: false });
  expect(met({ cover: 40 }, "head-cover")).toMatchObject({ isMet: false });
  expect(met({ exposure: "C2" }, "cover")).toMatchObject({ isMet: false });
  expect(met({ castAgainst: "ground", sideCover: 35 }, "cover")).toMatchObject({ isMet: false });
  expect(met({ sizeX: "N40", countX: 4, sideCover: 40 }, "cover")).toMatchObject({ isMet: true });
  expect(met({ sizeX: "N40", countX: 4, sideCover: 39 }, "cover")).toMatchObject({ isMet: false });
  expect(met({ topSpacing: 350 }, "top-bars")).toMatchObject({ isMet: false });
  expect(met({ crack: "strong", faceSpacing: 250 }, "face-bars")).toMatchObject({ isMet: false });
  expect(met({ spacing: 1400 }, "spacing")?.kind).toBe("not covered");
  expect(met({ spacing: 1400, closeBy: "the geotechnical engineer" }, "spacing")).toMatchObject({
    isElsewhere: true,
  });
});
