import { customSectionRecordOf, findRow, type PropertyName, type SectionRecord } from "@kingpost/sections";
import { describe, expect, test } from "vitest";
import { bestOf, changesOf, comparedRow, perKgRows } from "./compare-values.ts";

function own(word: string) {
  const record = customSectionRecordOf(`own:${word}`);
  if (!record) throw new Error(`${word} cannot be made`);
  return record;
}

/** A box of twice the flanges, an angle, and the first I again in thinner plate. */
const I = own("I-400x200x10x8-300");
const THICK = own("I-400x200x20x8-300");
const ANGLE = own("Angle-150x100x10-300");

function rowOf(property: PropertyName) {
  const row = findRow(I, property) ?? findRow(ANGLE, property);
  if (!row) throw new Error(property);
  return row;
}

/** A catalogue section with a published value. */
function printed(property: "ix" | "kf" | "mass", value: number): SectionRecord {
  return {
    ...I,
    category: "WB",
    standard: "Aust300",
    properties: { ...I.properties, availability: "Common", [property]: value },
    provenance: { ...I.provenance, [property]: "published" },
  } as SectionRecord;
}

describe("the change against the first section", () => {
  test("is signed and to one decimal, by hand", () => {
    // Ag: 2 x 2000 + 380 x 8 = 7040; 2 x 4000 + 360 x 8 = 10 880, shown as 10 900: +54.830 %
    const area = comparedRow([I, THICK], rowOf("ag"));
    expect(area.values).toEqual([7040, 10_900]);
    expect(changesOf(area, "ag")).toEqual([undefined, "+54.8\u202f%"]);
    // the other way round: 7040 / 10 900 - 1 = -35.413 %
    expect(changesOf(comparedRow([THICK, I], rowOf("ag")), "ag")[1]).toBe("\u221235.4\u202f%");
    expect(changesOf(comparedRow([I, I], rowOf("d")), "d")[1]).toBe("0.0\u202f%");
  });

  test("compares the values as shown, whatever their digits", () => {
    // kf 0.998 is shown as 1.00, 0.965 as 0.97: 0.97 / 1.00 - 1, and not 0.965 / 0.998 - 1 = -3.3 %.
    const row = comparedRow([printed("kf", 0.998), printed("kf", 0.965), printed("kf", 1)], rowOf("kf"));
    expect(row.texts).toEqual(["1.00", "0.97", "1.00"]);
    expect(changesOf(row, "kf").slice(1)).toEqual(["\u22123.0\u202f%", "0.0\u202f%"]);
    expect([...bestOf(row, "kf")]).toEqual([0, 2]);
    // Per unit mass too, every number compared is the one shown.
    for (const line of perKgRows([I, THICK, ANGLE])) {
      const shown = line.texts.map((text) => Number(text.replace("\u202f", "")) * 10 ** line.row.exponent);
      for (const [column, value] of line.values.entries())
        if (value !== undefined) expect(value / (shown[column] ?? Number.NaN)).toBeCloseTo(1, 12);
    }
  });

  test("is a dash where a percentage does not apply, and empty where there is no value", () => {
    expect(changesOf(comparedRow([ANGLE, ANGLE], rowOf("inp")), "inp")[1]).toBe("\u2013");
    // A sharp corner has no percentage.
    const round = own("Angle-150x100x10x12x6-300-HR");
    expect(changesOf(comparedRow([ANGLE, round], rowOf("r1")), "r1")[1]).toBe("\u2013");
    // The I has no Inp to compare with; the angle has no warping constant at all.
    expect(changesOf(comparedRow([I, ANGLE], rowOf("in")), "in")[1]).toBe("\u2013");
    expect(changesOf(comparedRow([I, ANGLE], rowOf("iw")), "iw")[1]).toBeUndefined();
  });
});

describe("the best value", () => {
  test("is the largest modulus and the smallest mass", () => {
    expect([...bestOf(comparedRow([I, THICK, ANGLE], rowOf("zex")), "zex")]).toEqual([1]);
    expect([...bestOf(comparedRow([I, THICK, ANGLE], rowOf("mass")), "mass")]).toEqual([2]);
  });

  test("is none where best does not apply, where all are equal or where only one has a value", () => {
    expect(bestOf(comparedRow([I, THICK], rowOf("d")), "d").size).toBe(0);
    expect(bestOf(comparedRow([I, THICK], rowOf("tf")), "tf").size).toBe(0);
    expect(bestOf(comparedRow([I, I], rowOf("ix")), "ix").size).toBe(0);
    expect(bestOf(comparedRow([I, ANGLE], rowOf("iw")), "iw").size).toBe(0);
  });

  test("is shared by values that are equal on screen", () => {
    // 200 x 400^3 / 12 - 192 x 380^3 / 12 = 188 714 667 is shown as 189, and so is a published 189 000 000.
    const row = comparedRow([printed("ix", 189_000_000), I, ANGLE], rowOf("ix"));
    expect(row.texts.slice(0, 2)).toEqual(["189", "189"]);
    expect([...bestOf(row, "ix")]).toEqual([0, 1]);
  });
});

test("a value per unit mass is divided by the mass of the section", () => {
  const rows = perKgRows([I, THICK]);
  const ix = rows.find(({ row }) => row.property === "ix");
  // 188 714 667 mm4 / 55.264 kg/m = 3.4148 x 10^6, to the three figures shown
  expect(ix?.values[0]).toBe(3_410_000);
  expect(ix?.texts[0]).toBe("3.41");
  expect(rows.map(({ row }) => row.property)).toEqual([
    "ix",
    "zx",
    "sx",
    "zex",
    "iy",
    "zy",
    "sy",
    "zey",
    "j",
  ]);
});
