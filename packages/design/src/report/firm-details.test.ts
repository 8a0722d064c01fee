import { expect, test } from "vitest";
import { firmOfTitleBlock, NO_FIRM, parseFirm } from "./firm-details.ts";

test("a title block has what the user has entered of the firm, and nothing in place of the rest", () => {
  expect(firmOfTitleBlock(NO_FIRM)).toEqual({ name: "", lines: [] });
  const firm = parseFirm({ name: "Beam and Post", registration: "RPEQ 12345", other: 1 });
  expect(firmOfTitleBlock(firm)).toEqual({ name: "Beam and Post", lines: ["RPEQ 12345"] });
});

test("what is kept of a firm is read as texts without control characters, whatever it is", () => {
  for (const raw of [undefined, null, "x", [], { name: 7, address: {} }])
    expect(parseFirm(raw)).toEqual(NO_FIRM);
  expect(parseFirm({ name: "A\nB" }).name).toBe("A B");
});
