import { describe, expect, test } from "vitest";
import { START, type TypedCustomSection } from "../src/custom-section/code/fields.ts";
import { customSectionRecord } from "../src/custom-section/custom-section.ts";
import { parseCustomSection } from "../src/custom-section/parse-custom-section.ts";
import type { PropertyName } from "../src/record/record.ts";
import { knownFault } from "../src/source/known-faults.ts";
import { SOURCE_COLUMNS } from "../src/source/source-columns.ts";
import { numberIn, type Row, readRows, requiredIn } from "./read-rows.ts";
import { chainSpread, halfUnit } from "./tolerance.ts";

function recordOf(
  typed: Omit<Partial<TypedCustomSection>, "text"> & { text: Partial<TypedCustomSection["text"]> },
) {
  const parsed = parseCustomSection({ ...START, ...typed, text: { ...START.text, ...typed.text } });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return customSectionRecord(parsed.section);
}

const WELDED_I = { shape: "I", stress: "HW" } as const;

/** Published values of a welded section that a custom section of its dimensions has too. */
function printedProperties(row: Row, grade: "300" | "400"): [PropertyName, number | string][] {
  const { gross, optional, design } = SOURCE_COLUMNS[row.category];
  return [...row.cells].flatMap(([header, cell]): [PropertyName, number | string][] => {
    const [column = "", at] = header.split("@");
    const property = at === undefined ? { ...gross, ...optional }[column] : design[column];
    if (property === undefined || property === "dPrinted" || (at !== undefined && at !== grade)) return [];
    return [[property, /^[CNS]$/.test(cell) ? cell : (numberIn(row, header) ?? Number.NaN)]];
  });
}

describe.each(["300", "400"] as const)(
  "a welded I of the catalogue entered as a custom section of Grade %s",
  (grade) => {
    const rows = readRows().filter(({ category }) => category === "WB" || category === "WC");

    test.each(rows.map((row) => [row.designation, row] as const))(
      "%s has the published values",
      (_name, row) => {
        const own = recordOf({
          ...WELDED_I,
          steel: grade,
          text: {
            d: String(requiredIn(row, "d_mm")),
            b: String(requiredIn(row, "bf_mm")),
            tf: String(requiredIn(row, "tf_mm")),
            tw: String(requiredIn(row, "tw_mm")),
          },
        });
        const printed = printedProperties(row, grade);
        expect(printed.length).toBeGreaterThanOrEqual(20);
        const p = own.properties;
        for (const [property, value] of printed) {
          const mine = p[property];
          if (typeof value === "string" || typeof mine === "string") {
            expect(mine, property).toBe(value);
            continue;
          }
          const stated = property === "fy" || property === "fyw" || property === "fu";
          const chain =
            property === "zex"
              ? chainSpread(value, p.zx, p.sx)
              : property === "zey"
                ? chainSpread(value, p.zy, p.sy)
                : 0;
          const allowed = stated ? 0 : halfUnit(property, value) + chain;
          expect(
            Math.abs((mine ?? Number.NaN) - value),
            `${property}: ${mine}, printed ${value}`,
          ).toBeLessThanOrEqual(allowed);
        }
      },
    );
  },
);

describe("a box 400 x 300 x 20 x 12 in plate of Grade 300, by hand", () => {
  const box = recordOf({ shape: "Box", steel: "300", text: { d: "400", b: "300", tf: "20", tw: "12" } });
  const p = box.properties;

  test("area and moduli are those of two flanges 300 x 20 and two webs 360 x 12", () => {
    // A = 2 x 6000 + 2 x 4320
    expect(p.ag).toBeCloseTo(20_640, 6);
    // Ix = 2 (300 x 20^3 / 12 + 6000 x 190^2) + 2 x 12 x 360^3 / 12 = 433 600 000 + 93 312 000
    expect(p.ix).toBeCloseTo(526_912_000, 3);
    // Iy = 2 x 20 x 300^3 / 12 + 2 (360 x 12^3 / 12 + 4320 x 144^2) = 90 000 000 + 179 262 720
    expect(p.iy).toBeCloseTo(269_262_720, 3);
    // Sx = 6000 x 380 + 2 x 12 x 360^2 / 4; Sy = 2 x 20 x 300^2 / 4 + 4320 x 288
    expect(p.sx).toBeCloseTo(3_057_600, 6);
    expect(p.sy).toBeCloseTo(2_144_160, 6);
    expect(p.zx).toBeCloseTo(2_634_560, 6);
    expect(p.zy).toBeCloseTo(1_795_084.8, 6);
    // 7850 kg/m3 x 0.02064 m2
    expect(p.mass).toBeCloseTo(162.024, 9);
  });

  test("torsion is Bredt's for the mid-line 288 x 380 with the plates' own share", () => {
    // Ah = 109 440; sum s/t = 2 x 288/20 + 2 x 380/12 = 92.1333; 4 Ah^2 / that = 519 991 341
    // plates: (2 x 288 x 8000 + 2 x 380 x 1728) / 3 = 1 973 760
    expect(p.j).toBeCloseTo((4 * 109_440 ** 2) / (28.8 + 760 / 12) + 1_973_760, 2);
    expect(p.j / 1e6).toBeCloseTo(521.97, 1);
    // The thin web is stressed most: q / t = Jc / (2 x 109 440 x 12) = 197.97 beside its own 12
    expect(p.c).toBeCloseTo(p.j / ((p.j - 1_973_760) / (2 * 109_440 * 12) + 12), 3);
  });

  test("the slender web makes it compact about x and non-compact about y", () => {
    // fy 300 (20 mm) and 310 (12 mm): 300 counts. Flange 276/20 x sqrt(1.2) = 15.12 <= 30; web 30 x 1.0954 = 32.86 <= 82
    expect(p).toMatchObject({ fy: 300, fyw: 310, fu: 430, compactnessX: "C", compactnessY: "N", kf: 1 });
    expect(p.zex).toBeCloseTo(3_057_600, 6);
    // About y the plates of 360 x 12 are in uniform compression: 30 < 32.863 <= 35 (HW)
    const share = (35 - 32.8633535) / 5;
    expect(p.zey).toBeCloseTo(1_795_084.8 + (2_144_160 - 1_795_084.8) * share, 0);
  });

  test("lightly welded plates have their yield limit at 40", () => {
    const light = recordOf({
      shape: "Box",
      stress: "LW",
      text: { d: "400", b: "300", tf: "20", tw: "12" },
    }).properties;
    const share = (40 - 32.8633535) / 10;
    expect(light.zey).toBeCloseTo(1_795_084.8 + (2_144_160 - 1_795_084.8) * share, 0);
  });
});

test("a box whose flange is slender loses the excess width of that flange alone, by hand", () => {
  // 700 x 600 x 12 x 16, stated fy 250: flange 568/12 = 47.33 > 35 (HW), web 676/16 = 42.25 <= 82
  const p = recordOf({
    shape: "Box",
    steel: "stated",
    text: { d: "700", b: "600", tf: "12", tw: "16", fy: "250", fyw: "250", fu: "410" },
  }).properties;
  const ag = 2 * 600 * 12 + 2 * 676 * 16;
  const ix = 2 * ((600 * 12 ** 3) / 12 + 7200 * 344 ** 2) + (2 * 16 * 676 ** 3) / 12;
  const out = (568 - 35 * 12) * 12;
  const left = ag - out;
  const shift = (out * 344) / left;
  const inertia = ix - out * (12 ** 2 / 12 + 344 ** 2) - left * shift ** 2;
  expect(p.ag).toBeCloseTo(ag, 6);
  expect(p.compactnessX).toBe("S");
  expect(p.zex).toBeCloseTo(inertia / (350 + shift), 2);
  // kf: both flanges lose (568 - 420) x 12, both webs (42.25 > 35) lose (676 - 560) x 16
  expect(p.kf).toBeCloseTo(1 - (2 * 148 * 12 + 2 * 116 * 16) / ag, 9);
});

describe("an angle 150 x 100 x 10 with sharp corners, by hand", () => {
  const p = recordOf({ shape: "Angle", steel: "300", text: { b1: "150", b2: "100", t: "10" } }).properties;

  test("area, centroid and second moments are those of rectangles 10 x 150 and 90 x 10", () => {
    expect(p.ag).toBeCloseTo(2400, 9);
    // nL = (1500 x 5 + 900 x 55) / 2400; pB = (1500 x 75 + 900 x 5) / 2400
    expect(p.nL).toBeCloseTo(23.75, 9);
    expect(p.pB).toBeCloseTo(48.75, 9);
    // In = 10 x 150^3/12 + 1500 x 26.25^2 + 90 x 10^3/12 + 900 x 43.75^2
    expect(p.in).toBeCloseTo(5_576_250, 3);
    // Ip = 150 x 10^3/12 + 1500 x 18.75^2 + 10 x 90^3/12 + 900 x 31.25^2
    expect(p.ip).toBeCloseTo(2_026_250, 3);
    // Inp = -1500 x 18.75 x 26.25 - 900 x 31.25 x 43.75
    expect(p.inp).toBeCloseTo(-1_968_750, 3);
    // mean 3 801 250, radius sqrt(1 775 000^2 + 1 968 750^2) = 2 650 773.8
    expect(p.ix).toBeCloseTo(6_452_023.8, 0);
    expect(p.iy).toBeCloseTo(1_150_476.2, 0);
    // tan 2a = 2 x 1 968 750 / (5 576 250 - 2 026 250) = 1.10915, a = 23.98 degrees
    expect(p.tanAlpha).toBeCloseTo(0.44484, 4);
  });

  test("the long leg is non-compact, the load that opens the angle finds it compact", () => {
    // 140/10 x sqrt(310/250) = 15.59: tip 8 < 15.59 <= 22 (HW); short leg 10.02: uniform 8 < 10.02 <= 14
    expect(p).toMatchObject({ fy: 310, fu: 430, compactnessX: "N", compactnessY: "N" });
    const zc = Math.min(p.sx, 1.5 * p.zx);
    expect(p.zexA).toBeCloseTo(p.zx + ((zc - p.zx) * (22 - 14 * Math.sqrt(1.24))) / 14, 6);
    expect(p.zexC).toBeCloseTo(p.zx + ((zc - p.zx) * (14 - 9 * Math.sqrt(1.24))) / 6, 6);
    expect(p.zeyD).toBeCloseTo(Math.min(p.sy, 1.5 * p.zy), 9);
  });
});

test("a rolled angle of the catalogue entered with its radii has the published values", () => {
  // 150x100x12UA of the mill table, Grade 300 (fy 300 at 12 mm, fu 440): Ag, In, Ip, nL, pB, Zex, Zey as published
  const row = readRows().find(({ designation }) => designation === "150x100x12UA");
  if (!row) throw new Error("The table has no 150x100x12UA.");
  const text = (column: string) => String(requiredIn(row, column));
  const own = recordOf({
    shape: "Angle",
    steel: "stated",
    stress: "HR",
    text: {
      b1: text("b1_mm"),
      b2: text("b2_mm"),
      t: text("t_mm"),
      r1: text("r1_mm"),
      r2: text("r2_mm"),
      fy: "300",
      fu: "440",
    },
  });
  const columns = { ...SOURCE_COLUMNS.UA.gross, ...SOURCE_COLUMNS.UA.optional };
  const compared = Object.entries(columns).flatMap(([column, property]) => {
    const printed = numberIn(row, column);
    if (printed === undefined || property === "mass" || knownFault(row.designation, null, property))
      return [];
    const mine = own.properties[property];
    expect(Math.abs(Number(mine) - printed), property).toBeLessThanOrEqual(halfUnit(property, printed));
    return [property];
  });
  expect(compared.length).toBeGreaterThan(12);
});
