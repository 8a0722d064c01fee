import { isUnavailable } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { defaultInputs } from "../frame/module/default-inputs.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import { loadModules } from "../load-modules.ts";
import { connected, LoadPath, type Member } from "../load-path/index.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const modules = await loadModules();

const member = (mark: string, kind: string, inputs: RawInputs): Member => ({
  mark,
  kind,
  inputs: { ...defaultInputs(modules.find((one) => one.kind === kind)?.fields ?? {}), ...inputs },
});
const CASES = { actionsBy: "cases" } as const;

/** A path with the actions of a member at the base of another. */
function linked(path: LoadPath, from: string, to: string): LoadPath {
  const [source, target] = [path.member(from), path.member(to)];
  const output = source && path.outputs(source).find(({ kind }) => kind === "base");
  const receiver = target && path.receivers(target, "base").find(({ table }) => table === "caseActions");
  if (!output || !receiver) throw new Error(`${to} does not take from ${from}`);
  const members = connected(path, { from, output, to, receiver, start: {} });
  if (isUnavailable(members)) throw new Error(members.message);
  return path.with(members);
}

const rowsOf = (path: LoadPath, mark: string) =>
  ((path.member(mark)?.inputs.caseActions ?? []) as readonly RawInputs[]).map((row) => [
    row.case,
    row.n,
    row.mx,
    row.my,
    row.source,
  ]);

test("a footing takes the base of a steel column through its base plate, and of a concrete column", () => {
  const steel = member("C1", "steel-column", {
    ...CASES,
    caseActions: [
      { case: "G", n: 200_000, mxTop: 10e6, mxBase: -5e6 },
      { case: "Q", n: 100_000 },
    ],
  });
  const concrete = member("CC1", "concrete-column", {
    ...CASES,
    caseActions: [{ case: "G", n: 900_000, mxTop: 40e6, mxBase: -20e6, vy: 15_000 }],
  });
  const start = new LoadPath(
    [
      steel,
      concrete,
      member("BP1", "baseplate", {}),
      member("PF1", "pad-footing", {}),
      member("PF2", "pad-footing", {}),
    ],
    modules,
    resources,
  );
  const path = linked(linked(linked(start, "C1", "BP1"), "BP1", "PF1"), "CC1", "PF2");
  // Self-weight of 200UC46.2 of 3 m, and of 400 x 400 of 3.5 m.
  expect(rowsOf(path, "PF1")).toEqual([
    ["G", expect.closeTo(200_000 + 46.2 * 9.81 * 3, -1), -5e6, 0, "BP1 base"],
    ["Q", 100_000, 0, 0, "BP1 base"],
  ]);
  expect(rowsOf(path, "PF2")).toEqual([["G", 900_000 + 25e3 * 0.4 * 0.4 * 3.5, -20e6, 0, "CC1 base"]]);
  // Their senses are not known to agree with those of the footing.
  expect(path.member("PF2")?.inputs.senses).toBe("either");
  const states = path.states().filter(({ member: { kind } }) => kind === "pad-footing");
  expect(states.map(({ outcome }) => outcome.kind)).toEqual(["result", "result"]);
});

test("a base plate whose actions are entered by combination passes none on", () => {
  const plate = member("BP1", "baseplate", {});
  const [base] = new LoadPath([plate], modules, resources).outputs(plate);
  expect(base && isUnavailable(base.actions)).toBe(true);
});
