import { expect, test } from "vitest";
import { sectionTitle } from "./section-title.ts";

test.each([
  ["610UB125_300", "610UB125, Grade 300"],
  ["610UB125_350", "610UB125, Grade 350"],
  ["800WB122", "800WB122, Grade 300"],
  ["800WB122_350", "800WB122, Grade 400"],
  ["500WC440_350", "500WC440, Grade 400"],
  ["200x100x5.0RHS_300", "200x100x5.0RHS, C350L0"],
  ["200x100x5.0RHS_350", "200x100x5.0RHS, C450L0"],
  ["168.3x4.8CHS_300", "168.3x4.8CHS, C250L0"],
  ["168.3x4.8CHS_350", "168.3x4.8CHS, C350L0"],
])("the title of %s names the steel of its family: %s", (id, title) => {
  expect(sectionTitle(id)).toBe(title);
});

test("a custom section has its name and its strengths", () => {
  expect(sectionTitle("own:I-500x200x16x10-300")).toBe(
    "Welded I 500x200x16x10, plate strengths as for AS/NZS 3679.2 Grade 300",
  );
});

test("the title of text that identifies no section is the text", () => {
  expect(sectionTitle("banana")).toBe("banana");
  expect(sectionTitle("own:I-500")).toBe("own:I-500");
});
