import { DomainError } from "@kingpost/calc/domain-error";
import { expect, test } from "vitest";
import { type RawRow, readSourceTable } from "./source.ts";

const UB: RawRow = {
  designation: "610UB125",
  mass_kg_per_m: "125",
  d_tabulated_mm: "612",
  d_mm: "611.6",
  bf_mm: "229",
  tf_mm: "19.6",
  tw_mm: "11.9",
  r1_mm: "14",
  d1_mm: "572",
  Ag_mm2: "16000",
  Ix_mm4: "986000000",
  Zx_mm3: "3230000",
  Sx_mm3: "3680000",
  rx_mm: "249",
  Iy_mm4: "39300000",
  Zy_mm3: "343000",
  Sy_mm3: "536000",
  ry_mm: "49.6",
  J_mm4: "1560000",
  Iw_mm6: "3450000000000",
  "fy_flange_MPa@300": "280",
  "kf@300": "0.95",
  "compact_x@300": "C",
  "kf@350": "",
  grades: "300 350",
  availability: "Common",
  availability_basis: "standard size",
  provenance: "published",
};

const BARE_CHS: RawRow = {
  designation: "610.0x12.7CHS",
  mass_kg_per_m: "",
  d_mm: "610",
  bf_mm: "610",
  t_mm: "12.7",
  Ag_mm2: "",
  grades: "",
  availability: "Special",
  availability_basis: "size list only",
  provenance: "dimensions only",
};

function refusal(file: string, ...rows: RawRow[]): DomainError {
  try {
    readSourceTable(file, rows);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error("The table was accepted.");
}

test("a row becomes numbers by property, design values by grade", () => {
  const [row] = readSourceTable("ub.csv", [UB]);
  expect(row?.category).toBe("UB");
  expect(row?.dimensions).toEqual({ d_mm: 611.6, bf_mm: 229, tf_mm: 19.6, tw_mm: 11.9, r1_mm: 14 });
  expect(row?.gross.ix).toBe(986e6);
  expect(row?.gross.dPrinted).toBe(612);
  expect(row?.design).toEqual({ 300: { fy: 280, kf: 0.95, compactnessX: "C" } });
  expect(row?.grades).toEqual(["300", "350"]);
});

test("an empty cell means not published, never zero", () => {
  const [row] = readSourceTable("chs.csv", [BARE_CHS]);
  expect(row?.gross).toEqual({});
  expect(row?.design).toEqual({});
  expect(row?.grades).toEqual([]);
});

test.each([
  ["a form factor of 880", { "kf@300": "880" }, "form-factor-out-of-range", "kf@300"],
  ["a form factor of zero", { "kf@300": "0" }, "form-factor-out-of-range", "kf@300"],
  ["a negative form factor", { "kf@300": "-0.9" }, "form-factor-out-of-range", "kf@300"],
  ["a missing dimension", { tf_mm: "" }, "missing-dimension", "tf_mm"],
  ["a flange of no thickness", { tf_mm: "0" }, "non-positive", "tf_mm"],
  ["a negative area", { Ag_mm2: "-16000" }, "non-positive", "Ag_mm2"],
  ["a number that is not one", { Ix_mm4: "986e" }, "bad-value", "Ix_mm4"],
  ["NaN", { Ix_mm4: "NaN" }, "bad-value", "Ix_mm4"],
  ["Infinity", { Ix_mm4: "Infinity" }, "bad-value", "Ix_mm4"],
  ["a decimal comma", { tf_mm: "19,6" }, "bad-value", "tf_mm"],
  ["an unknown class", { "compact_x@300": "D" }, "bad-value", "compact_x@300"],
  ["an unknown availability", { availability: "common" }, "bad-value", "availability"],
  ["an unknown provenance", { provenance: "guessed" }, "bad-value", "provenance"],
  ["an unknown grade", { grades: "300 355" }, "bad-value", "grades"],
  ["design values of a grade not listed", { grades: "350" }, "bad-value", "grades"],
  ["a published row with an empty property", { Sy_mm3: "" }, "bad-value", "Sy_mm3"],
  ["a column of another family", { ZyL_mm3: "1" }, "bad-value", "ZyL_mm3"],
])("%s throws an error that names file, row and column", (_, change, code, column) => {
  const error = refusal("ub.csv", { ...UB, ...change });
  expect(error.code).toBe(code);
  expect(error.message).toContain(`ub.csv, 610UB125, ${column}: `);
});

test("a duplicate designation throws", () => {
  const error = refusal("ub.csv", UB, UB);
  expect(error.code).toBe("duplicate-designation");
  expect(error.message).toContain("ub.csv, 610UB125, designation");
});

test("a table of an unknown family throws", () => {
  const error = refusal("tfc.csv", UB);
  expect(error.code).toBe("unknown-family");
  expect(error.message).toContain("tfc.csv");
});

test("a size in the table of another family throws", () => {
  expect(refusal("uc.csv", UB).message).toContain("uc.csv, 610UB125, designation");
});

test("a row without a designation throws an error with its number", () => {
  expect(refusal("ub.csv", UB, { ...UB, designation: " " }).message).toContain("ub.csv, row 2");
});

test("a circle with different width and depth throws", () => {
  expect(refusal("chs.csv", { ...BARE_CHS, bf_mm: "600" }).message).toContain(
    "chs.csv, 610.0x12.7CHS, bf_mm",
  );
});
