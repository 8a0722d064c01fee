import { expect, test } from "vitest";
import { gradeOf } from "./family-grade.ts";
import { CATEGORIES, STANDARDS } from "./record.ts";

test("a tab of the library selects the steel in which the family is made", () => {
  const names = CATEGORIES.map((c) => STANDARDS.map((s) => gradeOf(c, s).name));
  expect(Object.fromEntries(CATEGORIES.map((c, i) => [c, names[i]]))).toMatchObject({
    UB: ["AS/NZS 3679.1 Grade 300", "AS/NZS 3679.1 Grade 350"],
    UA: ["AS/NZS 3679.1 Grade 300", "AS/NZS 3679.1 Grade 350"],
    WB: ["AS/NZS 3679.2 Grade 300", "AS/NZS 3679.2 Grade 400"],
    WC: ["AS/NZS 3679.2 Grade 300", "AS/NZS 3679.2 Grade 400"],
    CHS: ["AS/NZS 1163 C250L0", "AS/NZS 1163 C350L0"],
    SHS: ["AS/NZS 1163 C350L0", "AS/NZS 1163 C450L0"],
  });
});
