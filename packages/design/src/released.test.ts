import { readdirSync, readFileSync } from "node:fs";
import { isUnavailable, parseInputs, readFile, readLink } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { MODULES } from "./index.ts";
import type { RawInputs } from "./raw-inputs.ts";
import type { RunnableModule } from "./runnable-module.ts";

// Designs as released versions wrote them. A file is never changed: a new set of fields gets new files.
const FOLDER = new URL("../released/", import.meta.url);
const names = readdirSync(FOLDER);
const textOf = (name: string) => readFileSync(new URL(name, FOLDER), "utf8");
const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function moduleOf(kind: string): RunnableModule {
  const module = MODULES.find((one) => one.kind === kind);
  if (!module) throw new Error(`There is no module ${kind}.`);
  return module;
}

function expectDesigned(
  module: RunnableModule,
  stored: { readonly version: number; readonly inputs: unknown },
) {
  const inputs = module.open(stored);
  if (isUnavailable(inputs)) throw new Error(inputs.message);
  const parsed = parseInputs(module.fields, inputs);
  if ("errors" in parsed) throw new Error(JSON.stringify(parsed.errors));
  // Nothing that was stored is lost or replaced by a default.
  expect(parsed.inputs).toMatchObject(stored.inputs as RawInputs);
  expect(module.run(inputs, resources)).toMatchObject({ kind: "result" });
}

test("the corpus has files and a link of every module", () => {
  const kinds = [...new Set(names.map((name) => name.replace(/-\d.*$/, "")))];
  expect(kinds).toEqual(["baseplate", "steel-beam", "steel-column"]);
  expect(names.filter((name) => name.endsWith(".link"))).toHaveLength(kinds.length);
});

describe("a released design opens with its inputs, and is calculated", () => {
  test.each(names.filter((name) => name.endsWith(".json")))("%s", (name) => {
    const file = readFile(textOf(name));
    if (isUnavailable(file)) throw new Error(file.message);
    expectDesigned(moduleOf(file.kind), file);
  });

  test.each(names.filter((name) => name.endsWith(".link")))("%s", async (name) => {
    const stored = await readLink(textOf(name).trim());
    if (isUnavailable(stored)) throw new Error(stored.message);
    expectDesigned(moduleOf(name.replace(/-\d.*$/, "")), stored);
  });
});
