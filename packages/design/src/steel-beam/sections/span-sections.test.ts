import { caseReactions } from "@kingpost/actions";
import { type Check, overallVerdict, parseInputs } from "@kingpost/calc";
import { checkModule } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { candidates } from "../alternatives/candidates.ts";
import { sensitivity } from "../alternatives/sensitivity.ts";
import { FIELDS } from "../form/fields.ts";
import { STEEL_BEAM, STEEL_BEAM_MODULE } from "../module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

const [LIGHT, HEAVY] = ["310UB40.4_300", "410UB53.7_300"] as const;

function resultOf(inputs: object) {
  const outcome = STEEL_BEAM.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result;
}
const checksOf = (inputs: object): readonly Check[] => resultOf(inputs).checks;
const checkOf = (inputs: object, id: string) => checksOf(inputs).find((check) => check.id === id);
function limitOf(inputs: object, id: string) {
  const check = checkOf(inputs, id);
  if (check?.kind !== "limit") throw new Error(`${id} is not made`);
  return check;
}
function designOf(raw: object) {
  const parsed = parseInputs(FIELDS, raw);
  if ("errors" in parsed) throw new Error(JSON.stringify(parsed.errors));
  const { model } = STEEL_BEAM_MODULE.model(parsed.inputs, resources);
  if (!model) throw new Error("The inputs have no model.");
  return STEEL_BEAM_MODULE.checks(model);
}

/** Spans of 6 m and 4 m. */
const TWO = {
  section: LIGHT,
  hasSelfWeight: false,
  spans: [
    { length: 6000, end: "pinned" },
    { length: 4000, end: "pinned" },
  ],
  uniformLoads: [{ case: "G", load: 10 }],
};
const withOther = (span: number, section: string) => ({ otherSections: [{ span, section }] });
const STEPPED = { ...TWO, ...withOther(2, HEAVY) };

describe("the analysis of a beam with two sections", () => {
  test("has the support moment of the three-moment equation", () => {
    // 2 M (L1/I1 + L2/I2) = w (L1^3/I1 + L2^3/I2) / 4, L in m, I in 10^6 mm4: w = 13.5 kN/m, I1 = 86.4, I2 = 188
    // 216/86.4 + 64/188 = 2.8404; 6/86.4 + 4/188 = 0.090721; M = 13.5/8 x 2.8404/0.090721 = 52.83 kNm
    for (const id of ["section-moment", "section-moment/section-2"]) {
      const check = limitOf(STEPPED, id);
      expect(check.demand / 1e6, id).toBeCloseTo(52.83, 1);
      expect(check).toMatchObject({ combination: "1.35G", location: "x = 6.000 m" });
    }
    // One section: 13.5/8 x (216 + 64)/10.
    expect(limitOf(TWO, "section-moment").demand / 1e6).toBeCloseTo(47.25, 6);
  });

  test("has the deflection of a stepped cantilever by virtual work", () => {
    const cantilever = {
      section: LIGHT,
      ...withOther(1, HEAVY),
      hasSelfWeight: false,
      leftSupport: "fixed",
      spans: [
        { length: 2000, end: "free" },
        { length: 3000, end: "free" },
      ],
      uniformLoads: [],
      pointLoads: [{ case: "Q", force: 10_000, position: 5000 }],
    };
    // P/(3E) [(5^3 - 3^3)/I1 + 3^3/I2] = 10e3/6e5 x (98e9/188e6 + 27e9/86.4e6) = 13.90 mm
    const check = limitOf(cantilever, "deflection/imposed");
    expect(check.demand).toBeCloseTo(13.9, 1);
    expect(check).toMatchObject({ title: "Deflection, imposed load, 410UB53.7 and 310UB40.4" });
  });

  test("is in equilibrium with the self-weight of each section", () => {
    const { analysis } = designOf({ ...STEPPED, hasSelfWeight: true }).results;
    const [permanent] = caseReactions(analysis, analysis.selfWeight);
    const forces = permanent?.reactions.map(({ force }) => force) ?? [];
    const [light, heavy] = [40.4, 53.7].map((mass) => 9.81 * mass);
    const weight = 6 * (light ?? 0) + 4 * (heavy ?? 0);
    expect(forces.reduce((a, b) => a + b, 0)).toBeCloseTo(10 * 10_000 + weight, -1);
    // About the left end.
    const [, middle = 0, right = 0] = forces;
    const turning = 10_000 * 50 + 18 * (light ?? 0) + 32 * (heavy ?? 0);
    expect((6 * middle + 10 * right) / turning).toBeCloseTo(1, 3);
  });

  test("has the actions of one section where the other is of the same size in another grade", () => {
    const inputs = { ...TWO, hasSelfWeight: true, continuousRestraint: "top-and-twist" };
    const graded = { ...inputs, ...withOther(2, "310UB40.4_350") };
    for (const id of ["section-moment", "shear", "deflection/short-term", "bearing-yield/support-1"]) {
      const [one, other] = [limitOf(inputs, id), limitOf(graded, id)];
      expect(other.demand / one.demand, id).toBeCloseTo(1, 9);
    }
    expect(limitOf(graded, "section-moment/section-2").title).toBe("Section moment, 310UB40.4 (Grade 350)");
  });
});

describe("a beam whose other sections are that of the beam", () => {
  // Loads without ties in the last digit that is shown.
  const designs = [
    { ...TWO, uniformLoads: [{ case: "G", load: 10.1 }] },
    {
      ...TWO,
      hasSelfWeight: true,
      spans: [...TWO.spans, { length: 2000, end: "free" }],
      uniformLoads: [
        { case: "G", load: 5 },
        { case: "Q", load: 8 },
        { case: "Wu1", load: -9.1 },
        { case: "Ws", load: -6.1 },
      ],
      pointLoads: [{ case: "Q", force: 20_000, position: 7500, bearing: 100 }],
      restraints: [
        { position: 3000, kind: "purlin" },
        { position: 8000, kind: "fly-brace" },
      ],
    },
    {
      ...TWO,
      hasSelfWeight: true,
      springs: [{ support: 2, vertical: 5000, settlement: 5 }],
      hinges: [{ position: 8000 }],
      continuousRestraint: "top",
    },
  ];

  test.each(designs)("has the checks, tables and drawings of the ordinary beam: %#", (inputs) => {
    const [one, other] = [resultOf(inputs), resultOf({ ...inputs, ...withOther(2, inputs.section) })];
    expect(other.checks.map(plain)).toEqual(one.checks.map(plain));
    for (const [at, check] of one.checks.entries()) {
      const same = other.checks[at];
      if (check.kind !== "limit" || same?.kind !== "limit") continue;
      expect(same.demand / check.demand, check.id).toBeCloseTo(1, 9);
      expect(same.limit / check.limit, check.id).toBeCloseTo(1, 9);
    }
    expect(other.tables).toEqual(one.tables);
    expect(other.figures(640)).toHaveLength(4);
    expect(JSON.stringify(other.figures(640)[0])).toBe(JSON.stringify(one.figures(640)[0]));
  });

  const plain = ({ id, title, kind, combination, location }: Check) => ({
    id,
    title,
    kind,
    combination,
    location,
  });
});

test("spans hinged at their support have the checks of two beams of one span", () => {
  const loads = {
    section: LIGHT,
    uniformLoads: [
      { case: "G", load: 5 },
      { case: "Q", load: 8 },
    ],
  };
  const both = {
    ...loads,
    ...withOther(2, HEAVY),
    spans: TWO.spans,
    hinges: [{ position: 6000 }],
    patterns: "all spans",
  };
  const alone = [
    { ...loads, spans: TWO.spans.slice(0, 1) },
    { ...loads, section: HEAVY, spans: TWO.spans.slice(1) },
  ];
  const ids = [
    ["section-moment", "section-moment/section-2"],
    ["member-moment/1", "member-moment/2"],
    ["shear", "shear/section-2"],
    ["shear-with-bending", "shear-with-bending/section-2"],
    ["bearing-buckling/support-1", "bearing-buckling/support-3/section-2"],
  ] as const;
  for (const pair of ids) {
    for (const [at, inputs] of alone.entries()) {
      const [expected, found] = [
        limitOf(inputs, at === 0 ? pair[0] : ownId(pair[0])),
        limitOf(both, pair[at] ?? ""),
      ];
      expect(found.demand / expected.demand, found.id).toBeCloseTo(1, 6);
      expect(found.limit / expected.limit, found.id).toBeCloseTo(1, 6);
    }
  }

  function ownId(id: string): string {
    return id === "bearing-buckling/support-1" ? "bearing-buckling/support-2" : id;
  }
});

describe("the member moment beside a change of section", () => {
  test("is of segments that end at a support with full restraint, each with its section", () => {
    expect(limitOf(STEPPED, "member-moment/1").title).toBe("Member moment, segment 1 (0 to 6 m), 310UB40.4");
    expect(limitOf(STEPPED, "member-moment/2").title).toBe("Member moment, segment 2 (6 to 10 m), 410UB53.7");
    const segments = resultOf(STEPPED).tables.find(({ id }) => id === "segments");
    expect(segments?.rows.map((row) => row[3])).toEqual(["310UB40.4", "410UB53.7"]);
  });

  test("is not covered on either side of a support with partial restraint", () => {
    const checks = checksOf({ ...STEPPED, supportRestraint: "coped-end" });
    const member = checks.filter(({ id }) => id.startsWith("member-moment"));
    expect(member.map(({ kind }) => kind)).toEqual(["not covered", "not covered"]);
    expect(overallVerdict(checks)).not.toBe("pass");
  });

  const LOADED = { uniformLoads: [{ case: "G", load: 40 }] };
  const splice = {
    section: HEAVY,
    ...withOther(2, LIGHT),
    spans: [
      { length: 4000, end: "free" },
      { length: 3000, end: "pinned" },
    ],
    uniformLoads: [{ case: "G", load: 3 }],
  };

  test("is not covered across a change that is not fully restrained, whatever else is restrained", () => {
    for (const kind of ["purlin", "bottom", "coped-end"]) {
      const inputs = { ...splice, restraints: [{ position: 4000, kind }] };
      const member = checksOf(inputs).filter(({ id }) => id.startsWith("member-moment"));
      expect(member.length, kind).toBeGreaterThan(0);
      for (const check of member) {
        expect(check.kind, kind).toBe("not covered");
        expect("reason" in check && check.reason).toContain("Restrain both flanges at 4 m.");
      }
    }
  });

  test("is covered where both flanges are restrained at the change", () => {
    const inputs = { ...splice, restraints: [{ position: 4000, kind: "fly-brace" }] };
    const member = checksOf(inputs).filter(({ id }) => id.startsWith("member-moment"));
    expect(member.map(({ kind, title }) => [kind, title])).toEqual([
      ["limit", "Member moment, segment 1 (0 to 4 m), 410UB53.7"],
      ["limit", "Member moment, segment 2 (4 to 7 m), 310UB40.4"],
    ]);
    expect(overallVerdict(checksOf(inputs))).toBe("pass");
  });

  test("is that of the sections below a slab, and not covered where uplift compresses the other flange", () => {
    const slab = { ...splice, continuousRestraint: "top" };
    expect(checkOf(slab, "member-moment/0-7000")?.kind).toBe("not applicable");
    const uplift = {
      ...slab,
      uniformLoads: [...splice.uniformLoads, { case: "Wu1", load: -9 }, { case: "Ws", load: -6 }],
    };
    expect(checkOf(uplift, "member-moment/0-7000")?.kind).toBe("not covered");
  });

  test("has no line of capacity in the diagram, not even beside it", () => {
    const lines = (inputs: object) =>
      resultOf(inputs)
        .figures(640)[1]
        ?.layers.find(({ ink }) => ink === "accent")?.items.length;
    const inputs = { ...splice, spans: [...splice.spans, { length: 3000, end: "pinned" }], ...LOADED };
    const braced = { ...inputs, restraints: [{ position: 4000, kind: "fly-brace" }] };
    expect(checkOf(inputs, "member-moment/1")?.kind).toBe("limit");
    expect(lines(inputs)).toBe(0);
    expect(lines(braced)).toBeGreaterThan(0);
  });
});

test("the reaction at a change of section bears on each section as at its end", () => {
  const atEnd = limitOf(STEPPED, "bearing-yield/support-1").limit;
  expect(limitOf(STEPPED, "bearing-yield/support-2").limit).toBeCloseTo(atEnd, 6);
  const heavy = limitOf(STEPPED, "bearing-yield/support-2/section-2");
  expect(heavy.limit).toBeCloseTo(limitOf(STEPPED, "bearing-yield/support-3/section-2").limit, 6);
  expect(heavy.demand).toBe(limitOf(STEPPED, "bearing-yield/support-2").demand);
  expect(heavy.title).toBe("Web bearing yield, support 2, 410UB53.7");
});

test("an angle or a channel in one span leaves its checks and the deflections not covered", () => {
  const kinds = (section: string) =>
    Object.fromEntries(checksOf({ ...TWO, ...withOther(2, section) }).map(({ id, kind }) => [id, kind]));
  const angle = kinds("200x200x26EA_300");
  expect(angle).toMatchObject({
    "section-moment": "limit",
    "section-moment/section-2": "not covered",
    "member-moment/2": "not covered",
    "torsion/section-2": "not covered",
    deflection: "not covered",
  });
  expect(Object.keys(angle).filter((id) => id.startsWith("deflection/"))).toEqual([]);
  expect(kinds("250PFC_300")).toMatchObject({
    "torsion/section-2": "not covered",
    "section-moment/section-2": "limit",
  });
});

test("masses and the actions at a change are listed by section", () => {
  const { tables } = resultOf(STEPPED);
  const rows = tables.find(({ id }) => id === "quantities")?.rows.map(([name, value]) => [name, value]);
  expect(rows?.slice(0, 5)).toEqual([
    ["Section mass, 310UB40.4", "40.4 kg/m"],
    ["Section mass, 410UB53.7", "53.7 kg/m"],
    ["Section mass over its length, 310UB40.4, 6.000 m", "242 kg"],
    ["Section mass over its length, 410UB53.7, 4.000 m", "215 kg"],
    // 6 x 40.4 + 4 x 53.7
    ["Beam mass, 10.000 m", "457 kg"],
  ]);
  const changes = tables.find(({ id }) => id === "section-changes")?.rows;
  expect(changes?.map((row) => row.slice(0, 4))).toEqual([
    ["6.000", "310UB40.4 to 410UB53.7", "M* max", "\u221252.8"],
    ["6.000", "310UB40.4 to 410UB53.7", "M* min", "\u221252.8"],
    ["6.000", "310UB40.4 to 410UB53.7", "V*", "\u221252.8"],
  ]);
  expect(resultOf(TWO).tables.map(({ id }) => id)).not.toContain("section-changes");
});

test("the drawing has the depths to one scale and the names", () => {
  const [elevation] = resultOf(STEPPED).figures(640);
  const text = JSON.stringify(elevation);
  expect(text).toContain('"text":"310UB40.4"');
  expect(text).toContain('"text":"410UB53.7"');
  const outlines = elevation?.layers.find(({ ink }) => ink === "section")?.items ?? [];
  const depths = outlines.map((item) => {
    const levels =
      item.kind === "path" ? [...item.d.matchAll(/[ ,](-?[\d.]+)(?=[LZ]|$)/g)].map(([, y]) => Number(y)) : [];
    return Math.max(...levels) - Math.min(...levels);
  });
  // 304 and 403 mm.
  expect((depths[0] ?? 0) / (depths[1] ?? 1)).toBeCloseTo(304 / 403, 1);
  expect(elevation?.description).toContain("310UB40.4 from 0.0 to 6.0 m, 410UB53.7 from 6.0 to 10.0 m");
});

test.each([
  [[{ span: 2, section: "999UB1" }], "/otherSections/0/section", "999UB1 is not a section of the catalogue"],
  [[{ span: 3, section: HEAVY }], "/otherSections/0/span", "The beam has 2 spans"],
  [
    [
      { span: 2, section: HEAVY },
      { span: 2, section: LIGHT },
    ],
    "/otherSections/1/span",
    "Row 1 is already for span 2",
  ],
  [
    [
      { span: 1, section: HEAVY },
      { span: 2, section: HEAVY },
    ],
    "/otherSections",
    "Every span has another section",
  ],
])("%j is rejected beside its row", (otherSections, path, words) => {
  expect(STEEL_BEAM.run({ ...TWO, otherSections }, resources)).toMatchObject({
    kind: "errors",
    problems: [{ kind: "error", path, message: expect.stringContaining(words) }],
  });
});

test.each([
  ["minor-axis", { bentAbout: "y" }],
  ["sloping", { slope: 0.1 }],
  ["sideways", { sidewaysLoads: [{ case: "G", load: 1 }] }],
])("a %s beam with another section in a span is rejected", (_, own) => {
  expect(STEEL_BEAM.run({ ...STEPPED, ...own }, resources)).toMatchObject({
    kind: "errors",
    problems: expect.arrayContaining([
      expect.objectContaining({
        path: "/otherSections",
        message: expect.stringMatching(/(are|is) checked for beams of one section/),
      }),
    ]),
  });
});

describe("stiffeners of a beam with two sections", () => {
  /** A web of d_1 / t_w = 146, which stiffeners strengthen in shear. */
  const SLENDER = "own:I-1200x300x16x8-300";
  const alone = { ...TWO, section: SLENDER };
  const beside = { ...TWO, ...withOther(2, SLENDER) };

  test("between supports count for each web by its own depth", () => {
    const own = { hasIntermediateStiffeners: true, stiffenerSpacing: 900 };
    const shear = limitOf({ ...beside, ...own }, "shear/section-2").limit;
    expect(shear).toBe(limitOf({ ...alone, ...own }, "shear").limit);
    expect(shear).toBeGreaterThan(1.5 * limitOf(beside, "shear/section-2").limit);
    expect(limitOf({ ...beside, ...own }, "intermediate-stiffener/stiffness/section-2").limit).toBe(
      limitOf({ ...alone, ...own }, "intermediate-stiffener/stiffness").limit,
    );
    // 900 mm are more than three times the web of 283.6 mm.
    expect(checkOf({ ...beside, ...own }, "intermediate-stiffener")).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("here 851 mm"),
    });
  });

  test("at a support are checked with the web on their own side only", () => {
    const at = (position: number) => ({
      bearingStiffeners: [{ position, width: 70, thickness: 12, sides: "both", fy: 250 }],
    });
    const end = "bearing-buckling/support-3";
    expect(limitOf({ ...beside, ...at(10_000) }, `${end}/section-2`).limit).toBe(
      limitOf({ ...alone, ...at(10_000) }, end).limit,
    );
    const inner = "bearing-buckling/support-2";
    const stepped = { ...beside, ...at(6000) };
    expect(limitOf(stepped, `${inner}/section-2`).limit).toBeLessThan(
      limitOf({ ...alone, ...at(6000) }, inner).limit,
    );
    // The stiffener beside 310UB40.4 has web on one side, as at the end of a beam of that section.
    expect(limitOf(stepped, inner).limit).toBe(
      limitOf({ ...TWO, ...at(0) }, "bearing-buckling/support-1").limit,
    );
  });

  test("prevent twist of the section on either side", () => {
    const plates = { width: 70, thickness: 12, sides: "both", fy: 250 };
    const own = {
      supportRestraint: "stiffener",
      bearingStiffeners: [0, 6000, 10_000].map((position) => ({ position, ...plates })),
    };
    const ids = checksOf({ ...beside, ...own })
      .map(({ id }) => id)
      .filter((id) => id.startsWith("torsional-restraint"));
    expect(ids).toEqual([
      "torsional-restraint/support-1",
      "torsional-restraint/support-2",
      "torsional-restraint/support-2/section-2",
      "torsional-restraint/support-3/section-2",
    ]);
  });
});

test("notes name a row without effect and the connection that is not designed", () => {
  const notes = (section: string) => STEEL_BEAM.run({ ...TWO, ...withOther(2, section) }, resources).problems;
  expect(notes("")).toMatchObject([{ kind: "note", path: "/otherSections/0/section" }]);
  expect(notes(LIGHT)).toMatchObject([{ kind: "note", path: "/otherSections/0/section" }]);
  expect(notes(HEAVY)).toMatchObject([
    { kind: "note", path: "/otherSections", message: expect.stringContaining("at 6 m. The connection") },
  ]);
});

/** Some of every kind, and those beside the other section, which are one with it or of its size. */
const isSampled = ({ name }: { readonly name: string }, at: number) => at % 97 === 0 || name === "410UB53.7";

test("candidates vary the section of the beam and keep the others", () => {
  const all = [...candidates(STEPPED, resources)].flatMap((candidate) => candidate ?? []);
  expect(all).toHaveLength(1044);
  for (const { id, verdict, ratio, changes, detail } of all.filter(isSampled)) {
    const checks = checksOf({ ...STEPPED, ...changes });
    expect(changes).toEqual({ section: id });
    expect(detail).toContain("other sections kept");
    expect(verdict, id).toBe(overallVerdict(checks));
    if (typeof ratio !== "number") continue;
    expect(ratio, id).toBe(Math.max(...checks.map((check) => (check.kind === "limit" ? check.ratio : 0))));
  }
});

test("scaled lengths keep the restraint at a change of section", () => {
  const inputs = {
    section: HEAVY,
    otherSections: [{ span: 2, section: LIGHT }],
    spans: [
      { length: 4100, end: "free" },
      { length: 2900, end: "free" },
      { length: 3300, end: "pinned" },
    ],
    uniformLoads: [{ case: "G", load: 3 }],
    restraints: [4100, 7000].map((position) => ({ position, kind: "fly-brace" })),
  };
  const points = [...sensitivity(inputs, resources)]
    .flatMap((point) => point ?? [])
    .filter(({ axis }) => axis === "Factor");
  expect(points.filter(({ solved }) => solved === undefined)).toHaveLength(22);
  expect(points.filter(({ verdict }) => verdict === "not covered")).toEqual([]);
});

test("the corners of the field ranges give results, errors or named reasons with another section", () => {
  const counts = checkModule(
    {
      ...STEEL_BEAM_MODULE,
      model: (inputs, given) => {
        if (inputs.spans.length < 2) return STEEL_BEAM_MODULE.model(inputs, given);
        const otherSections = [{ span: 2, section: HEAVY }];
        return STEEL_BEAM_MODULE.model({ ...inputs, otherSections }, given);
      },
    },
    resources,
  );
  expect(counts.designed).toBeGreaterThan(50);
});
