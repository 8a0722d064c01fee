import { expect, test } from "vitest";
import { DEFAULT_MEMBER } from "../capacities/member.ts";
import { findRow } from "../property-rows.ts";
import { NO_VALUE, shownValue } from "../property-value.ts";
import { catalogue } from "../testing/catalogue.ts";
import { isCapacity, QUANTITIES } from "./quantities.ts";
import { shownColumn } from "./shown-column.ts";

const numberOf = (text: string) =>
  text === NO_VALUE ? Number.NaN : Number(text.replace(/,/g, "").replace("\u2212", "-"));

test("a condition sees every value as the property table shows it", () => {
  const differing: string[] = [];
  for (const quantity of QUANTITIES) {
    const { key, property } = quantity;
    if (isCapacity(key) || property === undefined) continue;
    const column = shownColumn(catalogue, quantity, DEFAULT_MEMBER);
    catalogue.entries.forEach(({ id }, at) => {
      const record = catalogue.record(id);
      const row = record && findRow(record, property);
      const value = column[at] ?? Number.NaN;
      if (!record || !row || (key === "t" && Number.isNaN(value))) return;
      const shown = numberOf(shownValue(record, row).text);
      const own = value / 10 ** row.exponent;
      const isSame = Number.isNaN(shown)
        ? Number.isNaN(own)
        : Math.abs(shown - own) <= 1e-9 * Math.abs(shown);
      if (!isSame) differing.push(`${key} of ${id}: ${shown} on screen, ${own} compared`);
    });
  }
  expect(differing).toEqual([]);
});
