import { type Check, limitCheck, type RunModule, sectionField } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { factor } from "../form/form.ts";
import type { Resources } from "../module/resources.ts";
import { sectionOf } from "../module/section-of.ts";
import { error } from "../problems.ts";
import { familyTrials, moduleAlternatives, scaledRows, sectionCandidates } from "./module-alternatives.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

const FIELDS = {
  section: sectionField({ label: "Section", default: "200UC46.2_300" }),
  load: factor("Load", undefined, [-1000, 40, 1000]),
  props: factor("Props", undefined, [0, 0, 10]),
} as const;

const check = (ratio: number): Check =>
  limitCheck({
    id: "mass/1",
    title: "Mass",
    group: "Strength",
    reference: { standard: "AS 4100", edition: "2020", place: "Clause 1.1" },
    demand: ratio,
    relation: "≤",
    limit: 1,
    unit: "",
    steps: () => [],
    assumptions: [],
  });

// A member that carries its mass in kg/m, times one more than its props.
const MODULE: RunModule<typeof FIELDS, Resources, { readonly ratio: number }, undefined> = {
  fields: FIELDS,
  model: ({ section, load, props }, of) => {
    const { mass = 0 } = sectionOf(section, of)?.properties ?? {};
    return {
      problems: load < 0 ? [error("/load", "Enter a load.")] : [],
      model: { ratio: load / mass / (props + 1) },
    };
  },
  checks: ({ ratio }) => ({ checks: [check(ratio)], results: undefined }),
};

const ALTERNATIVES = moduleAlternatives(MODULE, {
  topics: { mass: "Mass" },
  governing: new Set(["Mass"]),
  candidates: sectionCandidates,
  remedies: [
    familyTrials,
    function* props() {
      for (const count of [1, 2, 3]) yield { id: `props/${count}`, title: "Prop", changes: { props: count } };
    },
  ],
  studies: () => [
    {
      study: "Load",
      axis: "Load",
      scaled: (inputs, k) => ({ ...inputs, load: k * inputs.load }),
      value: ({ load }, k) => k * load,
    },
  ],
});

const found = <T>(all: Iterable<T | undefined>): readonly T[] => [...all].flatMap((one) => one ?? []);

test("of each kind of remedy the first that passes is proposed", () => {
  const remedies = found(ALTERNATIVES.remedies({ load: 120 }, resources));
  // 310UC137 is the lightest universal column of at least 120 kg/m; twice 46.2 kg/m is less, three times is more.
  expect(remedies.map(({ id }) => id)).toEqual([expect.stringMatching(/^section\/310UC137/), "props/2"]);
  expect(remedies[1]?.inputs).toEqual({ load: 120, props: 2 });
});

test("a design that passes, or that has an error, needs no remedy", () => {
  expect(found(ALTERNATIVES.remedies({ load: 40 }, resources))).toEqual([]);
  expect(found(ALTERNATIVES.remedies({ load: -1 }, resources))).toEqual([]);
});

test("candidates are every section from the lightest, with the ratio of each topic", () => {
  const candidates = found(ALTERNATIVES.candidates({}, resources));
  const masses = candidates.map(({ mass }) => mass);
  expect(masses).toEqual(masses.toSorted((a, b) => a - b));
  const [lightest] = candidates;
  expect(lightest?.ratios).toEqual([{ title: "Mass", ratio: 40 / (masses[0] ?? 0) }]);
  expect(lightest).not.toHaveProperty("checks");
});

test("a study marks the present value", () => {
  const points = found(ALTERNATIVES.sensitivity({ load: 40 }, resources));
  expect(points.filter(({ isPresent }) => isPresent).map(({ value }) => value)).toEqual([40]);
  expect(points[0]).not.toHaveProperty("checks");
});

test("rows are scaled by the named quantities only", () => {
  expect(scaledRows([{ n: 2, m: 3, name: "A" }], 1.5, "n")).toEqual([{ n: 3, m: 3, name: "A" }]);
});
