import { expect, test } from "vitest";
import { firmOfTitleBlock, NO_FIRM, parseFirm } from "./firm-details.ts";

test("a title block has what the user has entered of the firm, and nothing in place of the rest", () => {
  expect(firmOfTitleBlock(NO_FIRM)).toEqual({ name: "", lines: [] });
  const firm = parseFirm({ name: "Beam and Post", registration: "RPEQ 12345", other: 1 });
  expect(firmOfTitleBlock(firm)).toEqual({ name: "Beam and Post", lines: ["RPEQ 12345"] });
});

test("a logo is a JPEG of a limited size, and anything else that is kept is none", () => {
  const logo = "data:image/jpeg;base64,/9j/4AAQ==";
  expect(firmOfTitleBlock(parseFirm({ logo }))).toEqual({ name: "", lines: [], logo });
  for (const other of [
    "https://example.com/a.jpg",
    "data:image/svg+xml,<svg>",
    logo + "A".repeat(200_000),
    7,
  ])
    expect(parseFirm({ logo: other }).logo).toBe("");
});

test("a firm from the storage is read as texts without control characters", () => {
  for (const raw of [undefined, null, "x", [], { name: 7, address: {} }])
    expect(parseFirm(raw)).toEqual(NO_FIRM);
  expect(parseFirm({ name: "A\nB" }).name).toBe("A B");
});
