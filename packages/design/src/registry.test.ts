import { readFile, readLink, writeFile, writeLink } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { designCommand } from "../scripts/design-command.ts";
import { MINIMAL_ENTRY } from "../testing/minimal-module.ts";
import { designReleased } from "../testing/released.ts";
import { citedStandards } from "./answer/cited-standards.ts";
import { answerDesign } from "./answer/design-answer.ts";
import { openApi } from "./answer/open-api.ts";
import type { ModuleEntry } from "./frame/module/module-entry.ts";
import type { RawInputs } from "./frame/module/raw-inputs.ts";
import { loadModules } from "./load-modules.ts";
import { LoadPath, newMark, openMembers, storedMembers } from "./load-path/index.ts";
import { REGISTRY } from "./registry.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const extended: readonly ModuleEntry[] = [...REGISTRY, MINIMAL_ENTRY];
const modules = await loadModules(extended);
const { kind, mark } = MINIMAL_ENTRY;

function minimal() {
  const module = modules.find((one) => one.kind === kind);
  if (!module) throw new Error("The minimal module is not loaded.");
  return module;
}

describe("a module that is added to the registry", () => {
  test("answers through the API with every Standard that is cited, an earlier edition beside the present one", () => {
    const answered = answerDesign(minimal(), { force: "45kN" }, resources);
    expect(answered).toMatchObject({
      kind: "answer",
      answer: {
        kind,
        edition: "AS 0000:2026",
        standards: ["AS 0000:2026", "AS 0000:2018", "AS 0001:2026"],
        checks: [{ id: "force", verdict: "pass", limit: { demand: 90, limit: 100 } }],
      },
    });
  });

  test("is in the OpenAPI document with its field", () => {
    const document = openApi(modules, {
      product: "Kingpost",
      server: "https://kingpost.example",
      licence: { name: "Terms of Use", url: "https://kingpost.example/terms" },
      resources,
    });
    expect(Object.keys(document.paths as object)).toEqual(
      extended.map((one) => `/api/v1/design/${one.kind}`),
    );
    expect(document.components).toHaveProperty([...["schemas", kind, "properties", "force", "title"]]);
  });

  test("is designed by the command line, which prints its Standards", async () => {
    const { version, engine, edition } = minimal();
    const file = writeFile({ kind, version, engine, edition, inputs: { force: 60_000 } });
    const command = {
      words: ["pile.kingpost.json"],
      read: () => new TextEncoder().encode(file),
      write: () => {},
      modules,
      resources,
    };
    const { code, out } = await designCommand(command);
    expect(code).toBe(1);
    expect(out).toContain("Force governs");
    expect(out).toContain("AS 0000:2026; AS 0000:2018; AS 0001:2026. Engine 0.0.1.");
  });

  async function written(option: string, to: string, inputs: RawInputs): Promise<string> {
    const { version, engine, edition } = minimal();
    const files = new Map<string, Uint8Array>();
    const file = writeFile({ kind, version, engine, edition, inputs });
    const { code, out } = await designCommand({
      words: ["pile.kingpost.json", option, to],
      read: () => new TextEncoder().encode(file),
      write: (name, bytes) => files.set(name, bytes),
      modules,
      resources,
    });
    expect({ code, out }).toEqual({ code: 0, out: `${to}\n` });
    return new TextDecoder().decode(files.get(to));
  }

  test("is saved by the command line with every field, as the page would", async () => {
    const saved = readFile(await written("--save", "saved.kingpost.json", {}));
    expect(saved).toMatchObject({ kind, version: minimal().version, inputs: { force: 40_000 } });
  });

  test("is written by the command line as the link of an address", async () => {
    const link = await written("--link", "pile.link", { force: 45_000 });
    expect(await readLink(link)).toMatchObject({ inputs: { force: 45_000 } });
  });

  test("has members in a load path, with marks of its own", () => {
    expect(newMark(kind, [{ mark: `${mark}1` }], extended)).toBe(`${mark}2`);
    const members = [{ mark: `${mark}1`, kind, inputs: { force: 40_000 } }];
    const opened = openMembers(storedMembers(members, modules), modules);
    expect(opened).toEqual(members);
    const [state] = new LoadPath(members, modules, resources).states();
    expect(state?.outcome).toMatchObject({ kind: "result", result: { checks: [{ id: "force" }] } });
  });

  test("opens its released files and links", async () => {
    const { version, engine, edition } = minimal();
    const inputs = { force: 40_000 };
    const file = writeFile({ kind, version, engine, edition, inputs });
    const released = await designReleased(`${kind}-1-a.kingpost.json`, file, modules, resources);
    expect(released).toMatchObject({ inputs, outcome: { kind: "result" } });
    const link = await writeLink({ version, inputs });
    expect(await readLink(link)).toMatchObject({ inputs });
    const linked = await designReleased(`${kind}-1-b.link`, link, modules, resources);
    expect(linked).toMatchObject({ inputs, outcome: { kind: "result" } });
  });
});

test("no two modules have the same kind, title or letters of marks", () => {
  for (const what of ["kind", "title", "mark"] as const) {
    expect(new Set(extended.map((one) => one[what])).size, what).toBe(extended.length);
  }
});

test("a mark of an unknown module is an error", () => {
  expect(() => newMark("no-such-module", [])).toThrow("no-such-module is not a design module.");
});

describe.each(modules)("$title", (module) => {
  test("has the facts of the registry", () => {
    const entry = extended.find((one) => one.kind === module.kind);
    expect(module).toMatchObject({ title: entry?.title, standards: entry?.standards });
  });

  test.each(module.examples)("the example $title looks its section up once a run", ({ inputs }) => {
    const found: string[] = [];
    const { entries, record } = resources.catalogue;
    const counted = {
      entries,
      record: (id: string) => {
        found.push(id);
        return record(id);
      },
    };
    expect(module.run(inputs, { catalogue: counted })).toMatchObject({ kind: "result" });
    expect(found).toEqual([...new Set(found)]);
  });

  test.each(module.examples)(
    "the example $title cites Standards that the module lists, and its answer names all",
    ({ inputs }) => {
      const outcome = module.run(inputs, resources);
      if (outcome.kind !== "result") throw new Error("The example has no result.");
      const { checks } = outcome.result;
      const listed = module.standards.map(({ edition }) => edition);
      const cited = checks.flatMap((check) => [
        check.reference,
        ...("steps" in check ? check.steps : []).flatMap((step) =>
          step.kind === "formula"
            ? [step.formula.reference]
            : step.kind === "rule"
              ? [step.rule.reference]
              : [],
        ),
      ]);
      // What follows from the shape of a section is of no Standard.
      const editions = new Set(
        cited.filter(({ place }) => place !== "Geometry").map(({ edition }) => edition),
      );
      expect(listed).toEqual(expect.arrayContaining([...editions]));
      const named = citedStandards(module, checks).map(({ edition }) => edition);
      expect(named).toEqual(expect.arrayContaining([...editions]));
      const answered = answerDesign(module, inputs, resources);
      expect(answered).toMatchObject({ answer: { standards: named } });
    },
  );
});
