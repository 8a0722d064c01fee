import { type Check, governingCheck, overallVerdict } from "@kingpost/calc";
import { checkModule } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { STEEL_COLUMN_ALTERNATIVES } from "./alternatives.ts";
import { EXAMPLES } from "./examples.ts";
import { STEEL_COLUMN, STEEL_COLUMN_MODULE } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function resultOf(inputs: object) {
  const outcome = STEEL_COLUMN.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result;
}
const checksOf = (inputs: object) => new Map(resultOf(inputs).checks.map((check) => [check.id, check]));
const limitOf = (inputs: object, id: string) => {
  const check = checksOf(inputs).get(id);
  if (check?.kind !== "limit") throw new Error(`${id} is not made`);
  return check;
};
const problemsOf = (inputs: object) => STEEL_COLUMN.run(inputs, resources).problems;

const pushed = (n: number, moments: object = {}) => ({ actions: [{ name: "A", n, ...moments }] });

test("the corners of the field ranges give results, errors or named reasons", () => {
  expect(checkModule(STEEL_COLUMN_MODULE, resources).designed).toBeGreaterThan(20);
});

test.each([
  // A public worked example of AS 4100, and the ASI worked problem quoted in a handbook audit.
  ["200UC46.2_300", 3000, 1247],
  ["250UC72.9_300", 4000, 1915],
])(
  "the capacity of %s in buckling about y over %s mm agrees with the published value",
  (section, length, published) => {
    const { limit } = limitOf({ section, length }, "member-compression-y");
    expect(Math.abs(limit / 1e3 / published - 1)).toBeLessThan(0.001);
  },
);

describe("loads between the ends", () => {
  const wind = { length: 6000, ...pushed(300e3), transverse: [{ name: "A", axis: "x", w: 10 }] };

  test("bend the column by w l2 / 8, amplified with beta_m = -1", () => {
    const { demand } = limitOf(wind, "section-moment-x");
    // I_x of 200UC46.2 is 45.9e6 mm4; c_m = 1.
    const nomb = (Math.PI ** 2 * 200_000 * 45.9e6) / 6000 ** 2;
    expect(demand / 1e6 / (45 / (1 - 300e3 / nomb))).toBeCloseTo(1, 3);
    expect(limitOf(wind, "shear").demand / 1e3 / (30 / (1 - 300e3 / nomb))).toBeCloseTo(1, 3);
  });

  test("have another ratio where the user enters one", () => {
    const { demand } = limitOf({ ...wind, ratioX: "own", betaMX: 0.2 }, "section-moment-x");
    expect(demand / 1e6).toBeCloseTo(45, 6);
  });

  test("of load cases are combined, and reach the base", () => {
    const inputs = {
      length: 6000,
      actionsBy: "cases",
      caseActions: [{ case: "G", n: 100e3 }],
      caseTransverse: [{ case: "Wu1", axis: "y", p: 12e3, z: 2000 }],
    };
    const { tables } = resultOf(inputs);
    const base = tables.find(({ id }) => id === "base-actions");
    expect(base?.rows.find(([name]) => name?.includes("Wu1"))?.[5]).toBe("8.00");
  });

  test("of no combination, or above the column, are errors", () => {
    const wrong = { ...wind, transverse: [{ name: "B", axis: "x", p: 1, z: 7000 }] };
    expect(problemsOf(wrong).map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/transverse/0/name", "/transverse/0/z"]),
    );
  });
});

describe("a column that an engineer found to pass too easily", () => {
  test("has its in-plane capacity with the effective length of its ends, and fails where that is used up", () => {
    const ends = {
      section: "200UC46.2_300",
      length: 7000,
      casesX: "fixed",
      casesY: "fixed",
      isSecondOrder: true,
    };
    const under = (n: number) => ({ ...ends, ...pushed(n, { myTop: 30e6, myBase: 30e6 }) });
    expect(limitOf(under(560e3), "in-plane-y").ratio).toBeGreaterThan(1);
    expect(limitOf(under(560e3), "in-plane-y").ratio).toBeGreaterThan(
      limitOf(under(460e3), "in-plane-y").ratio,
    );
    // Beyond the capacity in compression nothing is left, and the check of compression fails.
    expect(checksOf(under(900e3)).get("in-plane-y")).toMatchObject({
      kind: "requirement",
      isMet: false,
    });
    expect(limitOf(under(900e3), "member-compression-y").ratio).toBeGreaterThan(1);
  });

  test("passes no check by another combination where its axial force uses up the capacity", () => {
    const two = {
      section: "200UC46.2_300",
      length: 6000,
      actions: [
        { name: "A", n: 900e3, mxTop: 5e6, mxBase: 5e6, myTop: 2e6, myBase: 2e6 },
        { name: "B", n: 100e3, mxTop: 5e6, mxBase: 5e6, myTop: 2e6, myBase: 2e6 },
      ],
    };
    const checks = checksOf(two);
    expect(limitOf(two, "member-compression-y").ratio).toBeGreaterThan(1);
    for (const id of ["in-plane-y", "out-of-plane/1", "combined-member/1"]) {
      expect(checks.get(id), id).toMatchObject({ kind: "requirement", isMet: false, combination: "A" });
    }
    expect(governingCheck([...checks.values()])?.id).toBe("member-compression-y");
  });

  test("of a channel has its combined actions with the capacity that twisting leaves", () => {
    const channel = {
      section: "200PFC_300",
      length: 3000,
      restraints: [
        { position: 1000, kind: "y" },
        { position: 2000, kind: "y" },
      ],
      ...pushed(380e3, { mxTop: 8e6, mxBase: 8e6 }),
    };
    const used = limitOf(channel, "member-compression-xz").ratio;
    const { demand, limit } = limitOf(channel, "in-plane-x");
    const section = limitOf(
      { ...channel, ...pushed(0, { mxTop: 8e6, mxBase: 8e6 }) },
      "section-moment-x",
    ).limit;
    expect(limit).toBeCloseTo(section * (1 - used), 0);
    expect(demand / limit).toBeGreaterThan(1);
  });

  test("is amplified by the sway of its storey in tension too", () => {
    const sway = { section: "310UC96.8_300", length: 4500, casesX: "sway-own", keX: 1.6, lambdaCX: 3.5 };
    const of = (n: number) =>
      limitOf({ ...sway, ...pushed(n, { mxTop: 340e6, mxBase: -300e6 }) }, "section-moment-x");
    // 1 / (1 - 1 / 3.5) = 1.4.
    expect(of(-50e3).demand / 1e6).toBeCloseTo(1.4 * 340, 6);
    expect(of(1e3).demand / 1e6).toBeCloseTo(1.4 * 340, 6);
  });

  test("fails where the sway of its storey grows without limit", () => {
    const sway = { casesX: "sway-own", keX: 1.6, swayX: "drift", driftX: 0.05, sumNX: 1e6, sumVX: 40e3 };
    const check = checksOf({ ...sway, ...pushed(100e3, { mxTop: 10e6 }) }).get("sway-stability-x");
    expect(check).toMatchObject({ kind: "requirement", isMet: false });
  });

  test("takes no loads between its ends where it sways", () => {
    const sway = { casesX: "sway-free", transverse: [{ name: "", axis: "x", w: 8 }] };
    expect(problemsOf(sway)).toContainEqual(
      expect.objectContaining({ kind: "error", path: "/transverse/0/axis" }),
    );
  });

  // Worked by hand: a segment with a free end, l_e = 5 m, alpha_m of Table 5.6.2.
  test.each([
    ["a force", 0, 280e6, 261.7],
    ["a moment", 150e6, 150e6, 52.3],
  ])("free at the top about y buckles laterally under %s there as a cantilever", (_, top, base, mox) => {
    const inputs = {
      section: "460UB74.6_300",
      length: 5000,
      lambdaCX: 50,
      lambdaCY: 20,
      casesX: "sway-free",
    };
    const held = { ...inputs, ...pushed(20e3, { mxTop: top, mxBase: base }) };
    const { limit } = limitOf({ ...held, casesY: "sway-free" }, "out-of-plane/1");
    expect(limit / 1e6).toBeCloseTo(mox, 0);
    expect(limitOf({ ...held, casesY: "sway-fixed" }, "out-of-plane/1").limit).toBeGreaterThan(limit);
  });

  test("is bent by imposed reactions at one of two opposite faces", () => {
    const reaction = (of: string, face: string, force: number) => ({ case: of, face, force });
    const inputs = {
      actionsBy: "cases",
      caseActions: [],
      reactions: ["flange-a", "flange-b"].flatMap((face) => [
        reaction("G", face, 60e3),
        reaction("Q", face, 150e3),
      ]),
    };
    // 1.5 x 150 kN at 101.7 + 100 mm from the axis.
    const check = limitOf(inputs, "section-moment-x");
    expect(check.combination).toContain("no Q at face");
    expect(check.demand / 1e6).toBeCloseTo(1.5 * 150 * 0.2017, 2);
  });
});

describe("effective lengths", () => {
  test("restraints about y shorten the effective length about y alone", () => {
    const column = { length: 6000, ...pushed(500e3) };
    const restrained = { ...column, restraints: [{ position: 3000, kind: "y" }] };
    const short = limitOf({ length: 3000 }, "member-compression-y").limit;
    expect(limitOf(restrained, "member-compression-y").limit).toBeCloseTo(short, 3);
    expect(limitOf(restrained, "member-compression-x").limit).toBe(
      limitOf(column, "member-compression-x").limit,
    );
  });

  test("the greatest part between restraints counts", () => {
    const restraints = [{ position: 2000, kind: "y" }];
    const inputs = { length: 6000, restraints, ...pushed(500e3) };
    expect(limitOf(inputs, "member-compression-y")).toMatchObject({ location: "2 to 6 m" });
    expect(limitOf(inputs, "member-compression-y").limit).toBeCloseTo(
      limitOf({ length: 4000 }, "member-compression-y").limit,
      3,
    );
  });

  test("are those of the ideal member, or the user's own", () => {
    const limit = (inputs: object) => limitOf({ length: 5000, ...inputs }, "member-compression-x").limit;
    expect(limit({ casesX: "fixed" })).toBe(limit({ casesX: "own", keX: 0.7 }));
    expect(limit({ casesX: "sway-free" })).toBe(limit({ casesX: "sway-own", keX: 2.2 }));
  });

  test("follow from the stiffness ratios of the frame", () => {
    const limit = (inputs: object) => limitOf({ length: 5000, ...inputs }, "member-compression-x").limit;
    const ratios = { gammaTopX: 0.6, gammaBaseX: 10 };
    // The equations of the charts solved by hand.
    expect(limit({ casesX: "chart", ...ratios }) / limit({ casesX: "own", keX: 0.82089 })).toBeCloseTo(1, 5);
    expect(limit({ casesX: "sway-chart", ...ratios }) / limit({ casesX: "own", keX: 1.8132 })).toBeCloseTo(
      1,
      4,
    );
  });

  test("of a sway member are not less than its length, and a column held between its ends is braced", () => {
    expect(problemsOf({ casesX: "sway-own", keX: 0.9 })).toMatchObject([{ kind: "error", path: "/keX" }]);
    expect(problemsOf({ casesY: "sway-fixed", restraints: [{ position: 1000 }] })).toMatchObject([
      { kind: "error", path: "/casesY" },
    ]);
  });

  test("of a slender column are noted beside its length, and calculated: AS 4100 has no limit", () => {
    // l_e / r of 16 m: 16 000 / 51.0 = 314.
    expect(problemsOf({ length: 16_000 })).toMatchObject([
      { kind: "note", path: "/length", message: expect.stringContaining("314") },
    ]);
    expect(limitOf({ length: 16_000 }, "member-compression-y").ratio).toBeGreaterThan(1);
    expect(problemsOf({ length: 11_000 })).toMatchObject([{ kind: "note", path: "/length" }]);
  });
});

describe("amplified moments", () => {
  // 200UC46.2: I_y = 15.3e6 mm4 published, N_omb = pi^2 E I_y / 3000^2 = 3356 kN.
  const bent = (myTop: number, myBase: number) => pushed(1000e3, { myTop, myBase });

  test("in single curvature are 1 / (1 - N* / N_omb) of the first order", () => {
    const { demand } = limitOf(bent(10e6, 10e6), "section-moment-y");
    expect(demand / 1e6).toBeCloseTo(10 / (1 - 1000 / 3356), 1);
  });

  test("of a sway member have N_omb of its own length, and are shared by the shear force", () => {
    const sway = { casesY: "sway-own", keY: 2, lambdaCY: 1e6 };
    const { demand } = limitOf({ ...bent(10e6, 10e6), ...sway }, "section-moment-y");
    expect(demand / 1e6).toBeCloseTo(10 / (1 - 1000 / 3356), 1);
    // I_x = 45.9e6 mm4, 6 m: N_omb = 2517 kN, c_m = 0.8.
    const restraints = [{ position: 3000, kind: "y" }];
    const bentAboutX = { length: 6000, restraints, ...pushed(1000e3, { mxTop: 20e6, mxBase: 10e6 }) };
    expect(limitOf(bentAboutX, "shear").demand / 1e3).toBeCloseTo(((10 / 6) * 0.8) / (1 - 1000 / 2517), 1);
  });

  test("in reverse curvature are those of the first order", () => {
    expect(limitOf(bent(10e6, -10e6), "section-moment-y").demand).toBeCloseTo(10e6, 3);
    expect(limitOf(bent(-10e6, 10e6), "section-moment-y").demand).toBeCloseTo(10e6, 3);
  });

  test("beyond 1.4 require a second-order analysis, whose moments are not amplified", () => {
    const slender = { length: 4500, ...bent(5e6, 5e6) };
    expect(checksOf(slender).get("amplification-y")).toMatchObject({ kind: "requirement", isMet: false });
    const second = checksOf({ ...slender, isSecondOrder: true });
    expect(second.has("amplification-y")).toBe(false);
    expect(second.get("section-moment-y")).toMatchObject({ demand: 5e6 });
  });

  test("of a column beyond its elastic buckling load do not exist: the column fails", () => {
    const checks = [...checksOf({ length: 6000, ...pushed(2000e3, { mxTop: 1e6 }) }).values()];
    expect(checks.map(({ id }) => id)).toContain("elastic-buckling-y");
    expect(overallVerdict(checks)).toBe("fail");
  });
});

test("the shear force is the change of the amplified moment over the length", () => {
  expect(limitOf(pushed(0, { mxTop: 30e6, mxBase: -15e6 }), "shear").demand).toBeCloseTo(45e6 / 3000, 6);
});

test("a restraint of both flanges divides the column into two segments in bending, one of buckling alone does not", () => {
  const ids = (kind: string) =>
    [...checksOf({ restraints: [{ position: 1500, kind }], ...pushed(1e5, { mxTop: 5e6 }) }).keys()].filter(
      (id) => id.startsWith("out-of-plane/"),
    );
  expect(ids("both")).toHaveLength(2);
  expect(ids("y")).toHaveLength(1);
});

test("each check is listed once, under its worst combination", () => {
  const actions = [100e3, 400e3, 200e3].map((n, at) => ({ name: `C${at + 1}`, n }));
  const checks = resultOf({ actions }).checks.filter(({ id }) => id === "section-compression");
  expect(checks).toMatchObject([{ combination: "C2", demand: 400e3 }]);
});

test("load cases are combined to AS/NZS 1170.0, with their moments", () => {
  const inputs = {
    actionsBy: "cases",
    hasSelfWeight: false,
    caseActions: [
      { case: "G", n: 200e3, mxTop: 10e6 },
      { case: "Q", n: 300e3 },
      { case: "Q", n: 20e3 },
      { case: "Wu1", n: -250e3, mxTop: -15e6 },
    ],
  };
  const rows = resultOf(inputs).tables.find(({ id }) => id === "combinations")?.rows ?? [];
  const found = rows.map(([name, n]) => `${name}: ${n}`);
  // 1.35 x 200; 1.2 x 200 + 1.5 x 320; 1.2 x 200 - 250 + 0.4 x 320; 0.9 x 200 - 250.
  for (const one of [
    "1.35G: 270",
    "1.2G + 1.5Q: 720",
    "1.2G + Wu1 + \u03c8cQ: 118",
    "0.9G + Wu1: \u221270.0",
  ]) {
    expect(found).toContain(one);
  }
  expect(limitOf(inputs, "tension")).toMatchObject({ combination: "0.9G + Wu1", demand: 70e3 });
});

describe("the reaction of a simply connected beam", () => {
  // 200UC46.2: d = 203.4 mm, t_w = 7.3 mm. 1.35 G.
  const column = (face: string, others: object = {}) => ({
    actionsBy: "cases",
    hasSelfWeight: false,
    caseActions: [{ case: "G", n: 0 }],
    reactions: [{ case: "G", face, force: 100e3 }],
    ...others,
  });

  test.each([
    ["flange-a", "section-moment-x", 100 + 203.4 / 2],
    ["web-a", "section-moment-y", 100 + 7.3 / 2],
  ])("at %s acts 100 mm from the face", (face, id, arm) => {
    expect(limitOf(column(face), id).demand / (135e3 * arm)).toBeCloseTo(1, 6);
    expect(limitOf(column(face, { storeyShare: 0.5 }), id).demand / (67.5e3 * arm)).toBeCloseTo(1, 6);
    expect(limitOf(column(face), "section-compression").demand).toBeCloseTo(135e3, 6);
  });

  test("balances an equal one at the opposite face", () => {
    const reactions = ["flange-a", "flange-b"].map((face) => ({ case: "G", face, force: 100e3 }));
    expect(checksOf(column("flange-a", { reactions })).has("section-moment-x")).toBe(false);
  });
});

test("tension reduces with the connection and the net area", () => {
  const pull = (inputs: object) => limitOf({ ...pushed(-100e3), ...inputs }, "tension").limit;
  // 0.9 x 0.85 kt An fu, fu = 440 MPa
  expect(pull({ netArea: 4000, kt: "0.85" })).toBeCloseTo(0.9 * 0.85 * 0.85 * 4000 * 440, 3);
  expect(pull({})).toBeGreaterThan(pull({ netArea: 4000 }));
  expect(problemsOf({ netArea: 9000 })).toMatchObject([{ kind: "error", path: "/netArea" }]);
});

test.each([
  ["100x100x10EA_300", "eccentric-angle"],
  ["250PFC_300", "flexural-torsional-buckling"],
])("of %s, %s is listed as not covered", (section, id) => {
  expect(checksOf({ section, length: 1500, ...pushed(50e3) }).get(id)?.kind).toBe("not covered");
});

test("without actions nothing is calculated", () => {
  expect(problemsOf(pushed(0))).toMatchObject([{ kind: "error", path: "/actions/0/n" }]);
});

describe.each(EXAMPLES)("the example $title", ({ inputs }) => {
  test("is calculated, with drawings and tables", () => {
    const { checks, figures, tables } = resultOf(inputs);
    expect(["pass", "close"]).toContain(overallVerdict(checks));
    expect(figures(600).map(({ id }) => id)).toContain("elevation");
    expect(tables.map(({ id }) => id)).toContain("base-actions");
  });

  test("has the same verdict with every moment in the other direction", () => {
    const table = "actions" in inputs ? "actions" : "caseActions";
    const rows = inputs[table];
    if (!Array.isArray(rows)) throw new Error("An example has actions.");
    const turned = rows.map((row: Readonly<Record<string, number>>) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, name.startsWith("m") ? -value : value]),
      ),
    );
    const reactions = (Array.isArray(inputs.reactions) ? inputs.reactions : []).map(
      (row: Readonly<Record<string, string>>) => ({ ...row, face: row.face?.replace(/a$/, "b") }),
    );
    const ratios = (checks: readonly Check[]) =>
      checks.map((check) => (check.kind === "limit" ? check.ratio.toFixed(9) : check.kind));
    expect(ratios(resultOf({ ...inputs, [table]: turned, reactions }).checks)).toEqual(
      ratios(resultOf(inputs).checks),
    );
  });
});

describe("alternatives", () => {
  const failing = { section: "150UC23.4_300", length: 4000, ...pushed(500e3) };

  test("every remedy of a failing column passes when it is applied", () => {
    const found = [...STEEL_COLUMN_ALTERNATIVES.remedies(failing, resources)].flatMap((one) => one ?? []);
    expect(found.map(({ id }) => id.split("/")[0])).toEqual(["section", "restraints"]);
    for (const { inputs } of found) expect(overallVerdict(resultOf(inputs).checks)).not.toBe("fail");
  });

  test("candidates come from the lightest, each with the verdict of its own design", () => {
    const found = [...STEEL_COLUMN_ALTERNATIVES.candidates(failing, resources)].flatMap((one) => one ?? []);
    expect(found.length).toBeGreaterThan(100);
    expect(found.map(({ mass }) => mass)).toEqual(found.map(({ mass }) => mass).toSorted((a, b) => a - b));
    for (const { changes, verdict } of found.slice(0, 40)) {
      expect(overallVerdict(resultOf({ ...failing, ...changes }).checks)).toBe(verdict);
    }
  });

  test("the ratio rises with the length and with the axial force", () => {
    const points = [...STEEL_COLUMN_ALTERNATIVES.sensitivity(failing, resources)].flatMap(
      (point) => point ?? [],
    );
    for (const study of new Set(points.map((point) => point.study))) {
      const ratios = points.filter((point) => point.study === study).map(({ ratio }) => Number(ratio));
      expect(ratios.length).toBeGreaterThan(5);
      expect(ratios).toEqual(ratios.toSorted((a, b) => a - b));
    }
  });
});

test("a hanger, which does not buckle, is not noted as slender", () => {
  const hanger = { section: "150UC23.4_300", length: 15_000, ...pushed(-40e3) };
  expect(STEEL_COLUMN.run(hanger, resources)).toMatchObject({ kind: "result", problems: [] });
  expect(problemsOf(hanger)).toEqual([]);
  expect(problemsOf({ ...hanger, ...pushed(1e3) })).toMatchObject([
    { kind: "note", path: "/length", message: expect.stringContaining("230") },
    { kind: "note", path: "/length", message: expect.stringContaining("410") },
  ]);
});

test("a new restraint begins in the middle of the longest part", () => {
  const inputs = { length: 6000, restraints: [{ position: 2000 }] };
  expect(STEEL_COLUMN.newRow("restraints", inputs)).toEqual({ position: 4000 });
  expect(STEEL_COLUMN.newRow("restraints", { length: "8m" })).toEqual({ position: 4000 });
  expect(STEEL_COLUMN.newRow("transverse", { length: "8m" })).toEqual({ z: 4000 });
});

describe("a column that is fixed at its ends about y, with restraints between them", () => {
  const lengthsOf = (inputs: object) => {
    const { limit } = limitOf(
      { section: "200UC46.2_300", length: 6000, casesY: "fixed", ...inputs, ...pushed(1e5) },
      "member-compression-y",
    );
    return limit;
  };
  const pinned = (length: number) => lengthsOf({ casesY: "pinned", length });
  const at = (...positions: readonly number[]) => ({
    restraints: positions.map((position) => ({ position, kind: "y" })),
  });
  test("has parts that are pinned where they are restrained", () => {
    // 0.85 x 3000 mm of two parts; three parts of 2000 mm, of which the middle one has no fixed end.
    expect(lengthsOf(at(3000))).toBeCloseTo(pinned(2550), 6);
    expect(lengthsOf(at(2000, 4000))).toBeCloseTo(pinned(2000), 6);
    expect(lengthsOf({ casesY: "fixed-pinned", ...at(3000) })).toBeCloseTo(pinned(3000), 6);
  });
  test("is not weaker than without them", () => {
    // 0.85 x 5900 mm is more than 0.7 x 6000 mm.
    expect(lengthsOf(at(100))).toBeCloseTo(pinned(4200), 6);
  });
  test("has the factor that the user enters", () => {
    expect(lengthsOf({ casesY: "own", keY: 0.7, ...at(3000) })).toBeCloseTo(pinned(2100), 6);
  });
});
