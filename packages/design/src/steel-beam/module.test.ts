import { governingCheck, overallVerdict } from "@kingpost/calc";
import { checkModule } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { defaultInputs } from "../frame/module/default-inputs.ts";
import { candidates } from "./alternatives/candidates.ts";
import { remedies } from "./alternatives/remedies.ts";
import { sensitivity } from "./alternatives/sensitivity.ts";
import { FIELDS } from "./form/fields.ts";
import { STEEL_BEAM, STEEL_BEAM_MODULE } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(inputs: object) {
  const outcome = STEEL_BEAM.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return new Map(outcome.result.checks.map((check) => [check.id, check]));
}

/** Published sample report, 180UB22.2 (I_x 15.3e6 mm4): G = 1.218 kN/m with self-weight, Q = 3 kN/m, L = 5 m. */
const PUBLISHED = {
  section: "180UB22.2_300",
  hasSelfWeight: false,
  spans: [{ length: 5000 }],
  uniformLoads: [
    { case: "G", load: 1.218 },
    { case: "Q", load: 3 },
  ],
};

/** The report takes the published I_x, the engine the unrounded one. */
const ROUNDED_IX = 15.3 / ((resources.catalogue.record("180UB22.2_300")?.capacityInputs.ix ?? 0) / 1e6);

test.each([
  ["section-moment", 18.63e6],
  ["shear", 14.904e3],
  ["deflection/short-term", 8.8242 * ROUNDED_IX],
  ["deflection/long-term", 6.4306 * ROUNDED_IX],
  ["deflection/imposed", 7.9785 * ROUNDED_IX],
])("the demand of %s agrees with the published report of a simply supported beam", (id, demand) => {
  const check = checksOf(PUBLISHED).get(id);
  expect(check?.kind === "limit" && check.demand / demand).toBeCloseTo(1, 4);
});

test("the section moment capacity agrees with the published report", () => {
  const check = checksOf(PUBLISHED).get("section-moment");
  expect(check?.kind === "limit" && check.limit / 1e6).toBeCloseTo(56.2, 1);
});

test("the corners of the field ranges give results, errors or named reasons", () => {
  expect(checkModule(STEEL_BEAM_MODULE, resources).designed).toBeGreaterThan(50);
});

test("the beam that the page begins with passes, and its member moment governs", () => {
  const checks = [...checksOf(defaultInputs(FIELDS)).values()];
  expect(overallVerdict(checks)).toBe("pass");
  const governing = governingCheck(checks);
  expect(governing?.id).toBe("member-moment/1");
  const ratio = governing?.kind === "limit" ? governing.demand / governing.limit : 0;
  expect(ratio).toBeGreaterThan(0.7);
  expect(ratio).toBeLessThan(0.95);
});

/** The same beam with twice its loads. */
const FAILING = {
  ...defaultInputs(FIELDS),
  uniformLoads: [
    { case: "G", load: 5 },
    { case: "Q", load: 10 },
  ],
};

test("a section that does not exist is named beside its field", () => {
  const outcome = STEEL_BEAM.run({ section: "999UB1" }, resources);
  expect(outcome).toMatchObject({
    kind: "errors",
    problems: [{ path: "/section", message: expect.stringContaining("999UB1") }],
  });
});

const CONTINUOUS = {
  section: "360UB44.7_300",
  hasSelfWeight: false,
  spans: [
    { length: 6000, end: "pinned" },
    { length: 6000, end: "pinned" },
  ],
  uniformLoads: [{ case: "G", load: 10 }],
};

test("a continuous beam of two equal spans has wL²/8 over its middle support", () => {
  const check = checksOf(CONTINUOUS).get("section-moment");
  // 1.35 G
  expect(check).toMatchObject({ combination: "1.35G", location: "x = 6.000 m" });
  expect(check?.kind === "limit" && check.demand).toBeCloseTo((13.5 * 6000 ** 2) / 8, 0);
});

test("the imposed load on one span only governs the moment of that span", () => {
  const inputs = { ...CONTINUOUS, uniformLoads: [{ case: "Q", load: 10 }] };
  const outcome = STEEL_BEAM.run(inputs, resources);
  const rows = outcome.kind === "result" ? outcome.result.tables[0]?.rows : [];
  expect(rows?.map(([name]) => name)).toContain("1.2G + 1.5Q (Q on span 1)");
});

test("a fly brace gives two segments, a purlin divides none where its flange is in tension", () => {
  const brace = { ...CONTINUOUS, restraints: [{ position: 3000, kind: "fly-brace" }] };
  expect([...checksOf(brace).keys()].filter((id) => id.startsWith("member-moment"))).toHaveLength(3);
  const ratio = (inputs: object) => {
    const check = checksOf(inputs).get("member-moment/1");
    return check?.kind === "limit" ? check.ratio : Number.NaN;
  };
  expect(ratio(brace)).toBeLessThan(ratio(CONTINUOUS));
});

test("wind uplift that lifts a support is listed as not covered, with the force", () => {
  const inputs = { ...CONTINUOUS, uniformLoads: [{ case: "Wu1", load: -10 }] };
  const check = checksOf(inputs).get("uplift/1");
  expect(check).toMatchObject({ kind: "not covered", combination: "0.9G against 1.2G + Wu1" });
  expect(check?.kind === "not covered" && check.reason).toContain("22.5 kN");
});

test("uplift is a check where the capacity of the hold-down is entered", () => {
  const uplift = { ...CONTINUOUS, uniformLoads: [{ case: "Wu1", load: -10 }] };
  const check = checksOf({ ...uplift, holdDown: 45_000 }).get("uplift/1");
  // 3/8 w L
  expect(check).toMatchObject({ kind: "limit", limit: 45_000, unit: "kN", location: "x = 0.000 m" });
  expect(check?.kind === "limit" && check.ratio).toBeCloseTo(0.5, 6);
  const own = { ...uplift, holdDown: 45_000, ownCombinations: [{ sum: "2Wu1" }] };
  expect(checksOf(own).get("uplift/1")).toMatchObject({ ratio: expect.closeTo(1, 6), combination: "2Wu1" });
});

test("a support that restrains rotation about the minor axis shortens the segments between ends F or P only", () => {
  const simple = { ...CONTINUOUS, spans: [{ length: 6000, end: "pinned" }] };
  const factorOf = (inputs: object) => {
    const check = checksOf({ ...simple, ...inputs }).get("member-moment/1");
    const steps = check && "steps" in check ? check.steps : [];
    const step = steps.find(({ id }) => id.endsWith("k-r"));
    return step && "value" in step ? step.value : undefined;
  };
  expect(["none", "left", "right", "both"].map((lateralRotation) => factorOf({ lateralRotation }))).toEqual([
    1, 0.85, 0.85, 0.7,
  ]);
  const coped = { supportRestraint: "coped-end", lateralRotation: "both" };
  expect(STEEL_BEAM.run({ ...simple, ...coped }, resources)).toMatchObject({
    kind: "result",
    problems: [{ kind: "note", path: "/lateralRotation", message: expect.stringMatching(/coped end/) }],
  });
  // PP, both ends: Table 5.6.3(3).
  expect(factorOf(coped)).toBe(0.7);
  // The web that a cope leaves is part of the connection.
  expect(STEEL_BEAM.run({ ...simple, supportRestraint: "coped-end" }, resources)).toMatchObject({
    kind: "result",
    problems: [{ kind: "note", path: "/supportRestraint", message: expect.stringMatching(/^Copes are not/) }],
  });
  const purlin = { restraints: [{ position: 3000, kind: "purlin" }], lateralRotation: "both" };
  expect(factorOf(purlin)).toBe(1);
  // A cantilever: FU.
  const free = { leftSupport: "fixed", spans: [{ length: 3000, end: "free" }], lateralRotation: "both" };
  expect(factorOf(free)).toBe(1);
});

test("a deflection limit in millimetres counts where it is less than that of the span", () => {
  const limitOf = (inputs: object, id: string) => {
    const check = checksOf({ ...PUBLISHED, ...inputs }).get(id);
    return check?.kind === "limit" ? check.limit : Number.NaN;
  };
  const inputs = { mostShortTerm: 15, mostImposed: 15 };
  // 5000 / 250 = 20, 5000 / 360 = 13.889.
  expect(limitOf({}, "deflection/short-term")).toBe(20);
  expect(limitOf(inputs, "deflection/short-term")).toBe(15);
  expect(limitOf(inputs, "deflection/imposed")).toBeCloseTo(13.889, 3);
});

test("the beam beyond the bearing at its end spreads the reaction", () => {
  const limitAt = (bearingEndDistance: number) => {
    const check = checksOf({ section: "310UB40.4_300", bearingEndDistance }).get("bearing-yield/support-1");
    return check?.kind === "limit" ? check.limit : Number.NaN;
  };
  // bbf = 100 + 2.5 x 10.2 + min(2.5 x 10.2, bo); 1.125 x 6.1 x 320 N/mm.
  expect(limitAt(0)).toBeCloseTo(125.5 * 2196, 0);
  expect(limitAt(10)).toBeCloseTo(135.5 * 2196, 0);
  expect(limitAt(100)).toBeCloseTo(151 * 2196, 0);
});

test.each([
  [{ restraints: [{ position: 13_000, kind: "purlin" }] }, "/restraints/0/position", "beyond the end"],
  [
    {
      restraints: [
        { position: 2000, kind: "purlin" },
        { position: "2m", kind: "purlin" },
      ],
    },
    "/restraints/1/position",
    "Row 1 is already a restraint",
  ],
  [{ pointLoads: [{ case: "G", force: 1, position: 13_000 }] }, "/pointLoads/0/position", "beyond the end"],
  [
    { partLoads: [{ case: "G", start: 1, end: 1, from: 3000, to: 2000 }] },
    "/partLoads/0/to",
    "must end after its start",
  ],
  [{ leftSupport: "free", spans: [{ length: 6000, end: "pinned" }] }, "/spans", "can rotate"],
])("%j is rejected beside its row", (change, path, words) => {
  const outcome = STEEL_BEAM.run({ ...CONTINUOUS, ...change }, resources);
  expect(outcome).toMatchObject({
    kind: "errors",
    problems: [{ path, message: expect.stringMatching(new RegExp(words, "i")) }],
  });
});

test.each(STEEL_BEAM.examples)("the example $title gives a result with figures", ({ inputs }) => {
  const outcome = STEEL_BEAM.run(inputs, resources);
  expect(outcome.kind).toBe("result");
  if (outcome.kind !== "result") return;
  expect(outcome.problems).toEqual([]);
  expect(outcome.result.figures(640).map(({ id }) => id)).toEqual([
    "elevation",
    "moment",
    "shear",
    "deflection",
  ]);
});

test("the words beside the heading of a diagram are shorter where a phone has no room for both", () => {
  const outcome = STEEL_BEAM.run(defaultInputs(FIELDS), resources);
  const momentAt = (width: number) =>
    outcome.kind === "result"
      ? JSON.stringify(outcome.result.figures(width).find(({ id }) => id === "moment")?.layers)
      : "";
  expect(momentAt(640)).toContain("Dashed: capacity, minimum 53.9 kNm");
  expect(momentAt(336)).toContain("Dashed: capacity ≥ 53.9 kNm");
});

test("every remedy of a failing beam passes when it is applied", () => {
  const raw = FAILING;
  const found = [...remedies(raw, resources)].flatMap((remedy) => remedy ?? []);
  expect(found.map(({ id }) => id)).toEqual([
    expect.stringMatching(/^section\//),
    "fly-braces/1",
    "continuous",
  ]);
  for (const { inputs, title } of found) {
    expect(["pass", "close"], title).toContain(overallVerdict([...checksOf(inputs).values()]));
  }
});

test("candidates come from the lightest, each with the verdict of its own design", () => {
  const raw = defaultInputs(FIELDS);
  const all = [...candidates(raw, resources)].flatMap((candidate) => candidate ?? []);
  expect(all).toHaveLength(1044);
  const [first] = all;
  expect(first?.mass).toBeLessThan(2);
  expect(first?.verdict).toBe("fail");
  // Sections of every kind, from the lightest to the heaviest.
  for (const { id, ratio, verdict, changes } of all.filter((_, at) => at % 79 === 0)) {
    const checks = [...checksOf({ ...raw, ...changes }).values()];
    const governing = governingCheck(checks);
    expect(verdict, id).toBe(overallVerdict(checks));
    if (governing?.kind === "limit") expect(ratio, id).toBe(governing.ratio);
    else expect(ratio, id).toMatchObject({ kind: "unavailable" });
  }
});

test("a section whose governing checks are not made is no candidate", () => {
  const uniformLoads = [
    { case: "G", load: 5 },
    { case: "Q", load: 2000 },
  ];
  const all = [...candidates({ ...defaultInputs(FIELDS), uniformLoads }, resources)].flatMap(
    (one) => one ?? [],
  );
  const unchecked = all.filter(({ isChecked }) => !isChecked);
  expect(new Set(unchecked.map(({ facets }) => facets?.family))).toEqual(
    new Set(["Equal angles", "Unequal angles"]),
  );
  expect(unchecked).toHaveLength(130);
  expect(all.filter(({ isChecked, verdict }) => isChecked && verdict !== "fail")).toEqual([]);
});

test("sensitivity solves for the load at which a beam stops passing: the ratio is proportional to it", () => {
  const inputs = {
    hasSelfWeight: false,
    spans: [{ length: 6000, end: "pinned" }],
    uniformLoads: [{ case: "Q", load: 9 }],
    pointLoads: [],
  };
  const present = Math.max(
    ...[...checksOf(inputs).values()].flatMap((check) => (check.kind === "limit" ? [check.ratio] : [])),
  );
  const point = [...sensitivity(inputs, resources)].find((one) => one?.study === "All loads" && one.solved);
  expect(point?.value).toBeCloseTo(1 / present, 4);
});

test("without self-weight a beam under uplift alone has no load on its top flange", () => {
  const inputs = {
    ...CONTINUOUS,
    spans: [{ length: 6000, end: "pinned" }],
    uniformLoads: [{ case: "Wu1", load: -10 }],
  };
  const check = checksOf(inputs).get("member-moment/1");
  const steps = check && "steps" in check ? check.steps : [];
  expect(steps.find(({ id }) => id.endsWith("k-l"))).toMatchObject({ value: 1 });
});

test("loads of two cases at one position bear on the web together", () => {
  const inputs = (rows: readonly object[]) => ({
    section: "310UB40.4_300",
    hasSelfWeight: false,
    spans: [{ length: 4000 }],
    continuousRestraint: "top",
    uniformLoads: [],
    pointLoads: rows.map((row) => ({ position: 2000, bearing: 100, ...row })),
  });
  const both = checksOf(
    inputs([
      { case: "G", force: 40e3 },
      { case: "Q", force: 40e3, bearing: 120 },
    ]),
  ).get("bearing-buckling/load-1-2");
  // 1.2 x 40 + 1.5 x 40, on the shorter of the two lengths.
  expect(both).toMatchObject({ demand: expect.closeTo(108e3, 3), title: "Web bearing buckling, loads 1, 2" });
  const one = checksOf(inputs([{ case: "G", force: 80e3 }])).get("bearing-buckling/load-1");
  expect(both).toMatchObject({ ratio: expect.closeTo(one?.kind === "limit" ? one.ratio : Number.NaN, 9) });
});

test("a load on a hollow section further than its depth from the end still bears as at an end", () => {
  const limitAt = (position: number) => {
    const check = checksOf({
      section: "200x100x6.0RHS_300",
      pointLoads: [{ case: "G", force: 10_000, position, bearing: 100 }],
    }).get("bearing-yield/load-1");
    return check?.kind === "limit" ? check.limit : Number.NaN;
  };
  // 230 mm clear of the end: more than d = 200, less than 1.5 d_5 = 255.
  expect(limitAt(280)).toBeLessThan(0.9 * limitAt(3000));
});
