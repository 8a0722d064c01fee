import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { loadModules } from "../load-modules.ts";
import { REGISTRY } from "../registry.ts";
import {
  equalMemberTable,
  examplePath,
  LoadPath,
  type Member,
  memberSchedule,
  type PathModule,
  pathFigure,
} from "./index.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const passings = await Promise.all(REGISTRY.map(({ passing }) => passing()));
const modules: readonly PathModule[] = (await loadModules()).map((module, at) => ({
  ...module,
  ...(passings[at] ?? { outputs: () => [], receives: [] }),
}));
const members = examplePath(modules, resources);
const pathOf = (of: readonly Member[]) => new LoadPath(of, modules, resources);

/** The cells of a member by the heads of the columns. */
function rowOf(of: readonly Member[], mark: string): Readonly<Record<string, string>> {
  const { columns, rows } = memberSchedule(pathOf(of).states());
  const row = rows.find(([first]) => first === mark) ?? [];
  return Object.fromEntries(columns.map(({ head }, at) => [head, row[at] ?? ""]));
}

test("the schedule has every member with its section or size, governing check, ratio and status", () => {
  expect(rowOf(members, "B1")).toEqual({
    Mark: "B1",
    Member: "Steel Beam",
    "Size or section": "410UB53.7, Grade 300",
    "Reinforcement or bolts": "\u2013",
    "Governing check": "Deflection, long-term",
    Combination: "G + \u03c8lQ",
    Ratio: "0.86",
    Status: "Passes",
  });
  const base = members.find(({ kind }) => kind === "baseplate");
  const row = rowOf(members, base?.mark ?? "");
  expect(row["Size or section"]).toMatch(/^PL \d+ \u00d7 \d+ \u00d7 \d+$/);
  expect(row["Reinforcement or bolts"]).toMatch(/^\d M\d+ .+\/S, embedded \d+$/);
});

test("concrete members have their bars and fitments", () => {
  const concrete = ["concrete-beam", "concrete-column"].map(
    (kind): Member => ({ kind, mark: kind, inputs: {} }),
  );
  expect(rowOf(concrete, "concrete-beam")["Reinforcement or bolts"]).toBe(
    "bottom 4N20; top 2N16; fitments N10-200, 2 legs",
  );
  // 3 bars along each of four faces, with 4 corners: 8 bars.
  expect(rowOf(concrete, "concrete-column")).toMatchObject({
    "Size or section": "400 \u00d7 400",
    "Reinforcement or bolts": "8N20; fitments N10-200",
  });
});

test("a member that is out of date has the ratio that it had, and no verdict, in schedule and graph", () => {
  const changed = members.map((one) =>
    one.mark === "B1" ? { ...one, inputs: { ...one.inputs, section: "460UB67.1_300" } } : one,
  );
  const states = pathOf(changed).states();
  const outdated = states.filter(({ isOutdated }) => isOutdated).map(({ member }) => member.mark);
  expect(outdated.length).toBeGreaterThan(0);
  for (const mark of outdated) {
    expect(rowOf(changed, mark)).toMatchObject({
      Status: "Out of date",
      Ratio: expect.stringMatching(/^was \d/),
    });
  }
  const [first = ""] = outdated;
  expect(pathFigure([states]).description).toMatch(new RegExp(`${first}, [^;]*, was [^;]*, Out of date`));
});

test("a member without a result has neither ratio nor verdict", () => {
  const broken = [{ kind: "steel-beam", mark: "B9", inputs: { section: "none" } }];
  expect(rowOf(broken, "B9")).toMatchObject({ Ratio: "", Status: "No result", "Governing check": "" });
});

test("the graph has every member once, and an arrow for each source", () => {
  const states = pathOf(members).states();
  const { layers, bounds } = pathFigure([states.slice(0, 2), states.slice(2)]);
  const texts = layers.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === "text" ? item.runs.map(({ text }) => text).join("") : [])),
  );
  for (const { mark } of members) expect(texts.filter((text) => text === mark)).toHaveLength(1);
  const arrows = layers.filter(({ ink }) => ink === "dimension").flatMap(({ items }) => items);
  const sources = states.flatMap(({ links }) => [...new Set(links.flatMap(({ from }) => from ?? []))]);
  // A line and a head for each.
  expect(arrows).toHaveLength(2 * sources.length);
  expect(bounds.width).toBeGreaterThan(2 * 128);
});

test("equal members are listed below their typical one, those without a result to rely on are not", () => {
  const cap = (mark: string, n: number): Member => ({
    kind: "pile-cap",
    mark,
    inputs: { actions: [{ name: "A", n }] },
  });
  const table = equalMemberTable(pathOf([cap("PC1", 2.6e6), cap("PC2", 3e6), cap("PC3", 2.8e6)]).states());
  expect(
    table?.rows.map(([typical, , , others]) => [typical, others?.replaceAll(/ \([\d.]+\)/g, "")]),
  ).toEqual([["PC2", "PC1, PC3"]]);
  expect(equalMemberTable(pathOf([cap("PC1", 1e6), cap("PC2", 9e6)]).states())).toBeUndefined();
  expect(equalMemberTable(pathOf(members).states())).toBeUndefined();
});
