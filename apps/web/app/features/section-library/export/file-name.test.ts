import { customSectionRecordOf } from "@kingpost/sections/records";
import { expect, test } from "vitest";
import { sectionFileName } from "./file-name.ts";

test.each([
  ["I-500x200x16x10-300", "Welded-I-500x200x16x10-Grade-300.pdf"],
  ["Round-50-fy300_fu440", "Round-50-fy-300-fu-440-MPa.pdf"],
])("the file of the custom section %s is %s", (text, name) => {
  const record = customSectionRecordOf(`own:${text}`);
  expect(record && sectionFileName(record, "pdf")).toBe(name);
});
