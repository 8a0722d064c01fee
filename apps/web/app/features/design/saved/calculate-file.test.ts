import { readFile } from "@kingpost/calc";
import { loadModules } from "@kingpost/design";
import { examplePath, storedMembers } from "@kingpost/design/load-path";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import json from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { calculateFile } from "./calculate-file.server.ts";

const modules = await loadModules();

const fileOf = (inputs: unknown) =>
  JSON.stringify({ kind: "load-path", version: 1, engine: "0", edition: "AS 4100:2020", inputs });

test("a load path is stored with its members and without a result", () => {
  const members = examplePath(modules, { catalogue: loadCatalogue(json as CatalogueData) });
  const { inputs } = storedMembers(members, modules);
  const stored = calculateFile(fileOf(inputs), modules);
  if (typeof stored === "string") throw new Error(stored);
  expect(stored).toMatchObject({ kind: "load-path", ratio: null, status: "none", summary: "4 members." });
  expect(readFile(stored.file)).toMatchObject({ inputs });
});

test("a load path with an unknown module is rejected by the mark of its member", () => {
  const members = [{ mark: "T1", kind: "truss", version: 1, inputs: {} }];
  expect(calculateFile(fileOf({ members }), modules)).toBe("T1 of this load path is of an unknown module.");
});
