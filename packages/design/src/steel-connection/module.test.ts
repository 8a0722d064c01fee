import { overallVerdict } from "@kingpost/calc";
import { checkModule } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STEEL_CONNECTION_ALTERNATIVES } from "./alternatives.ts";
import { EXAMPLES } from "./examples.ts";
import { isBolted, JOINT_TYPES } from "./fields.ts";
import { STEEL_CONNECTION, STEEL_CONNECTION_MODULE } from "./module.ts";
import { PASSING } from "./passing.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function resultOf(inputs: object) {
  const outcome = STEEL_CONNECTION.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result;
}
const checksOf = (inputs: object) => resultOf(inputs).checks;
const checkOf = (inputs: object, id: string) => checksOf(inputs).find((one) => one.id === id);
function ratioOf(inputs: object, id: string): number {
  const check = checkOf(inputs, id);
  if (check?.kind !== "limit") throw new Error(`${id} has no limit`);
  return check.ratio;
}
const problemsOf = (inputs: object) => STEEL_CONNECTION.run(inputs, resources).problems;
const under = (actions: object) => ({ actions: [{ name: "A", ...actions }] });
const tableOf = (inputs: object, id: string) => resultOf(inputs).tables.find((one) => one.id === id);
const TYPES = JOINT_TYPES.map(([type]) => type);

describe.each(TYPES)("the type %s", (type) => {
  test("passes with its usual layout, or names what is not covered", () => {
    expect(overallVerdict(checksOf({ type }))).not.toBe("fail");
    expect(problemsOf({ type }).filter(({ kind }) => kind === "error")).toEqual([]);
  });

  test("has results, errors or named reasons at the corners of its fields", () => {
    const { fields } = STEEL_CONNECTION_MODULE;
    const module = {
      ...STEEL_CONNECTION_MODULE,
      fields: { ...fields, type: { ...fields.type, default: type } },
    };
    expect(checkModule(module, resources).designed).toBeGreaterThan(20);
  });

  test("is drawn to scale, with its parts and bolts in lists", () => {
    const { figures, tables } = resultOf({ type });
    for (const figure of figures(640)) expect(figure.scale).toBeGreaterThan(0);
    const ids = tables.map(({ id }) => id);
    expect(ids).toContain("layout");
    expect(ids.includes("parts") || ids.includes("welds")).toBe(true);
  });
});

test.each(EXAMPLES)("the example $title fails no check", ({ inputs }) => {
  expect(checksOf(inputs).filter((check) => overallVerdict([check]) === "fail")).toEqual([]);
});

describe("lists of bolts and welds", () => {
  const rowsOf = (inputs: object, id: string) => tableOf(inputs, id)?.rows;

  test("have the length of bolts for their grip, with nuts and washers", () => {
    // M20: 10 + 7.6 = 17.6 mm; with a washer of 4.6, a nut of 20.7 and 2 threads of 2.5 mm 47.9 mm.
    expect(rowsOf({ rows: 4 }, "bolts")).toEqual([["Bolts", "M20", "8.8/S", "17.6", "50", "4", "4", "4"]]);
    // Legs are 7.8 mm: 2 * 7.8 + 7.6 mm through the web, 7.8 + 14.2 mm through the flange of the column.
    expect(rowsOf({ type: "angle-cleat", rows: 3 }, "bolts")?.map((row) => row.slice(3, 6))).toEqual([
      ["23.2", "55", "3"],
      ["22", "55", "6"],
    ]);
    expect(rowsOf({ type: "bolt-group" }, "bolts")?.[0]?.slice(3, 5)).toEqual(["\u2013", "to suit"]);
    const slotted = { rows: 4, boltCategory: "8.8/TF", holes: "slotted" };
    expect(rowsOf(slotted, "bolts")).toEqual([["Bolts", "M20", "8.8/TF", "17.6", "55", "4", "4", "8"]]);
  });

  test("leave the grip open where another part of it is not in the design", () => {
    const shared = { type: "flexible-end-plate", support: "column-web", otherReaction: 50_000 };
    expect(rowsOf(shared, "bolts")?.[0]?.[4]).toBe("to suit");
    expect(rowsOf({ ...shared, otherReaction: 0 }, "bolts")?.[0]?.[4]).not.toBe("to suit");
    expect(rowsOf({ ...shared, support: "rigid" }, "bolts")?.[0]?.[4]).toBe("to suit");
  });

  test("have type, leg, category and length of every weld, with those of stiffeners", () => {
    // 410UB53.7 on 310UC96.8: 2 * 178; 2 * (402.6 - 2 * 10.9); stiffeners 4 * 4 * 120 and 4 * 2 * (308 - 2 * (15.4 + 16.5)).
    expect(rowsOf({ type: "welded-moment" }, "welds")).toEqual([
      ["Beam flanges", "Complete penetration butt", "\u2013", "SP", "\u2013", "356"],
      ["Beam web, both sides", "Continuous fillet", "8", "SP", "E49", "761.6"],
      ["Stiffeners to the column flanges, both faces", "Continuous fillet", "8", "SP", "E49", "1920"],
      ["Stiffeners to the column web, both faces", "Continuous fillet", "8", "SP", "E49", "1953.6"],
    ]);
    expect(rowsOf({ type: "welded-moment", hasStiffeners: false }, "welds")).toHaveLength(2);
  });
});

test("the support of any simple connection may be designed elsewhere, out of plane too", () => {
  const pulled = { type: "flexible-end-plate", rows: 3, ...under({ v: 100_000, n: -60_000 }) };
  expect(overallVerdict(checksOf(pulled))).toBe("not covered");
  const stated = checksOf({ ...pulled, supportBy: "the engineer of the frame" });
  expect(overallVerdict(stated)).toBe("pass");
  expect(stated.find(({ id }) => id === "support-by")).toMatchObject({ isElsewhere: true });
  // Before version 3 the words of a column flange had no effect.
  const opened = STEEL_CONNECTION.open({
    kind: "steel-connection",
    version: 2,
    inputs: { support: "column-flange", supportBy: "others" },
  } as never);
  expect(opened).toMatchObject({ supportBy: "", serviceBy: "share" });
});

describe("minimum design actions", () => {
  test("raise a small reaction to the smaller of 40 kN and 0.15 of the shear capacity", () => {
    const small = tableOf(under({ v: 10_000 }), "combinations")?.rows[0];
    expect(small?.slice(1, 4)).toEqual(["10.0", "0.00", "40.0"]);
    expect(tableOf(under({ v: 90_000 }), "combinations")?.rows[0]?.[3]).toBe("90.0");
  });

  test("keep the direction of uplift", () => {
    expect(tableOf(under({ v: -10_000 }), "combinations")?.rows[0]?.[3]).toBe("\u221240.0");
  });
});

describe("problems", () => {
  test.each([
    ["a hollow section", { section: "150x150x9.0SHS_350" }, "/section"],
    ["an unknown section", { section: "410UB" }, "/section"],
    ["a hollow support", { supportSection: "150x150x9.0SHS_350" }, "/supportSection"],
    ["a plate deeper than the web", { rows: 9 }, "/rows"],
    ["a plate in the flange", { topToBolt: 40 }, "/topToBolt"],
    ["a first line of bolts in the gap", { firstLine: 30 }, "/firstLine"],
    ["a notch that is too deep", { topNotch: 300, notchLength: 100 }, "/topNotch"],
    ["a notch without a length", { topNotch: 40 }, "/notchLength"],
    [
      "a gauge wider than the flange of the column",
      { type: "flexible-end-plate", supportSection: "100UC14.8_300" },
      "/crossGauge",
    ],
    [
      "an end plate wider than the web of the column",
      { type: "flexible-end-plate", support: "column-web", supportSection: "150UC23.4_300" },
      "/crossGauge",
    ],
    [
      "cleats beyond the flange of the column",
      { type: "angle-cleat", supportSection: "100UC14.8_300" },
      "/supportLine",
    ],
    ["a cleat that is no angle", { type: "angle-cleat", cleat: "100UC14.8_300" }, "/cleat"],
    ["bolts off the leg of a brace", { type: "bracing-cleat", braceSide: 90 }, "/braceSide"],
    [
      "bolts and sides wider than the cleat",
      { type: "bracing-cleat", cleatSide: 80, cleatWidth: 150 },
      "/cleatSide",
    ],
    [
      "a beam deeper than the beam that supports it",
      { support: "beam-web", supportSection: "250UB37.3_300" },
      "/supportSection",
    ],
    [
      "a plate deeper than the web of the beam that supports it",
      {
        section: "310UB40.4_300",
        support: "beam-web",
        supportSection: "250UB37.3_300",
        topNotch: 40,
        bottomNotch: 40,
        notchLength: 130,
        rows: 3,
        edgeV: 40,
      },
      "/rows",
    ],
    [
      "a beam wider than the room between the flanges of a column",
      { support: "column-web", supportSection: "150UC23.4_300" },
      "/supportSection",
    ],
    ["a brace that is a beam", { type: "bracing-cleat", brace: "100UC14.8_300" }, "/brace"],
    ["a hole smaller than its pin", { type: "pin", pinHole: 30 }, "/pinHole"],
    ["stiffeners wider than the flange", { type: "welded-moment", stiffenerWidth: 300 }, "/stiffenerWidth"],
    ["a splice of a channel", { type: "bolted-splice", section: "250PFC_300" }, "/section"],
    ["no actions", under({}), "/actions/0/v"],
    ["a moment", under({ v: 50_000, m: 1e6 }), "/actions/0/m"],
    ["a flat bar that is too thick", { plateGrade: "300 flat", plateThickness: 60 }, "/plateThickness"],
  ])("%s is an error beside its input", (_, inputs, path) => {
    expect(problemsOf(inputs)).toContainEqual(expect.objectContaining({ kind: "error", path }));
  });

  test("the web of a support out of plane is not covered until it is designed elsewhere", () => {
    const support = { support: "column-web" };
    expect(overallVerdict(checksOf(support))).toBe("not covered");
    const elsewhere = checksOf({ ...support, supportBy: "the engineer of the frame" });
    expect(["pass", "close"]).toContain(overallVerdict(elsewhere));
    expect(elsewhere).toContainEqual(
      expect.objectContaining({ reason: expect.stringContaining("the engineer of the frame") }),
    );
  });
});

test("a splice under an axial force alone has the minimum moment where the member bends by another row", () => {
  const tie = { name: "A", n: -50_000 };
  const ratio = (...rows: object[]) =>
    ratioOf({ type: "bolted-splice", actions: [tie, ...rows] }, "flange-plate-tension");
  expect(ratio({ name: "B", v: 1 })).toBeGreaterThan(ratio() * 1.3);
});

test("a schedule names the type of a connection with its plates, bolts and welds", () => {
  expect(STEEL_CONNECTION.sizeOf({ rows: 3 })).toEqual({
    size: "Web side plate",
    reinforcement: "PL 10 Grade 250; 3 \u00d7 M20 8.8/S; 8 CFW SP E49",
  });
  expect(STEEL_CONNECTION.sizeOf({})?.reinforcement).toBe("PL 10 Grade 250; M20 8.8/S; 8 CFW SP E49");
  for (const type of TYPES) expect(STEEL_CONNECTION.sizeOf({ type })?.reinforcement).not.toBe("");
});

test("bolts near the edge of a column flange fail, though their holes are on it", () => {
  const near = { type: "flexible-end-plate", supportSection: "150UC23.4_300", crossGauge: 115 };
  const found = checksOf(near).find(({ id }) => id === "detailing/edge-support");
  expect(found).toMatchObject({ kind: "requirement", isMet: false });
});

test("the end reaction of a beam by load case is combined to AS/NZS 1170.0", () => {
  const [receiver] = PASSING.receives;
  expect(receiver?.columns({ n: 50_000, mx: 0, my: 0, vx: 0, vy: 0 })).toEqual({ v: 50_000 });
  const cases = {
    actionsBy: "cases",
    caseActions: [
      { case: "G", v: 40_000 },
      { case: "Q", v: 50_000 },
    ],
  };
  const rows = new Map(tableOf(cases, "combinations")?.rows.map(([name = "", v]) => [name, v]));
  expect(rows.get("1.2G + 1.5Q")).toBe("123");
});

const ON_WEB = ["web-side-plate"] as const;
const anyJoint = fc.record({
  type: fc.constantFrom(...TYPES.filter((type) => (ON_WEB as readonly string[]).includes(type))),
  section: fc.constantFrom("410UB53.7_300", "460UB67.1_300", "610UB125_300"),
  rows: fc.integer({ min: 2, max: 3 }),
  boltSize: fc.constantFrom("M16", "M20"),
  plateThickness: fc.constantFrom<number[]>(6, 8, 10, 12),
  weldLeg: fc.constantFrom<number[]>(5, 6, 8),
  v: fc.integer({ min: 40, max: 250 }),
  n: fc.integer({ min: -60, max: 60 }),
});
type AnyJoint = typeof anyJoint extends fc.Arbitrary<infer T> ? T : never;
const inputsOf = ({ v, n, ...rest }: AnyJoint) => ({ ...rest, ...under({ v: v * 1e3, n: n * 1e3 }) });

/** The greatest ratio of the checks of one part. */
const mostOf = (inputs: object, pattern: RegExp): number =>
  Math.max(
    0,
    ...checksOf(inputs).flatMap((one) => (one.kind === "limit" && pattern.test(one.id) ? [one.ratio] : [])),
  );

describe("of any connection to a web", () => {
  const runs = { numRuns: 80 };

  test("more bolts, a thicker plate or a larger weld never raise the ratio of that part", () => {
    fc.assert(
      fc.property(anyJoint, (one) => {
        const notMore = (changes: object, pattern: RegExp) =>
          expect(mostOf({ ...inputsOf(one), ...changes }, pattern)).toBeLessThanOrEqual(
            mostOf(inputsOf(one), pattern) * (1 + 1e-9),
          );
        notMore({ rows: one.rows + 1 }, /^bolt-/);
        notMore({ plateThickness: one.plateThickness + 2 }, /^plate-(block|axial)|^bearing-plate/);
        notMore({ weldLeg: one.weldLeg + 2 }, /^weld/);
      }),
      runs,
    );
  });

  test("uplift has the ratios of the same reaction downwards on a beam without notches", () => {
    fc.assert(
      fc.property(anyJoint, (one) => {
        const ratios = (inputs: object) =>
          checksOf(inputs).flatMap((check) =>
            check.kind === "limit" ? [`${check.id} ${check.ratio.toFixed(9)}`] : [],
          );
        expect(ratios(inputsOf({ ...one, v: -one.v }))).toEqual(ratios(inputsOf(one)));
      }),
      runs,
    );
  });

  test("the bolts are in equilibrium with the reaction", () => {
    fc.assert(
      fc.property(anyJoint, (one) => {
        const rows = tableOf(inputsOf(one), "forces")?.rows ?? [];
        const sum = rows.reduce((total, row) => total + Number(row[4]?.replace("\u2212", "-")), 0);
        expect(Math.abs(sum - Math.max(one.v, 40))).toBeLessThanOrEqual(
          0.02 * rows.length * one.v * 0.1 + 0.5,
        );
      }),
      runs,
    );
  });
});

test("the capacity over rows grows with the rows, and is the reaction under which the ratio is 1", () => {
  const rows = tableOf({}, "capacities")?.rows ?? [];
  const capacities = rows.map(([, capacity]) => Number(capacity));
  expect(rows.length).toBeGreaterThan(3);
  expect(capacities.slice(1)).toEqual(capacities.slice(1).toSorted((a, b) => a - b));
  const [count = "", capacity = ""] = rows[2] ?? [];
  const at = { rows: Number(count), ...under({ v: Number(capacity) * 1e3 }) };
  expect(ratioOf(at, "bolt-shear")).toBeCloseTo(1, 2);
});

describe("alternatives", () => {
  test.each([
    ["web-side-plate", { v: 330_000 }],
    ["flexible-end-plate", { v: 440_000 }],
    ["angle-cleat", { v: 480_000 }],
    ["bolted-splice", { v: 60_000, m: 170e6 }],
    ["bracing-cleat", { n: -300_000 }],
    ["bolt-group", { v: 420_000 }],
    ["weld-group", { v: 900_000 }],
    ["pin", { n: -400_000 }],
  ] as const)("each remedy makes a failing design of the type %s pass what is checked", (type, actions) => {
    const failing = { type, braceBy: "others", flangeRows: 2, ...under(actions) };
    const found = [...STEEL_CONNECTION_ALTERNATIVES.remedies(failing, resources)].flatMap((one) => one ?? []);
    expect(overallVerdict(checksOf(failing))).toBe("fail");
    expect(found.length).toBeGreaterThan(0);
    for (const { inputs, title } of found) {
      expect(overallVerdict(checksOf(inputs)), title).not.toBe("fail");
    }
  });

  test("a candidate has the verdict of the design with its changes", () => {
    const all = [...STEEL_CONNECTION_ALTERNATIVES.candidates({}, resources)].flatMap((one) => one ?? []);
    expect(all.length).toBeGreaterThan(30);
    for (const { id, verdict, changes } of all.filter((_, at) => at % 17 === 0)) {
      expect(verdict, id).toBe(overallVerdict(checksOf(changes)));
    }
  });
});

test("a column that ends flush with the beam has less web than one that continues", () => {
  const inputs = {
    type: "moment-end-plate",
    endPlateForm: "flush",
    ...under({ v: 60e3, m: 80e6 }),
    hasStiffeners: false,
  };
  const web = /^column-compression-yield/;
  const continues = mostOf(inputs, web);
  expect(continues).toBeGreaterThan(0);
  expect(mostOf({ ...inputs, columnAbove: "ends", columnEnd: 0 }, web)).toBeGreaterThan(1.2 * continues);
  expect(mostOf({ ...inputs, columnAbove: "ends", columnEnd: 20_000 }, web)).toBeCloseTo(continues, 9);
});

describe("bolts in friction", () => {
  const BOLTED = TYPES.filter((type) => isBolted(type));
  const friction = { boltCategory: "8.8/TF" };

  test.each(BOLTED)("of the type %s are checked for slip, in every group", (type) => {
    const slips = (inputs: object) => checksOf({ type, ...inputs }).filter(({ id }) => /slip/.test(id));
    expect(slips({}).map(({ kind }) => kind)).not.toContain("limit");
    const found = slips(friction);
    expect(found.length).toBeGreaterThan(0);
    for (const { id, kind } of found) expect(kind, id).toBe("limit");
  });

  test("slip less under a smaller share of serviceability actions, and more in slotted holes", () => {
    const all = ratioOf(friction, "slip");
    expect(ratioOf({ ...friction, serviceShare: 0.7 }, "slip")).toBeCloseTo(0.7 * all, 9);
    expect(ratioOf({ ...friction, holes: "slotted" }, "slip")).toBeCloseTo(all / 0.7, 9);
  });

  // Eight M20 in line with the force: phi V_sf = 0.7 * 0.35 * 145 = 35.525 kN each.
  const inLine = { type: "bolt-group", eccentricity: 0, ...friction };
  const [EACH, BOLTS] = [0.7 * 0.35 * 145_000, 8];
  const byService = { ...inLine, serviceBy: "combinations" };

  test("slip under the combinations of service that are entered, whatever the design actions are", () => {
    const serviceActions = [
      { name: "G + 0.7Q", v: 60_000 },
      { name: "G + W", v: 80_000, n: 40_000 },
    ];
    const inputs = { ...byService, ...under({ v: 120_000, n: 70_000 }), serviceActions };
    // Compression across the plane has no effect.
    expect(ratioOf(inputs, "slip")).toBeCloseTo(80_000 / BOLTS / EACH, 9);
    expect(checkOf(inputs, "slip")).toMatchObject({ combination: "G + W", group: "Serviceability" });
    expect(ratioOf({ ...inputs, ...under({ v: 160_000, n: 80_000 }) }, "slip")).toBe(ratioOf(inputs, "slip"));
    expect(tableOf(inputs, "service-combinations")?.rows.map((row) => row[1])).toEqual(["60.0", "80.0"]);
    expect(tableOf({ ...inputs, serviceBy: "share" }, "service-combinations")).toBeUndefined();
  });

  test("slip under the combinations of service of load cases", () => {
    const caseActions = [
      { case: "G", v: 40_000 },
      { case: "Q", v: 50_000 },
      { case: "Wu1", v: 90_000 },
    ];
    const inputs = { ...byService, actionsBy: "cases", caseActions, serviceFactor: 0.6 };
    // G + 0.4 Q + 0.6 Wu1 = 40 + 20 + 54 kN, more than G + 0.7 Q.
    expect(ratioOf(inputs, "slip")).toBeCloseTo(114_000 / BOLTS / EACH, 9);
    expect(checkOf(inputs, "slip")?.combination).toContain("0.6Wu1");
    const without = { ...inputs, caseActions: caseActions.slice(0, 2) };
    expect(ratioOf(without, "slip")).toBeCloseTo(75_000 / BOLTS / EACH, 9);
  });

  test("need serviceability actions that can be those of the combinations", () => {
    const entered = (...serviceActions: object[]) => ({
      ...byService,
      ...under({ v: 120_000, n: -60_000 }),
      serviceActions,
    });
    for (const inputs of [entered(), entered({ name: "S" })]) {
      expect(problemsOf(inputs)).toContainEqual(
        expect.objectContaining({ kind: "error", path: "/serviceActions" }),
      );
    }
    const short = checkOf(entered({ v: 50_000, n: -40_000 }), "service-actions");
    expect(short).toMatchObject({ kind: "not covered" });
    expect(short?.kind === "not covered" && short.reason).toContain(
      "shear force is 50 kN, less than half of the 120 kN",
    );
    expect(checkOf(entered({ v: 80_000, n: 0 }), "service-actions")).toMatchObject({ kind: "not covered" });
    expect(checkOf(entered({ v: 80_000, n: -40_000 }), "service-actions")).toBeUndefined();
    // Without friction nothing of it counts.
    expect(problemsOf({ ...entered(), boltCategory: "8.8/TB" })).toEqual([]);
  });

  test("name the share of the design actions in the working of slip", () => {
    const check = checkOf({ ...inLine, serviceShare: 0.65 }, "slip");
    expect(JSON.stringify(check?.kind === "limit" && check.steps[0])).toContain(
      "0.65 of 1.2G + 1.5Q, a share that is entered",
    );
  });

  test("in slotted holes are not covered beyond slip", () => {
    const slotted = checksOf({ ...friction, holes: "slotted", actions: [{ name: "A", v: 30_000 }] });
    expect(slotted).toContainEqual(expect.objectContaining({ id: "holes", kind: "not covered" }));
    expect(checkOf({ holes: "slotted" }, "holes")).toBeUndefined();
  });

  test("govern the capacity over rows where slip does", () => {
    const capacity = (inputs: object) => Number(tableOf(inputs, "capacities")?.rows[2]?.[1]);
    expect(capacity(friction)).toBeLessThan(0.7 * capacity({}));
  });

  test("and those that are tensioned have a size with a tension at installation", () => {
    for (const boltCategory of ["8.8/TB", "8.8/TF", "10.9/TB", "10.9/TF"]) {
      expect(problemsOf({ boltCategory, boltSize: "M12" })).toContainEqual(
        expect.objectContaining({ kind: "error", path: "/boltCategory" }),
      );
    }
    expect(problemsOf({ boltCategory: "10.9/S", boltSize: "M12" })).toEqual([]);
  });
});

test("a beam of one level with the beam that supports it needs a notch, and one below the flange does not", () => {
  const beside = { support: "beam-web", supportSection: "610UB101_300", supportBy: "others" };
  const fit = "detailing/fit-under-flange";
  expect(checkOf(beside, fit)).toMatchObject({ kind: "requirement", isMet: false });
  expect(checkOf({ ...beside, supportLevel: 60 }, fit)).toMatchObject({ isMet: true });
  expect(checkOf({ ...beside, supportLevel: 60, support: "column-flange" }, fit)).toBeUndefined();
});

describe("the drawing", () => {
  const figureOf = (inputs: object, id: string) =>
    resultOf(inputs)
      .figures(640)
      .find((one) => one.id === id);
  const moved = (inputs: object, id: string) => {
    const figure = figureOf(inputs, id);
    const scale = figure?.scale ?? 0;
    return new Map(
      (figure?.parts ?? []).flatMap(({ moves = [] }) =>
        moves.map((move) => [move.path, { ...move, x: move.per.x / scale, y: move.per.y / scale }] as const),
      ),
    );
  };

  test("moves rows of bolts and edges of a side plate, by what each moves for 1 mm", () => {
    const parts = moved({ rows: 3 }, "elevation");
    expect(parts.get("/firstLine")).toMatchObject({ value: 55, x: 1, y: 0, least: 20, most: 400, step: 5 });
    expect(parts.get("/edgeH")).toMatchObject({ value: 35, x: 1 });
    // Drawing units are down: the upper end of the plate rises.
    expect(parts.get("/edgeV")).toMatchObject({ value: 35, x: 0, y: -1 });
    // Rows in the middle of the web spread to both sides.
    expect(parts.get("/pitch")).toMatchObject({ value: 70, y: 1 });
    expect(parts.get("/topToBolt")).toMatchObject({
      value: expect.closeTo(131.5, 0),
      entered: 0,
      least: 5,
      y: 1,
    });
    // A first row at a place has the others below it.
    expect(moved({ rows: 3, topToBolt: 100 }, "elevation").get("/pitch")).toMatchObject({ y: 2 });
  });

  test.each([
    "flexible-end-plate",
    "moment-end-plate",
    "angle-cleat",
    "bolted-splice",
    "bracing-cleat",
    "bolt-group",
    "weld-group",
    "pin",
  ])("of the type %s has parts that move, each with a value within its range", (type) => {
    const moves = resultOf({ type })
      .figures(640)
      .flatMap(({ parts = [] }) => parts.flatMap((part) => part.moves ?? []));
    expect(moves.length).toBeGreaterThan(1);
    for (const { value, least, most, per } of moves) {
      expect(value).toBeGreaterThanOrEqual(least);
      expect(value).toBeLessThanOrEqual(most);
      expect(Math.hypot(per.x, per.y)).toBeGreaterThan(0);
    }
  });

  test("moves what splices, cleats and groups are made of, by what each moves for 1 mm", () => {
    const splice = moved({ type: "bolted-splice", flangeRows: 3 }, "plan");
    expect(splice.get("/flangeEnd")).toMatchObject({ value: 35, x: 1, y: 0 });
    // To both sides of the middle.
    expect(splice.get("/flangeWidth")).toMatchObject({ value: 178, entered: 0, x: 0, y: -0.5 });
    expect(splice.get("/flangeGauge")).toMatchObject({ value: 90, y: -0.5 });
    expect(splice.get("/flangePitch")).toMatchObject({ value: 70, x: 2 });
    const webPlate = moved({ type: "bolted-splice", spliceRows: 3 }, "elevation");
    expect(webPlate.get("/pitch")).toMatchObject({ value: 70, y: 1 });
    expect(webPlate.get("/edgeV")).toMatchObject({ value: 35, y: -1 });
    expect(webPlate.get("/edgeH")).toMatchObject({ value: 35, x: 1 });
    const pin = moved({ type: "pin" }, "face");
    expect(pin.get("/pinEnd")).toMatchObject({ value: 75, x: -1 });
    expect(pin.get("/pinWidth")).toMatchObject({ value: 130, y: -0.5 });
    expect(pin.get("/pinDiameter")).toMatchObject({ value: 40, x: 0.5 });
    const brace = moved({ type: "bracing-cleat" }, "cleat");
    expect(brace.get("/cleatEnd")).toMatchObject({ value: 35, x: 1 });
    expect(brace.get("/cleatWidth")).toMatchObject({ value: 150, y: -0.5 });
    const group = moved({ type: "bolt-group", groupColumns: 3, groupGauge: 90 }, "group");
    expect(group.get("/groupGauge")).toMatchObject({ value: 90, x: 1, y: 0 });
    expect(moved({ type: "bolt-group", groupColumns: 1 }, "group").has("/groupGauge")).toBe(false);
    const weld = moved({ type: "weld-group" }, "group");
    expect(weld.get("/weldDepth")).toMatchObject({ value: 300, y: -1 });
    expect(weld.get("/weldWidth")).toMatchObject({ value: 150, x: 1 });
    expect(moved({ type: "weld-group", weldShape: "vertical" }, "group").has("/weldWidth")).toBe(false);
    const plate = moved({ type: "moment-end-plate", inside: 60, outside: 55 }, "face");
    expect(plate.get("/inside")).toMatchObject({ value: 60, y: 1 });
    expect(plate.get("/outside")).toMatchObject({ value: 55, y: -1 });
    expect(moved({ type: "moment-end-plate", endPlateForm: "flush" }, "face").has("/outside")).toBe(false);
  });

  const PULLED = {
    type: "flexible-end-plate",
    rows: 3,
    plateThickness: 10,
    ...under({ v: 100_000, n: -120_000 }),
  };

  test("has the plate in tension as a T-stub, with the prying of the check", () => {
    // 410UB53.7: 120 / 6 = 20 kN; a_f = (90 - 7.6) / 2 = 41.2, a'_f = 30.2 and a'_e = 37.75 (1.25 a'_f) of 46 mm; p = 70 mm, delta = 48 / 70.
    // phi M = 0.225 * 260 * 70 * 100 = 409.5 kNmm; alpha = (20 * 30.2 / 409.5 - 1) / 0.6857 = 0.693; Q = 20 * 30.2 / 37.75 * 0.4752 / 1.4752.
    const stub = figureOf(PULLED, "stub");
    expect(stub?.description).toContain("N*t = 20.0 kN and prying Q = 5.15 kN. Q by \u03b1 = 0.69");
    expect(stub?.description).toContain("a'f = 30.2, a'e = 37.8 mm");
    expect(figureOf({ ...PULLED, plateThickness: 20 }, "stub")?.description).toContain("without prying");
    expect(figureOf({ ...PULLED, ...under({ v: 100_000 }) }, "stub")).toBeUndefined();
  });

  test("has the flange in tension of a moment end plate as a T-stub, with the allowance", () => {
    const bent = { type: "moment-end-plate", ...under({ v: 90_000, m: 180e6 }), pryingShare: 0.3 };
    const check = checkOf(bent, "bolt-tension");
    const pull = check?.kind === "limit" ? check.demand / 1.3 / 1e3 : 0;
    const words = figureOf(bent, "stub")?.description ?? "";
    expect(words).toContain("Q by an allowance of 0.3");
    expect(Number(/N\*t = ([\d.]+) kN/.exec(words)?.[1])).toBeCloseTo(pull, 0);
    // A flush plate has bolts on one side of the flange, with their force beside the arrow; of both sides it is between the arrows, once.
    const textsOf = (inputs: object) => JSON.stringify(figureOf(inputs, "stub")?.layers);
    expect(textsOf({ ...bent, endPlateForm: "flush" }).match(/"text":"[\d.]+ kN"/g)).not.toBeNull();
    expect(textsOf(bent).match(/"text":"[\d.]+ kN each"/g)).not.toBeNull();
  });

  const wordsIn = (inputs: object, id: string) => JSON.stringify(figureOf(inputs, id)?.layers);

  test("has the symbol of a weld with its leg and its tail, twice where both sides are welded", () => {
    const symbol = wordsIn({ weldLeg: 7 }, "elevation") ?? "";
    const legsIn = (of: string) => of.match(/"text":"7"/g)?.length ?? 0;
    const ofOneSide = legsIn(wordsIn({ type: "weld-group", weldLeg: 7 }, "group") ?? "");
    expect(ofOneSide).toBeGreaterThan(0);
    expect(legsIn(symbol)).toBe(2 * ofOneSide);
    expect(symbol).toContain('"text":"SP E49"');
    expect(wordsIn({ type: "welded-splice" }, "elevation")).toContain('"text":"CPBW SP"');
  });
});
