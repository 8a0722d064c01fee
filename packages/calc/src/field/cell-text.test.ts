import { expect, test } from "vitest";
import { cellText, rawText } from "./cell-text.ts";

test("a value of a link that is no text is shown as it was sent, whatever names its fields have", () => {
  const raw = { toString: 1, valueOf: 2 };
  expect(rawText(raw)).toBe('{"toString":1,"valueOf":2}');
  expect([rawText(null), rawText(undefined), rawText("B3")]).toEqual(["null", "", "B3"]);
  expect(cellText({ unit: "m" }, raw)).toBe("");
});
