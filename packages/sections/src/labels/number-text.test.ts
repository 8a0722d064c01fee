import { describe, expect, test } from "vitest";
import { formatDecimals, formatFull, formatProperty } from "./number-text.ts";

describe("a published value is shown as in the mill tables", () => {
  test.each([
    [986_000_000, 6, "986", "Ix of 610UB125"],
    [15_300_000_000, 6, "15\u202f300", "Ix of 1200WB455"],
    [6_480_000, 6, "6.48", "Iy of 380PFC"],
    [3_230_000, 3, "3230", "Zx of 610UB125"],
    [3_450_000_000_000, 9, "3450", "Iw of 610UB125"],
    [45, 0, "45.0", "a length that the table gives to three figures"],
    [658_000, 6, "0.658", "Iy of 125PFC"],
    [1_234_000, 3, "1234", "four published figures stay four"],
  ])("%d with 10^%d reads %s (%s)", (value, exponent, text) => {
    expect(formatProperty(value, exponent, "published")).toBe(text);
  });
});

test("a calculated value is rounded to the three figures of the tables", () => {
  expect(formatProperty(23_824.68, 0, "computed")).toBe("23\u202f800");
  expect(formatProperty(1_234_567, 6, "computed")).toBe("1.23");
});

test("a negative value has a true minus sign", () => {
  expect(formatProperty(-1_290_000, 6, "computed")).toBe("\u22121.29");
});

test("the form factor has two decimals on screen and all of them in full", () => {
  expect(formatDecimals(0.837, 2)).toBe("0.84");
  expect(formatDecimals(1, 2)).toBe("1.00");
  expect(formatFull(0.837, "published")).toBe("0.837");
});

test("a value in full has every published digit, or six figures of a calculated one", () => {
  expect(formatFull(15_300_000_000, "published")).toBe("15\u202f300\u202f000\u202f000");
  expect(formatFull(23_824.6789, "computed")).toBe("23\u202f824.7");
});
