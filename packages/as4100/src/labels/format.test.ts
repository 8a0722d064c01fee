import { expect, test } from "vitest";
import { formatCapacity, plainText } from "./format.ts";

test.each([
  [7_106_400_000, "phiMsx", "7110", "kNm"],
  [49_851_000, "phiMsy", "49.9", "kNm"],
  [3_672_000, "phiMsx", "3.67", "kNm"],
  [25_000_000, "phiMsy", "25.0", "kNm"],
  [12_345_000, "phiNs", "12\u202f300", "kN"],
  [983_200, "phiVv", "983", "kN"],
  [1_235_000, "phiNt", "1240", "kN"],
  [999_600, "phiNcy", "1000", "kN"],
  [950_400, "phiMbx", "0.950", "kNm"],
] as const)("%d of %s is shown as %s %s", (value, capacity, text, unit) => {
  expect(formatCapacity(value, capacity)).toEqual({ text, unit });
});

test("plainText removes the subscript marks", () => {
  expect(plainText("φM_sx = φ × f_y × Z_ex")).toBe("φMsx = φ × fy × Zex");
});
