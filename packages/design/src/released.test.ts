import { readdirSync, readFileSync } from "node:fs";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { designReleased, kindOf } from "../testing/released.ts";
import { loadModules } from "./load-modules.ts";
import { REGISTRY } from "./registry.ts";

// Designs as released versions wrote them. A file is never changed: a new set of fields gets new files.
const FOLDER = new URL("../released/", import.meta.url);
const names = readdirSync(FOLDER);
const modules = await loadModules();
const resources = { catalogue: loadCatalogue(data as CatalogueData) };

test("the corpus has files and a link of every module", () => {
  const kinds = REGISTRY.map(({ kind }) => kind).toSorted();
  const kindsOf = (end: string) => new Set(names.filter((name) => name.endsWith(end)).map(kindOf));
  expect([...kindsOf(".json")].toSorted()).toEqual(kinds);
  expect([...kindsOf(".link")].toSorted()).toEqual(kinds);
});

test.each(names)("the released design %s opens with its inputs, and is calculated", async (name) => {
  const text = readFileSync(new URL(name, FOLDER), "utf8");
  const { stored, inputs, outcome } = await designReleased(name, text, modules, resources);
  // Nothing that was stored is lost or replaced by a default.
  expect(inputs).toMatchObject(stored);
  expect(outcome).toMatchObject({ kind: "result" });
});
