import { loadModules } from "@kingpost/design";
import { expect, test } from "vitest";
import { catalogue } from "../testing/catalogue.ts";
import { modulesFor } from "./design-inputs.ts";

const FIRSTS = [...Map.groupBy(catalogue.entries, ({ category }) => category).values()].flatMap(
  ([first]) => first ?? [],
);

test("a family leads to the modules that take its sections, and to no other", async () => {
  const modules = (await loadModules()).filter(({ kind }) =>
    ["steel-beam", "steel-column", "baseplate"].includes(kind),
  );
  expect(FIRSTS).toHaveLength(17);
  for (const entry of FIRSTS) {
    const taking = modules.filter((module) => {
      const { problems } = module.run({ section: entry.id }, { catalogue });
      return !problems.some(({ kind, path }) => kind === "error" && path === "/section");
    });
    const led = modulesFor(entry);
    // The beam takes an angle only to say that its bending is not calculated.
    const isAngle = entry.category === "EA" || entry.category === "UA";
    const useful = taking.filter(({ kind }) => !(isAngle && kind === "steel-beam"));
    expect(led, entry.id).toEqual(useful.map(({ kind }) => kind));
  }
});
