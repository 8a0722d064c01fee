import { type Check, overallVerdict } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { EXAMPLES } from "./examples.ts";
import { STEEL_BEAM } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(inputs: object): readonly Check[] {
  const outcome = STEEL_BEAM.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result.checks;
}
const checkOf = (inputs: object, id: string) => checksOf(inputs).find((check) => check.id === id);
const limitOf = (inputs: object, id: string) => {
  const check = checkOf(inputs, id);
  if (check?.kind !== "limit") throw new Error(`${id} is not made`);
  return check;
};

const SPAN = [{ length: 6000, end: "pinned" }];

describe("a restraint at a support never makes a beam stronger by taking restraint away", () => {
  const loads = {
    spans: SPAN,
    uniformLoads: [
      { case: "G", load: 2 },
      { case: "Q", load: 7 },
    ],
  };
  const without = limitOf(loads, "member-moment/1");

  test.each(["bottom", "purlin", "fly-brace"])("%s", (kind) => {
    const inputs = { ...loads, restraints: [{ position: 6000, kind }] };
    expect(limitOf(inputs, "member-moment/1").limit).toBeCloseTo(without.limit, 6);
  });

  test("a support held by its web only, or not at all, is as its row", () => {
    const at = (kind: string) => ({ ...loads, restraints: [{ position: 6000, kind }] });
    expect(limitOf(at("coped-end"), "member-moment/1").limit).toBeLessThan(without.limit);
    const free = checkOf(at("free"), "member-moment/1");
    expect(free?.kind === "limit" ? free.limit < without.limit : free?.kind).toBe(
      free?.kind === "limit" ? true : "not covered",
    );
  });

  test("but adds to a partial one", () => {
    const partial = { ...loads, supportRestraint: "coped-end" };
    const braced = [0, 6000].map((position) => ({ position, kind: "fly-brace" }));
    expect(limitOf(partial, "member-moment/1").limit).toBeLessThan(without.limit);
    expect(limitOf({ ...partial, restraints: braced }, "member-moment/1").limit).toBeCloseTo(
      without.limit,
      6,
    );
  });

  test("purlins at the supports of the rafter of the examples", () => {
    const rafter = EXAMPLES.find(({ id }) => id === "rafter-uplift")?.inputs;
    const rows = rafter?.restraints;
    if (!Array.isArray(rows)) throw new Error("The example has no restraints.");
    const ends = [0, 9000].map((position) => ({ position, kind: "purlin" }));
    const [before, after] = [rows, [...rows, ...ends]].map((restraints) =>
      limitOf({ ...rafter, restraints }, "member-moment/1"),
    );
    expect(after?.ratio).toBeCloseTo(before?.ratio ?? 0, 9);
  });
});

test.each(["Wu1", "Wu2", "Su", "Eu"])(
  "without a serviceability case, %s leaves a deflection unchecked",
  (of) => {
    const inputs = {
      spans: SPAN,
      continuousRestraint: "top",
      uniformLoads: [
        { case: "G", load: 1 },
        { case: of, load: 5 },
      ],
    };
    expect(overallVerdict(checksOf(inputs))).toBe("not covered");
    expect(
      checksOf(inputs).some(({ id, kind }) => id.startsWith("deflection/") && kind === "not covered"),
    ).toBe(true);
  },
);

test("an angle is not checked in bending or deflection", () => {
  const made = checksOf({ section: "200x200x26EA_300", spans: SPAN }).filter(({ kind }) => kind === "limit");
  expect(made.map(({ id }) => id).filter((id) => /moment|deflection/.test(id))).toEqual([]);
});

test("a cantilever deflects alike from either end", () => {
  const loads = {
    section: "200UB25.4_300",
    hasSelfWeight: false,
    uniformLoads: [{ case: "Q", load: 10 }],
    pointLoads: [{ case: "Q", force: -14_000, position: 4000 }],
  };
  const right = limitOf(
    { ...loads, leftSupport: "fixed", spans: [{ length: 4000, end: "free" }] },
    "deflection/imposed",
  );
  const left = limitOf(
    {
      ...loads,
      pointLoads: [{ case: "Q", force: -14_000, position: 0 }],
      leftSupport: "free",
      spans: [{ length: 4000, end: "fixed" }],
    },
    "deflection/imposed",
  );
  // Superposition of q x^2 (6 L^2 - 4 L x + x^2) / 24 and P x^2 (3 L - x) / 6, at its greatest: 5.25 mm at 3.0 m.
  expect(right.demand).toBeCloseTo(5.25, 1);
  expect(left.demand).toBeCloseTo(right.demand, 6);
  expect(right.location).toBe("x = 3.000 m");
});

test("a segment beside a fixed support has the moment of its own span", () => {
  const inputs = {
    hasSelfWeight: false,
    spans: [
      { length: 6000, end: "fixed" },
      { length: 3000, end: "pinned" },
    ],
    uniformLoads: [{ case: "G", load: 10 }],
  };
  // Propped cantilevers back to back, w L^2 / 8 with w = 1.35 x 10 kN/m.
  expect(limitOf(inputs, "member-moment/1").demand).toBeCloseTo((13.5 * 6000 ** 2) / 8, 3);
  expect(limitOf(inputs, "member-moment/2").demand).toBeCloseTo((13.5 * 3000 ** 2) / 8, 3);
});

describe("a beam below a slab that holds its top flange", () => {
  const SPANS = [
    { length: 16_000, end: "pinned" },
    { length: 16_000, end: "pinned" },
  ];
  const beam = {
    section: "610UB101_300",
    spans: SPANS,
    continuousRestraint: "top",
    uniformLoads: [
      { case: "G", load: 8 },
      { case: "Q", load: 8 },
    ],
  };

  test("is held as by purlins at close spacing, and names that its bottom flange is not held", () => {
    const purlins = Array.from({ length: 63 }, (_, at) => 500 * (at + 1)).filter((x) => x !== 16_000);
    const restraints = purlins.map((position) => ({ position, kind: "purlin" }));
    const [slab, close] = [beam, { ...beam, continuousRestraint: "none", restraints }].map((inputs) =>
      limitOf(inputs, "member-moment/1"),
    );
    expect(slab?.ratio).toBeLessThanOrEqual((close?.ratio ?? 0) * 1.001);
    expect(slab?.assumptions.join(" ")).toContain("5.6.4");
  });

  test("is held where the slab prevents twist too", () => {
    const check = limitOf({ ...beam, continuousRestraint: "top-and-twist" }, "member-moment/1");
    expect(check.limit).toBeCloseTo(limitOf(beam, "section-moment").limit, 3);
  });
});

test("a combination that is left out is named among the checks that are not made", () => {
  const notUsed = [{ combination: "1.2G + 1.5Q", reason: "Agreed" }];
  const check = checkOf({ continuousRestraint: "top", notUsed }, "not-used/S2:Q");
  expect(check).toMatchObject({
    kind: "not covered",
    title: "Combination 1.2G + 1.5Q",
    reason: "Not used: Agreed",
  });
});

test("the user's alpha_m does not replace Table 5.6.2 towards a free end", () => {
  const cantilever = {
    leftSupport: "fixed",
    spans: [{ length: 3000, end: "free" }],
    uniformLoads: [],
    couples: [{ case: "Q", moment: 20e6, position: 3000 }],
    loadHeight: "shear-centre",
  };
  const own = { ...cantilever, alphaM: "value", alphaMValue: 2.5, alphaMReason: "test" };
  expect(limitOf(own, "member-moment/1").limit).toBeCloseTo(limitOf(cantilever, "member-moment/1").limit, 6);
});

test("the movement of springs counts in deflections", () => {
  const beam = {
    hasSelfWeight: false,
    continuousRestraint: "top",
    spans: [
      { length: 6000, end: "pinned" },
      { length: 2000, end: "free" },
    ],
    springs: [{ support: 2, vertical: 2000 }],
    uniformLoads: [{ case: "Q", load: 10 }],
    patterns: "all spans",
  };
  // The support takes 10 8 4 / 6 kN and sinks 26.67 mm, the tip 4/3 of that and 7.18 mm less what the overhang lifts.
  const check = limitOf(beam, "deflection/imposed");
  expect(check.demand).toBeCloseTo(30.9, 1);
});

test("the deflection at a hinge is not compared with a limit", () => {
  const hinged = {
    continuousRestraint: "top",
    leftSupport: "fixed",
    spans: [{ length: 8000, end: "pinned" }],
    hinges: [{ position: 3000 }],
  };
  expect(checkOf(hinged, "hinge-deflection/1")?.kind).toBe("not covered");
});

test("self-weight acts at the shear centre", () => {
  const braced = {
    spans: [{ length: 9000, end: "pinned" }],
    uniformLoads: [],
    restraints: [3000, 6000].map((position) => ({ position, kind: "fly-brace" })),
    pointLoads: [3000, 6000].map((position) => ({ case: "Q", force: 40_000, position, bearing: 100 })),
  };
  const bare = limitOf({ ...braced, hasSelfWeight: false }, "member-moment/2").limit;
  expect(limitOf(braced, "member-moment/2").limit / bare).toBeCloseTo(1, 2);
});

test("nothing bears on a flange at built-in supports, nor where the stiff bearing is 0", () => {
  const ids = (inputs: object) => checksOf(inputs).map(({ id }) => id);
  const builtIn = ids({ leftSupport: "fixed", spans: [{ length: 2000, end: "free" }] });
  expect(builtIn).not.toContain("bearing-yield/support-1");
  const connected = checksOf({ bearingLength: 0 }).filter(({ id }) => id.startsWith("bearing"));
  expect(connected.map(({ id, kind }) => [id, kind])).toEqual([
    ["bearing/support-1", "not applicable"],
    ["bearing/support-2", "not applicable"],
  ]);
  expect(ids({})).toContain("bearing-yield/support-1");
});

test("the user's alpha_m counts towards a free end where it is less than that of Table 5.6.2", () => {
  const cantilever = {
    leftSupport: "fixed",
    hasSelfWeight: false,
    spans: [{ length: 5000, end: "free" }],
    uniformLoads: [{ case: "G", load: 5 }],
  };
  const own = (alphaMValue: number) => ({
    ...cantilever,
    alphaM: "value",
    alphaMValue,
    alphaMReason: "A couple at the tip.",
  });
  const limit = (inputs: object) => limitOf(inputs, "member-moment/1").limit;
  const table = limit(cantilever);
  expect(limit(own(0.25)) / table).toBeCloseTo(0.25 / 2.25, 9);
  expect(limit({ ...cantilever, alphaM: "one" }) / table).toBeCloseTo(1 / 2.25, 9);
  expect(limit(own(2.5))).toBe(table);
});

describe("torsion is listed where restraints of one flange carry sideways loads", () => {
  const loads = {
    uniformLoads: [{ case: "G", load: 5 }],
    sidewaysLoads: [
      { case: "Wu1", load: 10 },
      { case: "Ws", load: 7 },
    ],
    sidewaysSupports: "restraints",
  };
  test.each([
    [{ continuousRestraint: "top" }, "not covered"],
    [{ continuousRestraint: "bottom" }, "not covered"],
    [{ continuousRestraint: "top-and-twist" }, undefined],
    [{ restraints: [{ position: 3000, kind: "purlin" }] }, "not covered"],
    [{ restraints: [{ position: 3000, kind: "bottom" }] }, "not covered"],
    [{ restraints: [{ position: 3000, kind: "fly-brace" }] }, undefined],
    [{ sidewaysSupports: "supports", restraints: [{ position: 3000, kind: "purlin" }] }, undefined],
  ])("%j", (restraint, kind) => {
    expect(checkOf({ ...loads, ...restraint }, "torsion")?.kind).toBe(kind);
  });
});

test("a precamber that permanent load does not take out is listed", () => {
  const beam = { continuousRestraint: "top", uniformLoads: [{ case: "G", load: 5 }] };
  expect(checkOf({ ...beam, precamber: 2 }, "remaining-camber")).toBeUndefined();
  expect(checkOf({ ...beam, precamber: 300 }, "remaining-camber")).toMatchObject({
    kind: "not covered",
    reason: expect.stringMatching(/^The precamber is up to 29\d mm more than/),
  });
});

test("a combination without sideways loads is not biaxial bending", () => {
  const inputs = {
    section: "250UB31.4_300",
    uniformLoads: [
      { case: "G", load: 2 },
      { case: "Q", load: 3 },
    ],
    sidewaysLoads: [
      { case: "Wu1", load: 0.2 },
      { case: "Ws", load: 0.1 },
    ],
  };
  expect(limitOf(inputs, "biaxial-member/1").combination).toContain("Wu");
});

describe("loads whose bearings overlap press on the web together", () => {
  const at = (...positions: readonly number[]) => ({
    spans: SPAN,
    hasSelfWeight: false,
    uniformLoads: [],
    pointLoads: positions.map((position) => ({ case: "G", force: 60e3, position, bearing: 100 })),
  });

  test("with the part that is on the bearing of each: all, 0.99 and a half of it, none", () => {
    const forces = (apart: number, id: string) => limitOf(at(3000, 3000 + apart), id).demand / 1.35e3;
    expect(forces(0, "bearing-yield/load-1-2")).toBeCloseTo(120, 9);
    expect(forces(1, "bearing-yield/load-1")).toBeCloseTo(60 + 0.99 * 60, 9);
    expect(forces(50, "bearing-yield/load-1")).toBeCloseTo(90, 9);
    expect(forces(50, "bearing-buckling/load-2")).toBeCloseTo(90, 9);
    expect(forces(100, "bearing-yield/load-1")).toBeCloseTo(60, 9);
  });

  test("but not one that hangs from the bottom flange", () => {
    const { pointLoads, ...beam } = at(3000, 3050);
    const hung = {
      ...beam,
      pointLoads: pointLoads.map((load, row) => ({ ...load, height: row === 0 ? "top" : "bottom" })),
    };
    expect(limitOf(hung, "bearing-yield/load-1").demand / 1.35e3).toBeCloseTo(60, 9);
  });
});

describe("loads whose bearings do not overlap, but whose forces do in the web,", () => {
  const WEB = "410UB53.7_300";
  const beam = (pointLoads: readonly object[], more: object = {}) => ({
    section: WEB,
    spans: SPAN,
    hasSelfWeight: false,
    uniformLoads: [],
    pointLoads: pointLoads.map((load) => ({ case: "G", force: 100e3, bearing: 100, ...load })),
    ...more,
  });
  const touching = beam([{ position: 3000 }, { position: 3100 }]);
  /** Units mm, MPa. d = 402.6. */
  const [tf, tw, d1, fy] = [10.9, 7.6, 380.8, 320];

  test("are checked together on the web that both have: 200 mm and its dispersion", () => {
    const yielding = limitOf(touching, "bearing-yield/load-1+load-2");
    expect(yielding.demand / 1e3).toBeCloseTo(1.35 * 200, 6);
    expect(yielding.limit).toBeCloseTo(0.9 * 1.25 * (200 + 5 * tf) * tw * fy, 0);
    const alone = limitOf(touching, "bearing-buckling/load-1");
    const both = limitOf(touching, "bearing-buckling/load-1+load-2");
    // 2 F over 200 + 5 tf + d1 in place of F over 100 + 5 tf + d1.
    expect(both.ratio / alone.ratio).toBeCloseTo((2 * (100 + 5 * tf + d1)) / (200 + 5 * tf + d1), 6);
    expect(both.assumptions.join(" ")).toContain("together");
    expect(both.location).toBe("x = 3.050 m");
    expect(both.steps.length).toBe(alone.steps.length);
  });

  test("are no worse together where they only touch, and are apart beyond", () => {
    const at = (apart: number) => beam([{ position: 2500 }, { position: 2500 + apart }]);
    // Each is dispersed over 100 + 5 tf + d1 = 535.3 mm.
    const width = 100 + 5 * tf + d1;
    const near = at(535);
    const alone = limitOf(near, "bearing-buckling/load-1").ratio;
    const both = limitOf(near, "bearing-buckling/load-1+load-2").ratio;
    expect(both / alone).toBeCloseTo((2 * width) / (535 + width), 9);
    expect(both / alone).toBeLessThan(1.001);
    expect(checkOf(near, "bearing-yield/load-1+load-2")).toBeUndefined();
    expect(checkOf(at(536), "bearing-buckling/load-1+load-2")).toBeUndefined();
  });

  test("are three in a row where the middle one joins the others", () => {
    const three = beam([{ position: 2600 }, { position: 3000 }, { position: 3400 }]);
    const [one, all] = ["load-1", "load-1+load-2+load-3"].map((id) =>
      limitOf(three, `bearing-buckling/${id}`),
    );
    const width = 100 + 5 * tf + d1;
    expect((all?.ratio ?? 0) / (one?.ratio ?? 1)).toBeCloseTo((3 * width) / (width + 800), 6);
  });

  test("a heavy one between light ones is checked with those that make it worse", () => {
    const light = beam([{ position: 2600, force: 5e3 }, { position: 3000 }, { position: 3050, force: 60e3 }]);
    expect(limitOf(light, "bearing-buckling/load-2+load-3").demand / 1e3).toBeCloseTo(1.35 * 160, 6);
  });

  test("are not one with a force on the other flange", () => {
    const hung = beam([{ position: 3000 }, { position: 3100, height: "bottom" }, { position: 0 }]);
    const ids = checksOf(hung).map(({ id }) => id);
    expect(ids.filter((id) => id.includes("+"))).toEqual([]);
  });

  test("are checked alike from the other side", () => {
    const loads = [
      { position: 120, force: 90e3, bearing: 60 },
      { position: 250, force: 30e3, bearing: 150 },
      { position: 700, force: 150e3 },
    ];
    const image = loads.map((load) => ({ ...load, position: 6000 - load.position }));
    const [one, other] = [beam(loads), beam(image)].map((inputs) =>
      checksOf(inputs).flatMap((check) =>
        check.id.includes("+") && check.kind === "limit" ? check.ratio : [],
      ),
    );
    expect(one?.length).toBe(2);
    one?.forEach((ratio, at) => {
      expect(other?.[at]).toBeCloseTo(ratio, 9);
    });
  });

  test("count on the web of a stiffener with their part", () => {
    const stiffener = { position: 3000, width: 75, thickness: 10, sides: "both", fy: 250 };
    const stiff = { ...touching, bearingStiffeners: [stiffener] };
    // Each is dispersed over 100 + 5 tf: 5 tf of the second one is on the web of the first one.
    const share = (5 * tf) / (100 + 5 * tf);
    expect(limitOf(stiff, "bearing-yield/load-1").demand / 1.35e3).toBeCloseTo(100 * (1 + share), 6);
    // The strip is 17.5 tw / sqrt(320 / 250) beside the stiffener; the second load is dispersed from 3100 - 50 - 2.5 tf - d1 / 2 on.
    const strip = (17.5 * tw) / Math.sqrt(fy / 250);
    const width = 100 + 5 * tf + d1;
    const part = Math.min(3100 + width / 2, 3000 + strip) - Math.max(3100 - width / 2, 3000 - strip);
    expect(limitOf(stiff, "bearing-buckling/load-1").demand / 1.35e3).toBeCloseTo(
      100 * (1 + part / width),
      4,
    );
    expect(checkOf(stiff, "bearing-yield/load-1+load-2")).toBeUndefined();
  });

  test("where one is braced, each has its part of the capacity", () => {
    const braced = { ...touching, restraints: [{ position: 3000, kind: "fly-brace" }] };
    const [held, free, both] = ["load-1", "load-2", "load-1+load-2"].map(
      (id) => limitOf(braced, `bearing-buckling/${id}`).ratio,
    );
    const [width, all] = [100 + 5 * tf + d1, 200 + 5 * tf + d1];
    expect(both).toBeCloseTo((((held ?? 0) + (free ?? 0)) * width) / all, 6);
  });
});

test("a bearing at the free end of a beam counts as far as there is steel", () => {
  const tip = (bearing: number) => ({
    leftSupport: "fixed",
    hasSelfWeight: false,
    spans: [{ length: 2000, end: "free" }],
    uniformLoads: [],
    pointLoads: [{ case: "G", force: 20e3, position: 2000, bearing }],
  });
  // 310UB40.4: 50 of the 100 mm are on the beam, and disperse to one side: 50 + 2.5 x 10.2 mm.
  expect(limitOf(tip(100), "bearing-yield/load-1").limit).toBeCloseTo(
    0.9 * 1.25 * (50 + 2.5 * 10.2) * 6.1 * 320,
    0,
  );
});

test("the web of a beam that is shorter than its dispersion counts once", () => {
  const short = {
    section: "800WB146_300",
    hasSelfWeight: false,
    spans: [{ length: 500, end: "pinned" }],
    uniformLoads: [],
    pointLoads: [{ case: "G", force: 100e3, position: 250, bearing: 100 }],
  };
  const load = { case: "G", force: 100e3, position: 2000, bearing: 100 };
  const long = { ...short, spans: [{ length: 4000, end: "pinned" }], pointLoads: [load] };
  const limit = (beam: object) => limitOf(beam, "bearing-buckling/load-1").limit;
  // From 0 to 500 mm in place of 100 + 5 x 20 + 760 mm.
  expect(limit(short) / limit(long)).toBeCloseTo(500 / 960, 9);
});

describe("an environmental action of one limit state alone", () => {
  const rowsOf = (inputs: object) =>
    checksOf({ uniformLoads: [{ case: "G", load: 2 }], ...inputs }).flatMap((check) =>
      check.kind === "not covered" ? [`${check.group}: ${check.reason}`] : [],
    );
  const loads = (...cases: readonly string[]) => ({
    uniformLoads: [{ case: "G", load: 2 }, ...cases.map((of) => ({ case: of, load: 5 }))],
  });

  test.each([
    ["Ws", "wind (Ws), but no ultimate wind (Wu)"],
    ["Ws2", "wind (Ws), but no ultimate wind (Wu)"],
    ["Ss", "snow (Ss), but no ultimate snow (Su)"],
    ["Es", "earthquake (Es), but no ultimate earthquake (Eu)"],
  ])("has no strength with %s, which no combination of strength has (AS/NZS 1170.0 4.2.2)", (of, words) => {
    expect(rowsOf(loads(of))).toEqual([`Strength: There is serviceability ${words}.`]);
  });

  test("has no deflection with the ultimate action (AS/NZS 1170.0 4.3)", () => {
    expect(rowsOf(loads("Wu2"))).toEqual([
      "Serviceability: There is ultimate wind (Wu), but no serviceability wind (Ws).",
    ]);
    expect(rowsOf(loads("Wu1", "Ws"))).toEqual([]);
  });

  test("is in the strength that the user combines with it", () => {
    const own = [{ limitState: "strength", sum: "1.2G + 1.6Ws" }];
    expect(rowsOf({ ...loads("Ws"), ownCombinations: own })).toEqual([]);
  });
});
