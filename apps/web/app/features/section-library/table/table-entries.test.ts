import { expect, test } from "vitest";
import { findEntries } from "../filter/found/found.ts";
import { catalogue } from "../testing/catalogue.ts";
import { INITIAL_STATE } from "../view-state/library-state.ts";
import { askedKeys, familyOfAll, familyToShow, isTableShown, tableEntries } from "./table-entries.ts";

const found = findEntries(catalogue, INITIAL_STATE);
const rows = (family: Parameters<typeof tableEntries>[2], descending?: boolean) =>
  tableEntries(catalogue, found, family, {
    ...INITIAL_STATE,
    sort: descending === undefined ? undefined : { key: "mass", descending },
  }).map(({ name }) => name);

test("the rows are of one family, in the selected order", () => {
  const channels = [
    "380PFC",
    "300PFC",
    "250PFC",
    "230PFC",
    "200PFC",
    "180PFC",
    "150PFC",
    "125PFC",
    "100PFC",
    "75PFC",
  ];
  expect(rows("PFC", true)).toEqual(channels);
  expect(rows("PFC", false)).toEqual(channels.toReversed());
  expect(rows("PFC").toSorted()).toEqual(channels.toSorted());
});

test("all families list every result", () => {
  expect(rows("all")).toHaveLength(found.length);
});

test("the family is the selected one, else that of the selected section, else the first found", () => {
  expect(familyToShow("PFC", "UB", found)).toBe("PFC");
  expect(familyToShow(undefined, "SHS", found)).toBe("SHS");
  expect(familyToShow(undefined, undefined, found)).toBe(found[0]?.category);
});

test("a table of results has the columns of one family only where all results are of it", () => {
  const beams = found.filter(({ category }) => category === "UB");
  expect(familyOfAll(beams)).toBe("UB");
  expect(familyOfAll(found)).toBe("all");
});

test("a comparison or a custom section replaces the table", () => {
  const table = { ...INITIAL_STATE, view: "table" } as const;
  expect(isTableShown(table)).toBe(true);
  expect(isTableShown({ ...table, compared: [] })).toBe(false);
  expect(isTableShown({ ...table, own: "" })).toBe(false);
  expect(isTableShown(INITIAL_STATE)).toBe(false);
});

test("a table is asked for what it is sorted by, then what the filters and the search text are on", () => {
  const keysOf = (state: Partial<typeof INITIAL_STATE>) =>
    askedKeys(catalogue, { ...INITIAL_STATE, ...state });
  expect(keysOf({})).toEqual([]);
  expect(keysOf({ text: "UB kf<1" })).toEqual(["kf"]);
  expect(
    keysOf({
      sort: { key: "mass", descending: true },
      conditions: [
        { kind: "range", key: "ix", min: 200, max: undefined },
        { kind: "range", key: "mass", min: undefined, max: 60 },
        { kind: "word", key: "family", values: ["UB"] },
      ],
    }),
  ).toEqual(["mass", "ix"]);
  // t of a hollow section is in the column of tf.
  expect(keysOf({ text: "shs t>=6" })).toEqual(["tf"]);
});
