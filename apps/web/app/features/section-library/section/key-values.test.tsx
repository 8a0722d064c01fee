import { customSectionRecordOf } from "@kingpost/sections";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import "../testing/catalogue.ts";
import { KeyValues } from "./key-values.tsx";

/** The text of the strip, value by value. */
function shown(id: string): readonly string[] {
  const record = customSectionRecordOf(id);
  if (!record) throw new Error(`No section ${id}`);
  const html = renderToStaticMarkup(<KeyValues record={record} />);
  return [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, value = ""]) =>
    value.replaceAll(/<[^>]+>/g, "").trim(),
  );
}

test("a value that a section does not have is a dash without a unit", () => {
  // Unequal flanges have no effective modulus and no form factor.
  const values = shown("own:Unequal-500x200x16x150x12x10-300");
  expect(values.filter((value) => value.startsWith("\u2013"))).toEqual(["\u2013", "\u2013"]);
  expect(shown("own:I-500x200x16x10-300").join()).not.toContain("\u2013");
});
