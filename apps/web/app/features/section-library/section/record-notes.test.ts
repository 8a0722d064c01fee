import { expect, test } from "vitest";
import { recordOf } from "../testing/catalogue.ts";
import { listingInWords, marksInWords } from "./record-notes.tsx";

test("a size that is not supplied in its grade has the meaning of its marks and no note of published values", () => {
  const unlisted = recordOf("457.0x6.4CHS_300");
  expect(listingInWords(unlisted)).toContain("Properties calculated.");
  expect(marksInWords([unlisted])).toMatch(/^Marks: calc\. \(calculated from dimensions\)/);
  expect(marksInWords([recordOf("457.0x6.4CHS_350")])).toMatch(/^Published values/);
  expect(marksInWords([unlisted, recordOf("610UB125_300")])).toMatch(/^Published values, except/);
});
