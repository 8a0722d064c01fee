import { type Check, limitCheck, standardReferences } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { loadModules } from "../load-modules.ts";
import { type CheckedMember, equalMembers } from "./equal-members.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
const modules = await loadModules();
const { clause } = standardReferences("AS 3600", "2018");

function moduleOf(kind: string) {
  const module = modules.find((one) => one.kind === kind);
  if (!module) throw new Error(`There is no ${kind}.`);
  return module;
}

interface Named extends CheckedMember {
  readonly mark: string;
}

const checkOf = (demand: number): Check =>
  limitCheck({
    id: "one",
    title: "One",
    group: "Strength",
    reference: clause("8.1"),
    demand,
    relation: "≤",
    limit: 1,
    unit: "",
    steps: [],
    assumptions: [],
  });

const member = (mark: string, ratio: number, inputs: object, kind = "pile-cap"): Named => ({
  mark,
  module: moduleOf(kind),
  inputs: { ...inputs },
  checks: [checkOf(ratio)],
});
const groupsOf = (members: readonly Named[]) =>
  equalMembers(members, (one) => one).map(({ typical, others }) => [
    typical.mark,
    ...others.map(({ mark }) => mark),
  ]);
const loads = (n: number) => ({ actions: [{ name: "A", n }] });

test("members that differ in their actions alone are equal, and the one with the greatest ratio is typical", () => {
  expect(
    groupsOf([member("A", 0.4, loads(1e6)), member("B", 0.8, loads(2e6)), member("C", 0.6, loads(3e6))]),
  ).toEqual([["B", "A", "C"]]);
});

test("a default that is left out is the same as one that is entered", () => {
  const { depth } = moduleOf("pile-cap").fields;
  expect(groupsOf([member("A", 0.4, {}), member("B", 0.5, { depth: depth?.default })])).toEqual([["B", "A"]]);
});

test("members of other inputs or of another kind are not equal", () => {
  expect(groupsOf([member("A", 0.4, {}), member("B", 0.5, { depth: 1400 })])).toEqual([]);
  expect(groupsOf([member("A", 0.4, {}), member("B", 0.5, { piles: [{ x: 1, y: 1 }] })])).toEqual([]);
  expect(groupsOf([member("A", 0.4, {}), member("B", 0.5, {}, "pad-footing")])).toEqual([]);
});

test("a member that fails or is not fully checked has a report of its own", () => {
  const short: Named = {
    ...member("C", 0.1, {}),
    checks: [
      {
        kind: "not covered",
        id: "two",
        title: "Two",
        group: "Strength",
        reference: clause("8.1"),
        reason: "Not entered.",
      },
    ],
  };
  expect(groupsOf([member("A", 0.4, {}), member("B", 1.5, {}), short])).toEqual([]);
  expect(groupsOf([member("A", 0.4, {}), member("B", 1.5, {}), short, member("D", 0.3, {})])).toEqual([
    ["A", "D"],
  ]);
});

test("the actions of every module are tables that its equal members may differ in", () => {
  for (const { kind, examples, fields, run } of modules) {
    const first = examples[0]?.inputs ?? {};
    const outcome = run(first, resources);
    if (outcome.kind !== "result") throw new Error(kind);
    const names = ["actions", "caseActions", "pointLoads", "uniformLoads"].filter((name) => name in fields);
    expect(names.length, kind).toBeGreaterThan(0);
    for (const name of names) {
      const other = { ...first, [name]: [] };
      const both = [member("A", 0.4, first, kind), member("B", 0.5, other, kind)];
      expect(groupsOf(both), `${kind} ${name}`).toEqual([["B", "A"]]);
    }
  }
});
