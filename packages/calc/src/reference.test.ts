import { expect, test } from "vitest";
import { GEOMETRY, referenceText, standardReferences } from "./reference.ts";

const practice = standardReferences("Australian practice", "Australian practice");
const guide = standardReferences("AISC Design Guide 1", "AISC Design Guide 1, 2006");

test.each([
  [standardReferences("AS 4100", "AS 4100:2020").clause("6.3.3"), "AS 4100 Clause 6.3.3"],
  [guide.section("3.1"), "AISC Design Guide 1 Section 3.1"],
  [standardReferences("AISC 360", "AISC 360-16").section("J10.1"), "AISC 360 Section J10.1"],
  [practice.section("simple connections"), "Australian practice, simple connections"],
  [GEOMETRY, "Section geometry"],
  [{ ...GEOMETRY, standard: "Footing", place: "Statics" as const }, "Footing statics"],
])("%# reads as a reader would cite it", (reference, text) => {
  expect(referenceText(reference)).toBe(text);
});
