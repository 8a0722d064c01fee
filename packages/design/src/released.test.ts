import { readdirSync, readFileSync } from "node:fs";
import { type Fields, isUnavailable, readFile } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { designReleased, kindOf } from "../testing/released.ts";
import type { RawInputs } from "./frame/module/raw-inputs.ts";
import { loadModules } from "./load-modules.ts";
import { REGISTRY } from "./registry.ts";

// Designs as released versions wrote them. A file is never changed: a new set of fields gets new files.
const FOLDER = new URL("../released/", import.meta.url);
const names = readdirSync(FOLDER, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);
const textOf = (name: string) => readFileSync(new URL(`${kindOf(name)}/${name}`, FOLDER), "utf8");
const modules = await loadModules();
const resources = { catalogue: loadCatalogue(data as CatalogueData) };

test("the corpus has files and a link of every module", () => {
  const kinds = REGISTRY.map(({ kind }) => kind).toSorted();
  const kindsOf = (end: string) => new Set(names.filter((name) => name.endsWith(end)).map(kindOf));
  expect([...kindsOf(".json")].toSorted()).toEqual(kinds);
  expect([...kindsOf(".link")].toSorted()).toEqual(kinds);
});

/** What has been added to the fields since these inputs were written: `grout`, `caseActions/psi`. */
function newFields(fields: Fields, stored: readonly RawInputs[]): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!stored.some((inputs) => name in inputs)) return [name];
    if (field.kind !== "rows") return [];
    const rows = stored.flatMap((inputs) => inputs[name] as readonly RawInputs[]);
    const columns = rows.length === 0 ? [] : Object.keys(field.columns);
    return columns
      .filter((column) => !rows.some((row) => column in row))
      .map((column) => `${name}/${column}`);
  });
}

test.each(modules)(
  "the fields of $title are those of its newest version: a new field needs an upgrade in module.ts and a file of that version",
  ({ kind, version, fields }) => {
    const files = names.filter((name) => name.startsWith(`${kind}-${version}-`) && name.endsWith(".json"));
    const read = files.map((name) => readFile(textOf(name)));
    const stored = read.flatMap((file) => (isUnavailable(file) ? [] : [file.inputs as RawInputs]));
    expect(newFields(fields, stored)).toEqual([]);
  },
);

test.each(names)("the released design %s opens with its inputs, and is calculated", async (name) => {
  const { stored, inputs, outcome } = await designReleased(name, textOf(name), modules, resources);
  // Nothing that was stored is lost or replaced by a default.
  expect(inputs).toMatchObject(stored);
  expect(outcome).toMatchObject({ kind: "result" });
});
