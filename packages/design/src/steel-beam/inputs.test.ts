import { formatRatio, parseInputs } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { STEEL_BEAM } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(inputs: object) {
  const outcome = STEEL_BEAM.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return new Map(outcome.result.checks.map((check) => [check.id, check]));
}

function problemsOf(inputs: object) {
  return STEEL_BEAM.run(inputs, resources).problems.map(
    ({ kind, path, message }) => `${kind} ${path}: ${message}`,
  );
}

function momentOf(inputs: object): number {
  const check = checksOf(inputs).get("section-moment");
  return check?.kind === "limit" ? check.demand / 1e6 : Number.NaN;
}

const EI = 200_000 * (resources.catalogue.record("310UB40.4_300")?.capacityInputs.ix ?? 0);
const BARE = { section: "310UB40.4_300", hasSelfWeight: false, continuousRestraint: "top" } as const;
const UNIFORM = [{ case: "G", load: 10 }];
/** 1.35G */
const W = 13.5;
const TWO_SPANS = [{ length: 6000 }, { length: 6000 }];

describe("supports", () => {
  test("a settlement of the middle support of two spans gives 3EIδ/L² there", () => {
    const inputs = { ...BARE, spans: TWO_SPANS, uniformLoads: [], springs: [{ support: 2, settlement: 10 }] };
    expect(momentOf(inputs)).toBeCloseTo((3 * EI * 10) / 6000 ** 2 / 1e6, 6);
  });

  test("a settlement that relieves is also absent", () => {
    const inputs = {
      ...BARE,
      spans: TWO_SPANS,
      uniformLoads: UNIFORM,
      springs: [{ support: 2, settlement: 10 }],
    };
    expect(momentOf(inputs)).toBeCloseTo((W * 6 ** 2) / 8, 6);
    expect(checksOf(inputs).get("section-moment")?.combination).toBe("1.35G");
  });

  test("a spring under the end of a propped cantilever takes 3wL/8 / (1 + 3EI/kL³)", () => {
    const k = 0.5e3;
    const inputs = {
      ...BARE,
      leftSupport: "fixed",
      spans: [{ length: 6000 }],
      uniformLoads: UNIFORM,
      springs: [{ support: 2, vertical: k }],
    };
    const prop = (3 * W * 6) / 8 / (1 + (3 * EI) / (k * 6000 ** 3));
    expect(momentOf(inputs)).toBeCloseTo((W * 6 ** 2) / 2 - prop * 6, 6);
  });

  test("a rotational spring at one end takes wL²/8 / (1 + 3EI/kL)", () => {
    const k = 1e10;
    const inputs = {
      ...BARE,
      spans: [{ length: 6000 }],
      uniformLoads: UNIFORM,
      springs: [{ support: 1, rotation: k }],
    };
    const end = (W * 6 ** 2) / 8 / (1 + (3 * EI) / (k * 6000));
    const reaction = (W * 6) / 2 - end / 6;
    expect(momentOf(inputs)).toBeCloseTo(Math.max(end, reaction ** 2 / (2 * W)), 6);
  });

  test("a beam with a hinge in its second span hangs on its overhang", () => {
    const inputs = { ...BARE, spans: TWO_SPANS, uniformLoads: UNIFORM, hinges: [{ position: 7200 }] };
    expect(momentOf(inputs)).toBeCloseTo(((W * 4.8) / 2) * 1.2 + (W * 1.2 ** 2) / 2, 6);
  });

  test("segments that meet at a hinge without full restraint are not covered", () => {
    const inputs = { ...BARE, spans: TWO_SPANS, uniformLoads: UNIFORM, hinges: [{ position: 7200 }] };
    expect(checksOf(inputs).get("hinge/1")).toMatchObject({ kind: "not covered", location: "x = 7.200 m" });
    const braced = { ...inputs, restraints: [{ position: 7200, kind: "fly-brace" }] };
    expect(checksOf(braced).has("hinge/1")).toBe(false);
  });

  test("wrong rows are named", () => {
    expect(
      problemsOf({ springs: [{ support: 3, vertical: 1000 }, { support: 1, vertical: 0 }, { support: 1 }] }),
    ).toEqual([
      "error /springs/0/support: The beam has 2 supports, numbered from the left.",
      "note /springs/1/support: This row has no effect: a spring of 0 is no spring.",
      "error /springs/2/support: Row 2 is already for support 1.",
    ]);
    expect(problemsOf({ hinges: [{ position: 3000 }] })[0]).toMatch(/^error \/spans: /);
    expect(problemsOf({ hinges: [{ position: 7000 }] })).toEqual([
      expect.stringMatching(/^error \/hinges\/0\/position: /),
    ]);
  });
});

describe("combinations", () => {
  const LOADS = {
    ...BARE,
    uniformLoads: [
      { case: "G", load: 4 },
      { case: "SDL", load: 1 },
      { case: "Q", load: 3 },
      { case: "Q2", load: 2 },
    ],
  };
  const moment = (w: number) => (w * 6 ** 2) / 8;

  test("superimposed permanent load takes the factor of G; imposed loads act together", () => {
    expect(momentOf(LOADS)).toBeCloseTo(moment(1.2 * 5 + 1.5 * 5), 6);
    expect(checksOf(LOADS).get("section-moment")?.combination).toBe("1.2G + 1.5Q + 1.5Q2");
  });

  test("imposed loads that do not act together act alone", () => {
    expect(momentOf({ ...LOADS, actTogether: false })).toBeCloseTo(moment(1.2 * 5 + 1.5 * 3), 6);
  });

  test("the user's factors of combination are taken", () => {
    const inputs = {
      ...LOADS,
      uniformLoads: [{ case: "Q", load: 10 }],
      usage: "own",
      psiShortTerm: 1,
      psiLongTerm: 0.8,
    };
    const checks = checksOf(inputs);
    const demand = (id: string) => {
      const check = checks.get(id);
      return check?.kind === "limit" ? check.demand : Number.NaN;
    };
    expect(demand("deflection/long-term") / demand("deflection/short-term")).toBeCloseTo(0.8, 6);
  });

  test("a sum of the user is a combination, for strength and for deflections", () => {
    const own = (limitState: string) => ({
      ...LOADS,
      ownCombinations: [{ limitState, sum: "2 G + 1.5*Q \u2013 0.5Q2" }],
    });
    expect(momentOf(own("strength"))).toBeCloseTo(moment(1.2 * 5 + 1.5 * 5), 6);
    const heavy = { ...LOADS, ownCombinations: [{ sum: "3G" }] };
    expect(momentOf(heavy)).toBeCloseTo(moment(15), 6);
    const deflection = checksOf(own("serviceability")).get("deflection/short-term");
    expect(deflection?.combination).toMatch(/^2G \+ 1\.5Q/);
    expect(deflection?.title).toBe("Deflection, short-term and user-defined combinations");
    expect(checksOf(LOADS).get("deflection/short-term")?.title).toBe("Deflection, short-term");
  });

  test("0.9G on relieving spans is in the name of the arrangement", () => {
    const inputs = {
      spans: [
        { length: 6000, end: "pinned" },
        { length: 6000, end: "pinned" },
      ],
      hasRelievingPermanent: true,
    };
    const names = (more: object) => {
      const outcome = STEEL_BEAM.run({ ...inputs, ...more }, resources);
      const rows = outcome.kind === "result" ? outcome.result.tables[0]?.rows : [];
      return rows?.map(([name]) => name);
    };
    expect(names({})).toContain("1.2G + 1.5Q (Q on span 1, 0.9G on the other spans)");
    expect(names({ hasRelievingPermanent: false })).toContain("1.2G + 1.5Q (Q on span 1)");
    // Without permanent load there is nothing to relieve.
    const imposed = { hasSelfWeight: false, uniformLoads: [{ case: "Q", load: 5 }] };
    expect(names(imposed)).toContain("1.2G + 1.5Q (Q on span 1)");
  });

  test("the worst segment of each combination is listed, that of the verdict first", () => {
    const inputs = {
      spans: [
        { length: 6000, end: "pinned" },
        { length: 5000, end: "pinned" },
      ],
      uniformLoads: [
        { case: "G", load: 5 },
        { case: "Q", load: 10 },
        { case: "Wu1", load: -12 },
        { case: "Ws", load: -8 },
      ],
    };
    const outcome = STEEL_BEAM.run(inputs, resources);
    const result = outcome.kind === "result" ? outcome.result : undefined;
    const rows = result?.tables.find(({ id }) => id === "segment-combinations")?.rows ?? [];
    const titles = rows.map(([name = ""]) => name.replace(/ \(.*/, ""));
    expect(titles.toSorted()).toEqual(
      [
        "0.9G + Wu1",
        "1.2G + 1.5Q",
        "1.2G + 1.5\u03c8lQ",
        "1.2G + Wu1",
        "1.2G + Wu1 + \u03c8cQ",
        "1.35G",
      ].toSorted(),
    );
    const ratios = rows.map((row) => Number(row.at(-1)));
    expect(ratios).toEqual(ratios.toSorted((a, b) => b - a));
    const members = result?.checks.flatMap((check) =>
      check.kind === "limit" && check.id.startsWith("member-moment/") ? [check] : [],
    );
    const worst = members?.reduce((a, b) => (b.ratio > a.ratio ? b : a));
    expect(rows[0]?.[0]).toBe(worst?.combination);
    expect(rows[0]?.at(-1)).toBe(worst && formatRatio(worst.ratio));
  });

  test.each([
    ["", "Enter the sum, such as 1.1G + 1.25Q."],
    ["1.2G + 1.5X", "No load has the case X. The cases are: G, Q, Q2."],
    ["1.2G & Q", "\u201c& Q\u201d is not understood. A sum is such as 1.1G + 1.25Q."],
    ["G + G", "G is in the sum twice."],
    ["4G", "A factor is from \u22123 to 3."],
    ["1.2SDL", "No load has the case SDL. The cases are: G, Q, Q2."],
  ])("the sum “%s” is rejected beside its row", (sum, message) => {
    expect(problemsOf({ ...LOADS, ownCombinations: [{ sum }] })).toContain(
      `error /ownCombinations/0/sum: ${message}`,
    );
  });

  test("a combination that is not used does not govern, and its reason is in the table", () => {
    const inputs = { ...LOADS, notUsed: [{ combination: "1.2G+1.5Q + 1.5Q2", reason: "Never at once" }] };
    expect(momentOf(inputs)).toBeCloseTo(moment(1.2 * 5 + 1.5 * 3), 6);
    const outcome = STEEL_BEAM.run(inputs, resources);
    const table = outcome.kind === "result" ? outcome.result.tables[0]?.rows : undefined;
    expect(table).toContainEqual(expect.arrayContaining(["1.2G + 1.5Q + 1.5Q2", "Not used: Never at once"]));
  });

  test("a combination needs a reason, must exist, and one for strength must stay", () => {
    const off = (combination: string, reason = "x") => ({ ...LOADS, notUsed: [{ combination, reason }] });
    expect(problemsOf(off("1.35G", " "))).toEqual([
      "error /notUsed/0/reason: Enter the reason: it is printed.",
    ]);
    expect(problemsOf(off("7G"))[0]).toMatch(
      /^note \/notUsed\/0\/combination: There is no such combination\./,
    );
    const bare = {
      ...BARE,
      uniformLoads: [{ case: "G", load: 1 }],
      notUsed: [{ combination: "1.35G", reason: "x" }],
    };
    expect(problemsOf(bare)).toContain("error /notUsed: At least one combination for strength must be used.");
  });
});

describe("loads", () => {
  test("an area load acts on the width that the beam carries", () => {
    const inputs = { ...BARE, uniformLoads: [], areaLoads: [{ case: "G", pressure: 0.0025, width: 4000 }] };
    expect(momentOf(inputs)).toBeCloseTo((W * 6 ** 2) / 8, 6);
    expect(momentOf({ ...inputs, areaLoads: [{ case: "G", pressure: "2.5", width: "=2*2" }] })).toBeCloseTo(
      (W * 6 ** 2) / 8,
      6,
    );
  });

  test("serviceability snow acts alone, with the limit of wind", () => {
    const inputs = {
      ...BARE,
      uniformLoads: [
        { case: "Su", load: 8 },
        { case: "Ss", load: 4 },
      ],
    };
    const check = checksOf(inputs).get("deflection/wind");
    expect(check).toMatchObject({ title: "Deflection, snow", combination: "Ss", limit: 40 });
    expect(check?.kind === "limit" && check.demand).toBeCloseTo((5 * 4 * 6000 ** 4) / (384 * EI), 6);
    expect(
      checksOf({ ...inputs, uniformLoads: [{ case: "Su", load: 8 }] }).get("deflection/snow")?.kind,
    ).toBe("not covered");
  });
});

describe("lateral buckling", () => {
  const BEAM = { section: "310UB40.4_300", uniformLoads: [{ case: "G", load: 5 }] };
  const capacity = (inputs: object) => {
    const check = checksOf({ ...BEAM, ...inputs }).get("member-moment/1");
    return check?.kind === "limit" ? check.limit : Number.NaN;
  };

  test("the moment modification factor can be 1.0 or the user's", () => {
    // The factor of a uniform load, from the moments: 1.7 / sqrt(2 0.75^2 + 1)
    const own = { alphaM: "value", alphaMReason: "Uniform load" };
    expect(capacity({ ...own, alphaMValue: 1.7 / Math.sqrt(2 * 0.75 ** 2 + 1) })).toBeCloseTo(
      capacity({}),
      0,
    );
    expect(capacity({ alphaM: "one" })).toBeCloseTo(capacity({}) / (1.7 / Math.sqrt(2 * 0.75 ** 2 + 1)), 0);
  });

  test("a factor without a reason is rejected", () => {
    expect(problemsOf({ ...BEAM, alphaM: "value", alphaMValue: 1.2 })).toEqual([
      "error /alphaMReason: Enter the reason: it is printed.",
    ]);
  });

  test("a load may act elsewhere than the others", () => {
    const low = { hasSelfWeight: false, uniformLoads: [{ case: "G", load: 5, height: "bottom" }] };
    expect(capacity(low)).toBeCloseTo(capacity({ hasSelfWeight: false, loadHeight: "bottom" }), 6);
    expect(capacity(low)).toBeGreaterThan(capacity({ hasSelfWeight: false }));
  });
});

describe("tables", () => {
  const tableOf = (inputs: object, id: string) => {
    const outcome = STEEL_BEAM.run(inputs, resources);
    return outcome.kind === "result" ? outcome.result.tables.find((table) => table.id === id) : undefined;
  };
  const PROPPED = {
    ...BARE,
    leftSupport: "fixed",
    spans: [{ length: 6000 }],
    uniformLoads: [
      { case: "G", load: 4 },
      { case: "SDL", load: 1 },
      { case: "Q", load: 8 },
    ],
  };

  test("reactions are unfactored, by load case", () => {
    // 5wL/8, wL\u00b2/8 and 3wL/8; the moment of the support on the beam is anticlockwise.
    expect(tableOf(PROPPED, "reactions")).toMatchObject({
      columns: [
        {},
        { head: "R_1 at 0.000 m (kN)" },
        { head: "M_1, clockwise positive (kNm)" },
        { head: "R_2 at 6.000 m (kN)" },
      ],
      rows: [
        ["G", "15.0", "\u221218.0", "9.00"],
        ["SDL", "3.75", "\u22124.50", "2.25"],
        ["Q", "30.0", "\u221236.0", "18.0"],
      ],
    });
    const weighed = tableOf({ ...PROPPED, hasSelfWeight: true, uniformLoads: [] }, "reactions");
    // 40.4 kg/m: 5/8 0.3963 6
    expect(weighed?.rows).toEqual([["G", "1.49", "\u22121.78", "0.892"]]);
  });

  test("design reactions are the extremes over the combinations, with the moment beside them", () => {
    const { spans, ...simple } = { ...PROPPED, leftSupport: "pinned" };
    const overhang = { ...simple, spans: [...spans, { length: 2000, end: "free" }] };
    const table = tableOf(overhang, "factored-reactions");
    // w (6 x 3 - 2 x 1) / 6 with 6 kN/m on all and 12 kN/m on the span, or the overhang, alone.
    expect(table?.rows.slice(0, 2)).toEqual([
      ["Support 1 at 0.000 m", "R* max", "52.0", "\u2013", "1.2G + 1.5Q (Q on span 1)"],
      ["Support 1 at 0.000 m", "R* min", "12.0", "\u2013", "1.2G + 1.5Q (Q on span 2)"],
    ]);
    expect(tableOf(PROPPED, "factored-reactions")?.rows[3]).toEqual([
      "Support 1 at 0.000 m",
      "M* min",
      "67.5",
      "\u221281.0",
      "1.2G + 1.5Q",
    ]);
  });

  test("a restraint is designed for 2.5 % of the force of the flange beside it", () => {
    const simple = { ...PROPPED, leftSupport: "pinned", restraints: [{ position: 3000, kind: "purlin" }] };
    // 1.2G + 1.5Q: 18 kN/m, 81 kNm; d - tf of 310UB40.4: 304 - 10.2
    const force = ((0.025 * 81) / 0.2938).toFixed(2);
    const rows = tableOf(simple, "quantities")?.rows;
    expect(rows).toContainEqual([
      "Lateral restraint force at 3.000 m (one member)",
      `${force} kN`,
      "AS 4100 Clause 5.4.3.1",
    ]);
    expect(rows).toContainEqual(["Section mass", "40.4 kg/m", ""]);
    expect(rows).toContainEqual(["Beam mass, 6.000 m", "242 kg", ""]);
  });
});

test("6200 in a cell of metres is millimetres and noted, and L is the length of the only span", () => {
  const parsed = (raw: object) => parseInputs(STEEL_BEAM.fields, { ...raw });
  expect(parsed({ spans: [{ length: "6200" }] })).toEqual({
    inputs: expect.objectContaining({ spans: [{ length: 6200, end: "pinned" }] }),
    notes: [{ path: "/spans/0/length", message: "Read as millimetres: 6200 mm." }],
  });
  expect(
    problemsOf({ spans: [{ length: "=3*2100" }], restraints: [{ position: "2L/3", kind: "purlin" }] }),
  ).toEqual(["note /spans/0/length: Read as millimetres: 6300 mm."]);
  expect(
    problemsOf({ spans: [{ length: "7" }], restraints: [{ position: "2L/3", kind: "purlin" }] }),
  ).toEqual(["note /restraints/0/position: Rounded to 4667 mm."]);
  const one = parsed({ spans: [{ length: "6.2m" }], restraints: [{ position: "L/2" }] });
  expect(one).toMatchObject({ inputs: { restraints: [{ position: 3100 }] } });
  const two = parsed({ spans: [{ length: 6000 }, { length: 5000 }], restraints: [{ position: "L/2" }] });
  expect(two).toMatchObject({ errors: [{ path: "/restraints/0/position" }] });
});

test("a beam without loads is not designed: every check would pass", () => {
  const bare = { ...BARE, uniformLoads: [{ case: "G", load: 0 }], pointLoads: [] };
  expect(problemsOf(bare)).toContain(
    "error /hasSelfWeight: The beam has no loads. Enter a load, or include the self-weight.",
  );
  expect(problemsOf({ ...bare, hasSelfWeight: true })).toEqual([]);
  expect(problemsOf({ ...bare, pointLoads: [{ case: "Q", force: 1e3, position: 1000 }] })).toEqual([]);
});
