import { defaultInputs, loadModules, type RawInputs } from "@kingpost/design";
import { expect, test } from "vitest";
import { SuggestedName, suggestedName } from "./suggested-name.ts";

const modules = await loadModules();

function moduleOf(kind: string) {
  const module = modules.find((one) => one.kind === kind);
  if (!module) throw new Error(`No module ${kind}.`);
  return module;
}

const BEAM = moduleOf("steel-beam");
const of = (section: string): RawInputs => ({ ...defaultInputs(BEAM.fields), section });

test.each([
  ["steel-beam", "310UB40.4, Grade 300"],
  ["steel-connection", "Web side plate"],
  ["baseplate", "PL 350 \u00d7 350 \u00d7 20"],
  ["concrete-beam", "350 \u00d7 600"],
])("the suggested name of a new %s is its section or size", (kind, name) => {
  const module = moduleOf(kind);
  expect(suggestedName(module, defaultInputs(module.fields))).toBe(name);
});

test("inputs with an error suggest no name", () => {
  const module = moduleOf("concrete-beam");
  expect(suggestedName(module, { ...defaultInputs(module.fields), depth: "deep" })).toBeUndefined();
});

test("a suggested name follows the section, also after inputs that suggest none", () => {
  const names = new SuggestedName(BEAM, of("310UB40.4_300"));
  expect(names.after("310UB40.4, Grade 300", BEAM, of(""))).toBeUndefined();
  expect(names.after("310UB40.4, Grade 300", BEAM, of("360UB50.7_350"))).toBe("360UB50.7, Grade 350");
  expect(names.after("360UB50.7, Grade 350", BEAM, of("310UB40.4_300"))).toBe("310UB40.4, Grade 300");
});

test("what follows the size in a name stays", () => {
  const names = new SuggestedName(BEAM, of("310UB40.4_300"));
  expect(names.after("310UB40.4, Grade 300 (copy)", BEAM, of("360UB50.7_350"))).toBe(
    "360UB50.7, Grade 350 (copy)",
  );
});

test("a longer size that begins alike is not the suggested one", () => {
  const module = moduleOf("concrete-beam");
  const deep = (depth: number) => ({ ...defaultInputs(module.fields), depth });
  expect(new SuggestedName(module, deep(600)).after("350 \u00d7 6000", module, deep(500))).toBeUndefined();
  expect(new SuggestedName(module, deep(600)).after("350 \u00d7 600", module, deep(500))).toBe(
    "350 \u00d7 500",
  );
});

test("a name that a user gave stays", () => {
  const names = new SuggestedName(BEAM, of("310UB40.4_300"));
  expect(names.after("Roof beam", BEAM, of("360UB50.7_350"))).toBeUndefined();
  expect(names.after("310UB40.4, Grade 300", BEAM, of("410UB53.7_300"))).toBeUndefined();
});

test("a change that leaves the size leaves the name", () => {
  const names = new SuggestedName(BEAM, of("310UB40.4_300"));
  expect(
    names.after("310UB40.4, Grade 300", BEAM, { ...of("310UB40.4_300"), selfWeight: false }),
  ).toBeUndefined();
});
