import { propertyGroups } from "@kingpost/sections";
import { expect, test } from "vitest";
import { DEFAULT_MEMBER } from "../capacities/member/member.ts";
import { NO_VALUE, shownValue } from "../section/property-value.ts";
import { catalogue } from "../testing/catalogue.ts";
import { QUANTITIES } from "./quantities.ts";
import { shownColumn } from "./shown-column.ts";

const numberOf = (text: string) =>
  text === NO_VALUE ? Number.NaN : Number(text.replace(/\s/g, "").replace("\u2212", "-"));

test("a condition sees every value as the property table shows it", () => {
  const columns = new Map(
    QUANTITIES.filter(({ key, property }) => key === property).map((quantity) => [
      quantity.key,
      shownColumn(catalogue, quantity, DEFAULT_MEMBER),
    ]),
  );
  const differing = catalogue.entries.flatMap(({ id }, at) => {
    const record = catalogue.record(id);
    if (!record) return [id];
    const rows = propertyGroups(record).flatMap((group) => group.rows);
    return rows.flatMap((row) => {
      const compared = columns.get(row.property)?.[at];
      if (compared === undefined) return [];
      const shown = numberOf(shownValue(record, row).text);
      const own = compared / 10 ** row.exponent;
      const isSame = Number.isNaN(shown)
        ? Number.isNaN(own)
        : Math.abs(shown - own) <= 1e-9 * Math.abs(shown);
      return isSame ? [] : [`${row.property} of ${id}: ${shown} on screen, ${own} compared`];
    });
  });
  expect(differing).toEqual([]);
});
