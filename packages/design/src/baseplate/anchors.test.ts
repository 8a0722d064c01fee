import { isUnavailable, overallVerdict, parseInputs } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { BASEPLATE_ALTERNATIVES } from "./alternatives/alternatives.ts";
import { EXAMPLES } from "./examples.ts";
import { FIELDS } from "./fields.ts";
import { BASEPLATE } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function resultOf(inputs: object) {
  const outcome = BASEPLATE.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result;
}
const checkOf = (inputs: object, id: string) => resultOf(inputs).checks.find((check) => check.id === id);
function limitOf(inputs: object, id: string) {
  const check = checkOf(inputs, id);
  if (check?.kind !== "limit")
    throw new Error(`${id} is ${check?.kind}: ${check && "reason" in check ? check.reason : ""}`);
  return check;
}

const PORTAL = EXAMPLES.find(({ id }) => id === "portal")?.inputs ?? {};

describe("the portal base with hold-down bolts in a pedestal", () => {
  // Four M24 4.6 at 140 x 180 in 750 x 750 x 900 mm of 32 MPa, h_ef 350. 0.9G + Wu: N = 40.5 - 105 = -64.5 kN, V = 5.4 - 25 = -19.6 kN.
  const fc = Math.sqrt(32);

  test("passes with its basis accepted, and no row is left open", () => {
    expect(overallVerdict(resultOf(PORTAL).checks)).toBe("pass");
    expect(overallVerdict(resultOf({ ...PORTAL, acceptsEn1992: false }).checks)).toBe("not covered");
  });

  test("has the cone of a hand calculation", () => {
    // Edges at 375 - 70 = 305 and 375 - 90 = 285 mm, all nearer than 525: h'ef = max(305 / 1.5, 180 / 3) = 203.33 mm,
    // scr = 610, ccr = 305; area (140 + 610) x (180 + 285 + 285), psi_s = 0.7 + 0.3 x 285 / 305.
    const h = 305 / 1.5;
    const expected = ((8.9 * fc * h ** 1.5 * (750 * 750)) / 610 ** 2) * (0.7 + (0.3 * 285) / 305) * (1 / 1.5);
    expect(limitOf(PORTAL, "anchor-cone").limit).toBeCloseTo(expected, 3);
    expect(limitOf(PORTAL, "anchor-cone").demand).toBeCloseTo(64.5e3, 6);
  });

  test("has the edge of a hand calculation", () => {
    // Towards -y: c1 = 285, row of two at 140, corners 305, deep concrete; lf = 12 x 24 = 288.
    const c1 = 285;
    const v0 = 1.7 * 24 ** (0.1 * Math.sqrt(288 / c1)) * 288 ** (0.1 * (24 / c1) ** 0.2) * fc * c1 ** 1.5;
    const area = (305 + 140 + 305) * (1.5 * c1);
    const expected = ((v0 * area) / (4.5 * c1 ** 2)) * (0.7 + (0.3 * 305) / (1.5 * c1)) * (1 / 1.5);
    expect(limitOf(PORTAL, "anchor-edge")).toMatchObject({
      location: "edge −y",
      limit: expect.closeTo(expected, 3),
      demand: expect.closeTo(19.6e3, 6),
    });
  });

  test("has the pull-out, the pry-out and the splitting bars of a hand calculation", () => {
    const head = 72 ** 2 - (Math.PI * 24 ** 2) / 4;
    expect(limitOf(PORTAL, "anchor-pullout").limit).toBeCloseTo((7.5 * head * 32) / 1.5, 3);
    expect(limitOf(PORTAL, "anchor-pryout").limit).toBeCloseTo(2 * limitOf(PORTAL, "anchor-cone").limit, 3);
    expect(limitOf(PORTAL, "anchor-splitting")).toMatchObject({
      demand: 226,
      limit: expect.closeTo((0.5 * 64.5e3 * 1.15) / 500, 6),
    });
  });

  test("with five times the wind fails by a concrete mode that is named, and a remedy makes it pass", () => {
    const wind = {
      ...PORTAL,
      caseActions: [
        { case: "G", n: 45_000, vy: 6000 },
        { case: "Wu1", n: -180_000, vy: -45_000 },
      ],
    };
    const { checks } = resultOf(wind);
    expect(overallVerdict(checks)).toBe("fail");
    expect(limitOf(wind, "anchor-concrete-combined").ratio).toBeGreaterThan(1);
    const found = [...BASEPLATE_ALTERNATIVES.remedies(wind, resources)].flatMap((one) => one ?? []);
    const larger = found.find(({ id }) => id.startsWith("pedestal/"));
    expect(larger?.title).toContain("pedestal");
    expect(overallVerdict(resultOf(larger?.inputs ?? {}).checks)).not.toBe("fail");
  });
});

describe("a column base with a moment", () => {
  // 560 x 460 mm on 900 x 900 x 700 mm of 32 MPa; four M24 8.8 at 340 x 460, 400 mm deep, in standard holes and thin grout.
  const MOMENT = {
    ...EXAMPLES.find(({ id }) => id === "moment")?.inputs,
    boltPattern: "4",
    hole: 26,
    hasWeldedWashers: false,
    grout: 12,
    groutStrength: 50,
    hasFriction: false,
    acceptsEn1992: true,
    splittingBars: 804,
    coversStability: true,
    actionsBy: "combinations",
    actions: [{ name: "A", n: 100e3, mx: 120e6, vy: 30e3 }],
  };
  const fc = Math.sqrt(32);
  // Linear strains (EN 1992-4 6.2.1), E_c = 24,000 MPa of the softest concrete: a triangle of stress to a depth x, and two bolts 510 mm from its edge.
  const steel = (200_000 / 24_000) * 2 * (Math.PI / 4) * (24 - 0.9382 * 3) ** 2;
  const tensionAt = (x: number) => {
    const [c, t] = [(460 * x ** 2) / 2, steel * (510 - x)];
    const stress = 120e6 / (c * (280 - x / 3) + t * 230);
    return { t: stress * t, n: stress * (c - t) };
  };
  const depth = () => {
    let [low, high] = [1, 510];
    for (let step = 0; step < 100; step++) {
      const x = (low + high) / 2;
      if (tensionAt(x).n < 100e3) low = x;
      else high = x;
    }
    return low;
  };
  const tension = tensionAt(depth()).t;

  test("pulls the two bolts opposite the compressed edge, with linear strains (EN 1992-4 6.2.1)", () => {
    // By the block: phi fb = 0.6 x 0.9 x 32 x 900 / 560, whose lever arm is the longest.
    const q = 0.6 * 0.9 * 32 * (900 / 560) * 460;
    const lever = 230 + 280;
    const ofBlock = q * (lever - Math.sqrt(lever ** 2 - (2 * (120e6 + 100e3 * 230)) / q)) - 100e3;
    expect(tension).toBeGreaterThan(1.05 * ofBlock);
    expect(limitOf(MOMENT, "anchor-steel-tension").demand).toBeCloseTo(tension / 2, 3);
    expect(limitOf(MOMENT, "anchor-cone").demand).toBeCloseTo(tension, 3);
    expect(limitOf(MOMENT, "bolt-tension").demand).toBeCloseTo(ofBlock / 2, 3);
  });

  test("passes the same tension to another designer of the anchors", () => {
    const row = checkOf({ ...MOMENT, anchorMethod: "supplier", anchorageBy: "the supplier" }, "anchorage");
    const [, ofOne] = /and ([\d.]+) kN of one/.exec(row && "reason" in row ? row.reason : "") ?? [];
    expect(Math.abs(Number(ofOne) / (tension / 2e3) - 1)).toBeLessThan(0.005);
  });

  test("has their cone between three near edges", () => {
    // 280, 280 and 220 mm of 600: h'ef = 280 / 1.5, c_cr = 280; towards the other bolts the cone is whole.
    const h = 280 / 1.5;
    const area = 900 * (220 + 280);
    const cone = ((8.9 * fc * h ** 1.5 * area) / 560 ** 2) * (0.7 + (0.3 * 220) / 280) * (1 / 1.5);
    expect(limitOf(MOMENT, "anchor-cone").limit).toBeCloseTo(cone, 3);
    const c1 = 220;
    const single = 1.7 * 24 ** (0.1 * Math.sqrt(288 / c1)) * 288 ** (0.1 * (24 / c1) ** 0.2) * fc * c1 ** 1.5;
    const edge = ((single * 900 * 330) / (4.5 * c1 ** 2)) * (0.7 + (0.3 * 280) / 330) * (1 / 1.5);
    expect(limitOf(MOMENT, "anchor-edge")).toMatchObject({
      location: "edge +y",
      limit: expect.closeTo(edge, 3),
    });
    const [n, v] = [tension / cone, 30e3 / edge];
    expect(limitOf(MOMENT, "anchor-concrete-combined").ratio).toBeCloseTo(n ** 1.5 + v ** 1.5, 9);
  });
});

describe("anchors under earthquake actions", () => {
  const inEarthquake = {
    ...PORTAL,
    caseActions: [
      { case: "G", n: 45e3 },
      { case: "Eu", n: -60e3, vy: 10e3 },
    ],
  };

  test("are not covered in combinations whose names show no earthquake until that is entered", () => {
    const unnamed = {
      ...PORTAL,
      actionsBy: "combinations",
      actions: [{ name: "ULS 3", n: -40e3, vy: 10e3 }],
    };
    expect(checkOf(unnamed, "anchor-earthquake")).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("Enter whether"),
    });
    expect(checkOf({ ...unnamed, earthquake: "no" }, "anchor-earthquake")).toBeUndefined();
    expect(checkOf({ ...unnamed, earthquake: "yes" }, "anchor-earthquake")).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("state who"),
    });
    const by = { ...unnamed, earthquake: "yes", earthquakeBy: "the supplier" };
    expect(checkOf(by, "anchor-earthquake")).toMatchObject({ isElsewhere: true });
    // A name that shows one counts whatever is entered.
    const named = { ...unnamed, earthquake: "no", actions: [{ name: "G + Eu", n: -40e3 }] };
    expect(checkOf(named, "anchor-earthquake")?.kind).toBe("not covered");
  });

  test("are not covered by static checks until another designer is named", () => {
    expect(checkOf(PORTAL, "anchor-earthquake")).toBeUndefined();
    expect(checkOf(inEarthquake, "anchor-earthquake")).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("static"),
    });
    const named = { actionsBy: "combinations", actions: [{ name: "G + Eu + 0.3Q", n: -40e3, vy: 10e3 }] };
    expect(checkOf({ ...PORTAL, ...named }, "anchor-earthquake")).toMatchObject({
      kind: "not covered",
      combination: "G + Eu + 0.3Q",
    });
    expect(checkOf({ ...inEarthquake, earthquakeBy: "the supplier" }, "anchor-earthquake")).toMatchObject({
      kind: "not applicable",
      isElsewhere: true,
    });
    // Without tension and shear there is nothing to anchor.
    const pressed = { actionsBy: "combinations", actions: [{ name: "G + Eu + 0.3Q", n: 400e3 }] };
    expect(checkOf({ ...PORTAL, ...pressed }, "anchor-earthquake")).toBeUndefined();
  });
});

test("an installation factor of less than 1 is none of an assessment", () => {
  const anchors = { ...PORTAL, anchorType: "mechanical", pullOut: 60e3 };
  expect(checkOf({ ...anchors, gammaInst: 1 }, "anchor-pullout")?.kind).toBe("limit");
  for (const id of ["anchor-pullout", "anchor-cone"]) {
    expect(checkOf({ ...anchors, gammaInst: 0.5 }, id)?.kind).toBe("not covered");
  }
  const bonded = { ...anchors, anchorType: "bonded", bondCracked: 8, bondUncracked: 12, gammaInst: 0.9 };
  expect(checkOf(bonded, "anchor-bond")?.kind).toBe("not covered");
});

describe("anchors whose values are not entered", () => {
  const mechanical = { ...PORTAL, anchorType: "mechanical" };

  test("are not covered, and name the value that is missing", () => {
    expect(checkOf(mechanical, "anchor-basis")?.kind).toBe("not covered");
    expect(checkOf(mechanical, "anchor-cone")).toMatchObject({
      reason: expect.stringContaining("\u03b3_inst"),
    });
    expect(checkOf({ ...mechanical, gammaInst: 1.2 }, "anchor-cone")?.kind).toBe("limit");
    expect(checkOf({ ...mechanical, gammaInst: 1.2 }, "anchor-pullout")).toMatchObject({
      reason: expect.stringContaining("pull-out"),
    });
  });

  test("are designed with them, below the number of their assessment", () => {
    const entered = {
      gammaInst: 1.2,
      pullOut: 60e3,
      splittingEdge: 500,
      leastDepth: 500,
      leastEdge: 60,
      leastSpacing: 60,
      assessment: "ETA-00/0000",
    };
    const base = { ...mechanical, ...entered };
    expect(limitOf(base, "anchor-pullout").limit).toBeCloseTo(60e3 / 1.8, 6);
    expect(checkOf(base, "anchor-basis")).toMatchObject({ finding: "ETA-00/0000" });
    expect(overallVerdict(resultOf(base).checks)).not.toBe("not covered");
    // An assessment without its minimum spacing is not enough.
    const open = { ...base, leastSpacing: 0 };
    expect(checkOf(open, "anchor-detailing/spacing")?.kind).toBe("not covered");
    expect(overallVerdict(resultOf(open).checks)).toBe("not covered");
  });

  test("with hooks are not covered", () => {
    expect(checkOf({ ...PORTAL, anchorType: "hooked" }, "anchor-cone")).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("Hooked"),
    });
  });
});

describe("what the checks do not cover, stated as a task of others", () => {
  const KEY = EXAMPLES.find(({ id }) => id === "key")?.inputs ?? {};

  test("is the concrete in front of a shear key, with its action", () => {
    expect(checkOf(KEY, "anchorage")).toMatchObject({ kind: "not covered" });
    expect(overallVerdict(resultOf(KEY).checks)).toBe("not covered");
    const stated = { ...KEY, keyConcreteBy: "footing designer" };
    expect(checkOf(stated, "anchorage")).toMatchObject({
      isElsewhere: true,
      reason: expect.stringMatching(/footing designer.*shear 60.0 kN/),
    });
    expect(["pass", "close"]).toContain(overallVerdict(resultOf(stated).checks));
  });

  test("is not the anchorage of the bolts by another method", () => {
    const cone = { ...KEY, anchorMethod: "cone", keyConcreteBy: "footing designer" };
    expect(checkOf(cone, "anchorage")).toMatchObject({ kind: "not covered" });
  });

  test("is the approximation for a second moment of at most 15 %", () => {
    const bent = { coversStability: true, actions: [{ name: "A", n: 300e3, mx: 10e6, my: 1e6 }] };
    expect(checkOf(bent, "biaxial")).toMatchObject({ kind: "not covered" });
    expect(checkOf({ ...bent, smallMomentBy: "checker" }, "biaxial")).toMatchObject({
      isElsewhere: true,
      reason: expect.stringContaining("checker. The smaller moment is 0.1"),
    });
    const more = { ...bent, smallMomentBy: "checker", actions: [{ name: "A", n: 300e3, mx: 10e6, my: 3e6 }] };
    expect(overallVerdict(resultOf(more).checks)).toBe("not covered");
  });
});

describe("the edges of the concrete", () => {
  test("are those of the pedestal unless others are entered, which may be further", () => {
    const wide = { ...PORTAL, edgeBottom: 2000, edgeTop: 2000, edgeLeft: 2000, edgeRight: 2000 };
    expect(limitOf(wide, "anchor-cone").limit).toBeGreaterThan(limitOf(PORTAL, "anchor-cone").limit);
    expect(limitOf({ ...PORTAL, edgeTop: 2000 }, "anchor-edge").limit).toBeCloseTo(
      limitOf(PORTAL, "anchor-edge").limit,
      6,
    );
  });

  test("cannot be nearer than the pedestal", () => {
    expect(BASEPLATE.run({ ...PORTAL, edgeRight: 300 }, resources).problems).toContainEqual(
      expect.objectContaining({ kind: "error", path: "/edgeRight" }),
    );
  });
});

describe("what a supplier of anchors designs for", () => {
  test("is a table of the actions of each bolt under each combination that loads one", () => {
    const table = resultOf({ ...PORTAL, anchorMethod: "supplier", anchorageBy: "supplier" }).tables.find(
      ({ id }) => id === "bolts",
    );
    expect(table?.rows).toHaveLength(4 * new Set(table?.rows.map(([name]) => name)).size);
    expect(table?.rows.find(([name]) => name === "0.9G + Wu1")).toEqual([
      "0.9G + Wu1",
      "1",
      "\u221270",
      "\u221290",
      "16.1",
      "4.90",
      "64.5",
    ]);
  });

  const tensionsOf = (inputs: object) =>
    resultOf({ actionsBy: "combinations", anchorMethod: "supplier", ...inputs })
      .tables.find(({ id }) => id === "bolts")
      ?.rows.map(([name, , , , tension]) => [name, tension]);

  test("has the tension of linear strains, as the checks of anchors have it", () => {
    // EN 1992-4 6.2.1: a triangle of 179.4 mm at 275 - 179.4 / 3 = 215.2 mm: (150 - 400 x 0.2152) / (0.230 + 0.2152) / 2 = 71.8 kN.
    const base = {
      section: "310UC96.8_300",
      plateLength: 550,
      plateWidth: 450,
      gauge: 340,
      pitch: 460,
      boltSize: "M24",
      embedment: 300,
      pedestalLength: 900,
      pedestalWidth: 900,
      actions: [{ name: "A", n: 400_000, mx: 150e6 }],
    };
    expect(tensionsOf(base)).toEqual(["71.8", "71.8", "0.00", "0.00"].map((n) => ["A", n]));
  });

  test("has the moment of a shear key", () => {
    // 20 kN at (30 + 80) / 2 mm: 1.1 kNm over four bolts at 135 mm, beside 100 / 4 kN.
    const key = { shearBy: "key", actions: [{ name: "A", n: -100_000, vy: 20_000 }] };
    const found = tensionsOf(key)?.map(([, n]) => n);
    expect(found?.toSorted()).toEqual(["23.0", "23.0", "27.0", "27.0"]);
  });

  test("has the combinations for stability that load a bolt more", () => {
    // 0.9 x 50 - 1.5 x 100 = -105 kN on four bolts, before 1.2 x 50 - 150 = -90 kN.
    const cases = [
      { case: "G", n: 50_000 },
      { case: "Q", n: -100_000 },
    ];
    const found = tensionsOf({ actionsBy: "cases", caseActions: cases });
    expect(found?.filter(([, n]) => n === "22.5")).toHaveLength(4);
    expect(found?.filter(([name, n]) => n === "26.3" && name?.endsWith(", stability"))).toHaveLength(4);
  });
});

describe("a design of an earlier version", () => {
  const open = (inputs: object) => {
    const opened = BASEPLATE.open({
      kind: "baseplate",
      version: 3,
      engine: "0.3.0",
      edition: "",
      inputs,
    } as never);
    if (isUnavailable(opened)) throw new Error(opened.message);
    const parsed = parseInputs(FIELDS, opened);
    if ("errors" in parsed) throw new Error(JSON.stringify(parsed.errors));
    return parsed.inputs;
  };

  test("keeps the cone of ASI Design Guide 7, or the designer that it names", () => {
    expect(open({ anchorageBy: "" }).anchorMethod).toBe("cone");
    expect(open({ anchorageBy: "supplier" })).toMatchObject({
      anchorMethod: "supplier",
      anchorageBy: "supplier",
    });
  });
});

test("the plan shows the projected area of the bolts in tension and the body at the edge", () => {
  const [plan, elevation] = resultOf(PORTAL).figures(640);
  const [plain] = resultOf({ ...PORTAL, anchorMethod: "cone" }).figures(640);
  const countOf = (figure: typeof plan) =>
    figure?.layers.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  expect(countOf(plan)).toBeGreaterThan(countOf(plain) + 20);
  // The area of the whole pedestal: 750 x 750 mm.
  expect(JSON.stringify(plan?.layers)).toContain("5625 cm");
  expect(plan?.scale ?? 1).toBeLessThan(plain?.scale ?? 0);
  expect(plan?.parts?.map(({ path }) => path)).toEqual(expect.arrayContaining(["/edgeLeft", "/edgeTop"]));
  expect(elevation?.layers.length).toBeGreaterThan(0);
});

describe("the plan under the combination that governs", () => {
  const planOf = (inputs: object) => resultOf(inputs).figures(640)[0];
  const itemsOf = (plan: ReturnType<typeof planOf>, ink: string) =>
    plan?.layers.flatMap((layer) => (layer.ink === ink ? layer.items : [])) ?? [];
  const textsOf = (plan: ReturnType<typeof planOf>) =>
    itemsOf(plan, "accent").flatMap((item) =>
      item.kind === "text" ? [item.runs.map(({ text }) => text).join("")] : [],
    );

  test("has tension and shear of each bolt beside it", () => {
    // 64.5 / 4 and 19.6 / 4 kN.
    const texts = textsOf(planOf(PORTAL));
    expect(texts.filter((one) => one === "N* 16.1")).toHaveLength(4);
    expect(texts.filter((one) => one === "V* 4.90")).toHaveLength(4);
    expect(
      textsOf(planOf({ ...PORTAL, actionsBy: "combinations", actions: [{ name: "A", n: 100e3 }] })),
    ).toEqual([]);
  });

  test("has what governs in the colour of the forces: cone, edge or both", () => {
    const combination = (actions: object) => ({
      ...PORTAL,
      actionsBy: "combinations",
      coversStability: true,
      actions: [{ name: "A", ...actions }],
    });
    const accents = (actions: object) => itemsOf(planOf(combination(actions)), "accent").length;
    const [cone, edge, both] = [{ n: -130e3 }, { n: 90e3, vy: -45e3 }, { n: -64e3, vy: -20e3 }].map(accents);
    // Two lines of an edge and four labels with arrows against the hatching of the pedestal.
    expect(cone).toBeGreaterThan(30);
    expect(edge).toBeLessThan(25);
    expect(both).toBeGreaterThan(cone ?? 0);
  });

  test("moves the edges and the pedestal: outwards is more, and a side of the pedestal is half of its change", () => {
    const plan = planOf(PORTAL);
    const moveOf = (path: string) => plan?.parts?.find((part) => part.path === path)?.moves?.[0];
    const scale = plan?.scale ?? 0;
    expect(moveOf("/edgeBottom")).toMatchObject({
      value: 375,
      entered: 0,
      least: 375,
      step: 5,
      per: { x: 0, y: scale },
    });
    expect(moveOf("/edgeLeft")?.per).toEqual({ x: -scale, y: 0 });
    expect(moveOf("/pedestalWidth")).toMatchObject({ value: 750, least: 300, per: { x: scale / 2, y: 0 } });
    const moves = (plan?.parts ?? []).flatMap((part) => part.moves ?? []);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every(({ value, least }) => value >= least)).toBe(true);
  });
});
