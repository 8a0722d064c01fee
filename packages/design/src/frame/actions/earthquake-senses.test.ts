import { ACTIONS_EDITION } from "@kingpost/actions";
import { standardReferences } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { BASEPLATE } from "../../baseplate/module.ts";
import { CONCRETE_COLUMN } from "../../concrete-column/module.ts";
import { PAD_FOOTING } from "../../pad-footing/module.ts";
import { PILE_CAP } from "../../pile-cap/module.ts";
import { STEEL_COLUMN } from "../../steel-column/module.ts";
import { STEEL_CONNECTION } from "../../steel-connection/module.ts";
import { earthquakeSenseRow, hasEarthquake } from "./earthquake-senses.ts";

const REFERENCE = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.2");
const rowsOf = (...named: readonly (readonly [name: string, n: number])[]) =>
  earthquakeSenseRow(
    { actionsBy: "combinations", actions: named.map(([name, n]) => ({ name, n })) },
    REFERENCE,
  );

test.each([
  "G + Eu + 0.3Q",
  "1.0G - 1.0 E",
  "G+1.5Eu",
  "G \u00b1 E_u",
  "EQ",
  "G + Ex",
  "Seismic 1",
  "G + Es",
])("%s is a combination with an earthquake", (name) => {
  expect(hasEarthquake(name)).toBe(true);
});

test.each([
  "E",
  "ULS 3",
  "1.2G + 1.5Q",
  "0.9G + Wu",
  "Case E",
  "Eq. 4 + Q",
  "1.2G + Q (east)",
  "Erection",
  "Row 1",
])("%s is a combination without an earthquake", (name) => {
  expect(hasEarthquake(name)).toBe(false);
});

test("an earthquake that is entered in one sense is not covered (AS 1170.4)", () => {
  expect(rowsOf(["1.2G + 1.5Q", 1], ["G + Eu + 0.3Q", 2])).toMatchObject([
    { kind: "not covered", combination: "G + Eu + 0.3Q" },
  ]);
  expect(rowsOf(["G \u00b1 Eu", 1])).toHaveLength(1);
  expect(rowsOf(["Earthquake", 1], ["Earthquake 2", 2])).toHaveLength(1);
});

test("an earthquake that is entered in both senses has no row, whatever the order and the dashes", () => {
  expect(rowsOf(["G + Eu + 0.3Q", 1], ["G \u2212 Eu + 0.3Q", 2])).toEqual([]);
  expect(rowsOf(["G+0.3Q+1.0Eu", 1], ["G - Eu + 0.3 Q", 2])).toEqual([]);
  expect(rowsOf(["1.2G + 1.5Q", 1])).toEqual([]);
});

test("both senses of an earthquake have different actions, and the same sum", () => {
  expect(rowsOf(["G + Eu", 1], ["G - Eu", 1])).toHaveLength(1);
  expect(rowsOf(["G + Eu + 0.3Q", 1], ["G - Eu", 2])).toHaveLength(1);
});

test("combinations that are stated to have an earthquake are named before both senses are known", () => {
  const rows = { actionsBy: "combinations", actions: [{ name: "ULS 1", n: 1 }] } as const;
  expect(earthquakeSenseRow(rows, REFERENCE, true)).toMatchObject([{ kind: "not covered" }]);
  expect(earthquakeSenseRow(rows, REFERENCE)).toEqual([]);
});

test("load cases act in both senses by themselves", () => {
  const rows = { actionsBy: "cases", actions: [{ name: "G + Eu", n: 1 }] } as const;
  expect(earthquakeSenseRow(rows, REFERENCE, true)).toEqual([]);
});

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

test.each([
  ["Steel Column", STEEL_COLUMN, { n: 200e3, mxTop: 20e6 }],
  ["Steel Connection", STEEL_CONNECTION, { v: 60e3 }],
  ["Baseplate", BASEPLATE, { n: 200e3, vy: 5e3 }],
  ["Concrete Column", CONCRETE_COLUMN, { n: 200e3, mxTop: 20e6 }],
  ["Pad Footing", PAD_FOOTING, { n: 200e3 }],
  ["Pile Cap", PILE_CAP, { n: 200e3 }],
] as const)(
  "%s is not green for entered combinations whose earthquake acts one way (AS 1170.4)",
  (_, module, actions) => {
    const rowOf = (...names: readonly string[]) => {
      const rows = names.map((name, at) => {
        const scaled = Object.entries(actions).map(([action, value]) => [action, (at + 1) * value]);
        return { name, ...Object.fromEntries(scaled) };
      });
      const outcome = module.run({ actions: rows }, resources);
      if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
      return outcome.result.checks.find(({ id }) => id === "earthquake-senses");
    };
    expect(rowOf("G + Eu + 0.3Q")).toMatchObject({ kind: "not covered" });
    expect(rowOf("G + Eu + 0.3Q", "G \u2212 Eu + 0.3Q")).toBeUndefined();
  },
);

test("loads between the ends of a column are part of the sense of an earthquake", () => {
  const names = ["G + Eu", "G - Eu"];
  const outcome = STEEL_COLUMN.run(
    {
      actions: names.map((name) => ({ name, n: 200e3 })),
      transverse: names.map((name, at) => ({ name, axis: "x", w: at === 0 ? 2 : -2 })),
    },
    resources,
  );
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  expect(outcome.result.checks.map(({ id }) => id)).not.toContain("earthquake-senses");
});
