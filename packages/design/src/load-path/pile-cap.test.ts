import { isUnavailable } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { defaultInputs } from "../frame/module/default-inputs.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import { loadModules } from "../load-modules.ts";
import { connected } from "./edit.ts";
import { LoadPath, type Member } from "./load-path.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const modules = await loadModules();
const member = (mark: string, kind: string, inputs: RawInputs = {}): Member => ({
  mark,
  kind,
  inputs: { ...defaultInputs(modules.find((one) => one.kind === kind)?.fields ?? {}), ...inputs },
});

test.each([
  // 200UC46.2 of 3 m, and 400 x 400 of 3.5 m.
  ["steel-column", "SC1", 46.2 * 9.81 * 3],
  ["concrete-column", "CC1", 25e3 * 0.4 * 0.4 * 3.5],
])(
  "a pile cap takes the base of a %s by load case with its self-weight, and checks both senses of its shear",
  (kind, mark, weight) => {
    const rows = [
      { case: "G", n: 900_000, mxTop: 40e6, mxBase: -20e6 },
      { case: "Q", n: 400_000 },
    ];
    const column = member(mark, kind, { actionsBy: "cases", caseActions: rows });
    const start = new LoadPath([column, member("PC1", "pile-cap")], modules, resources);
    const cap = start.member("PC1");
    const output = start.outputs(column).find((one) => one.kind === "base");
    const receiver = cap && start.receivers(cap, "base")[0];
    if (!output || !receiver) throw new Error(`the cap does not take from ${mark}`);
    const members = connected(start, { from: mark, output, to: "PC1", receiver, start: {} });
    if (isUnavailable(members)) throw new Error(members.message);
    const path = start.with(members);
    const inputs = path.member("PC1")?.inputs;
    expect(inputs).toMatchObject({ actionsBy: "cases", shearSense: "either" });
    const taken = (inputs?.caseActions ?? []) as readonly RawInputs[];
    expect(taken.map(({ case: of, n, mx }) => [of, n, mx])).toEqual([
      ["G", expect.closeTo(900_000 + weight, -1), -20e6],
      ["Q", 400_000, 0],
    ]);
    const state = path.states().find((one) => one.member.mark === "PC1");
    expect(state?.outcome.kind).toBe("result");
  },
);
