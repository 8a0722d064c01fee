import {
  type Box,
  bearingStrength,
  bearingWithDowels,
  boxOf,
  DEEP_BEAM,
  type FootingPerimeter,
  type FootingSide,
  greatestMoments,
  greatestShears,
  isAlongX,
  loadedBox,
  netForceOutside,
  PLAIN_SHEAR_AT,
  PUNCHING_FORCE,
  plainDepth,
  plainPunching,
  plainShear,
  plainShearLimit,
  punchingDemand,
  punchingStrength,
  SECTION_MOMENT,
  SECTION_SHEAR,
  type ShearActions,
  type ShearMethod,
  type ShearSection,
  sectionActions,
  shearDepth,
  shearStrength,
} from "@kingpost/as3600";
import {
  type Check,
  type NotCovered,
  type Recorder,
  requirementCheck,
  SILENT,
  strengthCheck,
  verdictOf,
} from "@kingpost/calc";
import { designedElsewhere } from "../../frame/checks/designed-elsewhere.ts";
import type { LoadedFooting } from "../loaded.ts";
import { isConcreteColumn, type PadFootingModel, projectionOf, starterArea } from "../model.ts";
import { bendingStrength } from "./bending-strength.ts";
import { ductilityCheck, minimumCheck } from "./detailing.ts";
import { developedPart, developmentChecks, starterDevelopment } from "./development.ts";
import { interfaceOf } from "./interface.ts";
import { clause, section } from "./references.ts";
import { masonryTension, needsTop, upliftChecks } from "./uplift.ts";

export const SIDES = { x: ["left", "right"], y: ["bottom", "top"] } as const;
const AXES = ["x", "y"] as const;

/** A moment or a force that is no more than this share of another is a rest of arithmetic. */
const NOTHING = 1e-9;

const PLAIN_TOP = "Without top bars the top has the strength of plain concrete (Section 20).";

/** Strength under one combination. */
export function strengthChecks(model: PadFootingModel, loaded: LoadedFooting): readonly Check[] {
  // What nothing balances has no moments and shears: balance fails by name.
  if (!loaded.net) {
    return [
      ...AXES.flatMap((along) => topBarChecks(model, loaded, along, 0)),
      ...bearingChecks(model, loaded),
      ...upliftChecks(model, loaded),
    ];
  }
  return [
    ...AXES.flatMap((along) => bendingChecks(model, loaded, along)),
    ...AXES.flatMap((along) => SIDES[along].flatMap((side) => shearChecks(model, loaded, side))),
    ...punchingChecks(model, loaded),
    ...bearingChecks(model, loaded),
    ...upliftChecks(model, loaded),
  ];
}

/** The width that bends about a section. */
const widthOf = ({ plan }: PadFootingModel, along: "x" | "y"): number => (along === "x" ? plan.ly : plan.lx);

function bendingChecks(model: PadFootingModel, loaded: LoadedFooting, along: "x" | "y"): readonly Check[] {
  const { net } = loaded;
  if (!net) return [];
  const { critical, bottom, top, isPlain } = model;
  const width = widthOf(model, along);
  const layer = bottom?.[along];
  const moments = SIDES[along].map((side) => ({ side, ...greatestMoments(net, side, critical[side]) }));
  const check = (of: "sagging" | "hogging"): Check => {
    const [one, other] = moments;
    const worst = other && one && other[of] > one[of] ? other : one;
    const m = worst?.[of] ?? 0;
    const isTop = of === "hogging";
    const bars = isTop ? top?.[along] : layer;
    return strengthCheck({
      names: {
        id: isTop ? `top-bending-${along}` : `bending-${along}`,
        title: isTop ? `Bending with the top in tension, along ${along}` : `Bending along ${along}`,
        action: loaded.action(`${worst?.side ?? ""} side`),
      },
      reference: bars && !isPlain ? clause("8.1") : section("20"),
      assumptions: isTop && !bars && !isPlain ? [PLAIN_TOP] : [],
      demand: m,
      unit: "kNm",
      derivation: (record) => {
        loaded.derive(record);
        record.rule(SECTION_MOMENT, m, `${worst?.side ?? ""} side of the column`);
      },
      capacity: (record) => bendingStrength(model, bars, width, record),
    });
  };
  const most = Math.max(...moments.map(({ sagging }) => sagging));
  const hogging = Math.max(...moments.map((one) => one.hogging));
  const hasHogging = hogging > NOTHING * most;
  const momentsOf = (of: "sagging" | "hogging") => moments.map((one) => ({ side: one.side, m: one[of] }));
  return [
    check("sagging"),
    ...(hasHogging ? [check("hogging")] : []),
    ...(layer
      ? developmentChecks(model, loaded, { along, isTop: false, moments: momentsOf("sagging") })
      : []),
    ...topBarChecks(model, loaded, along, hogging),
    ...(top && hasHogging
      ? developmentChecks(model, loaded, { along, isTop: true, moments: momentsOf("hogging") })
      : []),
  ];
}

/**
 * Minimum reinforcement and ductility of top bars that the footing is counted on for: in both directions under uplift, or where concrete
 * alone does not carry the moment.
 *
 * Source   AS 3600 8.1.5, 8.1.6.1, 21.3.1
 */
function topBarChecks(
  model: PadFootingModel,
  loaded: LoadedFooting,
  along: "x" | "y",
  hogging: number,
): readonly Check[] {
  const bars = model.top?.[along];
  if (!bars) return [];
  const isCounted =
    needsTop(loaded) || hogging > bendingStrength(model, undefined, widthOf(model, along), SILENT);
  if (!isCounted) return [];
  return [
    minimumCheck(model, bars, along, {
      id: `top-minimum-${along}`,
      title: `Minimum reinforcement at the top along ${along}`,
      action: loaded.action(),
    }),
    ductilityCheck(bars, {
      id: `top-ductility-${along}`,
      title: `Ductility, top bars along ${along}`,
      action: loaded.action(),
    }),
  ];
}

/** The section in one-way shear of a side: where it is and what acts there. */
interface ShearCase {
  readonly section: ShearSection;
  readonly actions: ShearActions;
}

/** From where one-way shear counts: the face, of a circle that of the square of its area, or midway to the edge of a base plate. */
export const shearFaces = ({ loaded }: PadFootingModel): Box => loadedBox(loaded);

const outward = (side: FootingSide): 1 | -1 => (side === "left" || side === "bottom" ? -1 : 1);

function shearChecks(model: PadFootingModel, loaded: LoadedFooting, side: FootingSide): readonly Check[] {
  const { net } = loaded;
  if (!net) return [];
  const { inputs, bottom, top } = model;
  const { fc, depth, fsy, aggregate } = inputs;
  const along = isAlongX(side) ? "x" : "y";
  const width = widthOf(model, along);
  const face = shearFaces(model)[side];
  const title = `One-way shear along ${along}`;
  const base = { id: `shear-${along}`, title, action: loaded.action(`${side} side`) };
  // Nearer to the edge a shear force may be greater, where the weight takes from it towards the column.
  const withGreatest = (at: number) => [at, ...greatestShears(net, side, at)];
  const wordsAt = (at: number) => `${side} side, ${Math.round(Math.abs(at - face))} mm from the column`;
  const plain = (at: number): Check => {
    const v = sectionActions(net, side, at).v;
    return strengthCheck({
      names: base,
      reference: section("20"),
      assumptions: [],
      demand: Math.abs(v),
      unit: "kN",
      derivation: (record) => {
        loaded.derive(record);
        record.rule(SECTION_SHEAR, v, wordsAt(at));
      },
      capacity: (record) => plainShear({ fc, b: width, depth }, record),
    });
  };
  const reach = projectionOf(model, shearFaces(model), side);
  if (!bottom) {
    const at = PLAIN_SHEAR_AT * plainDepth(depth);
    return at >= reach
      ? [beyondEdge(base.id, title)]
      : withGreatest(face + outward(side) * at).map((one) => plain(one));
  }
  const layer = bottom[along];
  const dv = shearDepth({ depth, d: layer.d }, SILENT);
  if (dv >= reach) return [beyondEdge(base.id, title)];
  return withGreatest(face + outward(side) * dv).flatMap((at) => {
    const actions = sectionActions(net, side, at);
    const bars = actions.v < 0 ? top?.[along] : layer;
    if (!bars) return [plain(at)];
    const isTop = actions.v < 0;
    const of: ShearCase = {
      section: {
        concrete: { fc },
        bv: width,
        depth,
        d: bars.d,
        ast: bars.as * developedPart(model, along, reach - Math.abs(at - face), isTop),
        fsy,
        act: (width * depth) / 2,
        dg: aggregate,
      },
      actions: { v: Math.abs(actions.v), m: Math.max(0, isTop ? -actions.m : actions.m) },
    };
    return barredShear(model, loaded, side, {
      of,
      words: at === face + outward(side) * dv ? `${side} side, d_v from the column` : wordsAt(at),
      isDeep: reach < 1.5 * depth,
    });
  });
}

/** Shear of a section with bars, and whether it needs fitments. */
function barredShear(
  model: PadFootingModel,
  loaded: LoadedFooting,
  side: FootingSide,
  { of, words, isDeep }: { readonly of: ShearCase; readonly words: string; readonly isDeep: boolean },
): readonly Check[] {
  const { inputs } = model;
  const along = isAlongX(side) ? "x" : "y";
  const methods: readonly ShearMethod[] =
    inputs.shearMethod === "smaller" ? ["general", "simplified"] : [inputs.shearMethod];
  const strengths = methods.map((method) => ({
    method,
    found: shearStrength(of.section, of.actions, method, SILENT),
  }));
  const made = strengths.filter(({ found }) => !("kind" in found));
  const [first = strengths[0], second] = made;
  if (!first) return [];
  const strengthOf = ({ found }: (typeof strengths)[number]) =>
    "kind" in found ? Number.POSITIVE_INFINITY : found.phiVu;
  const least = second && strengthOf(second) < strengthOf(first) ? second : first;
  const capacity = (record: Recorder): number | NotCovered => {
    const strength = shearStrength(of.section, of.actions, least.method, record);
    return "kind" in strength ? strength : strength.phiVu;
  };
  return [
    strengthCheck({
      names: {
        id: `shear-${along}`,
        title: `One-way shear along ${along}`,
        action: loaded.action(`${side} side`),
      },
      reference: clause(least.method === "general" ? "8.2.4.2" : "8.2.4.3"),
      assumptions: isDeep ? [DEEP] : [],
      demand: of.actions.v,
      unit: "kN",
      derivation: (record) => {
        loaded.derive(record);
        record.rule(SECTION_SHEAR, of.actions.v, words);
      },
      capacity,
    }),
    ...plainLimit(model, loaded, side, { ...of, method: least.method }),
  ];
}

const DEEP =
  "The projection is less than 1.5D: a non-flexural member (Clause 12.1.1), for which bending and shear theory are accepted practice.";

function beyondEdge(id: string, title: string): Check {
  return {
    kind: "not applicable",
    id,
    title,
    group: "Strength",
    reference: clause("8.2.3"),
    reason: "The critical sections are beyond the edges of the footing.",
  };
}

/** Whether shear needs fitments by the clause for beams, which a footing does not have. */
function plainLimit(
  { inputs }: PadFootingModel,
  loaded: LoadedFooting,
  side: FootingSide,
  { section: of, actions, method }: ShearCase & { readonly method: ShearMethod },
): readonly Check[] {
  const along = isAlongX(side) ? "x" : "y";
  const names = { id: `fitments-${along}`, title: `Shear without fitments along ${along}` } as const;
  const reference = clause("8.2.1.6");
  if (inputs.isRobust) {
    const reason = "k_s = 1.0: a local shear failure does not cause collapse, as entered.";
    return [{ ...names, group: "Strength", reference, kind: "not applicable", reason }];
  }
  const limit = plainShearLimit(of, actions, method, SILENT);
  if (typeof limit !== "number") return [];
  const { v } = actions;
  if (inputs.depth < DEEP_BEAM && v <= limit) {
    return [
      requirementCheck({
        names: { ...names, action: loaded.action(`${side} side`) },
        reference,
        assumptions: [],
        demand: v,
        unit: "kN",
        capacity: (record) => plainShearLimit(of, actions, method, record),
      }),
    ];
  }
  const kilo = (force: number) => `${(force / 1e3).toFixed(1)} kN`;
  const why =
    inputs.depth >= DEEP_BEAM
      ? `The depth is ${DEEP_BEAM} mm or more`
      : `V* = ${kilo(v)} is more than k_sφV_uc = ${kilo(limit)}`;
  const reason = `${why}: the clause, written for beams, asks for fitments. Turn on k_s = 1.0 where a local shear failure does not cause collapse, or make the footing larger.`;
  const place = { combination: loaded.name, location: `${side} side` } as const;
  return [{ ...names, ...place, group: "Strength", reference, kind: "not covered", reason }];
}

const TWO_AXES =
  "The shears of the moments about both axes are added: the Standard has no rule for two axes.";

/** Every perimeter under the moment that the column transfers. */
function punchingChecks(model: PadFootingModel, loaded: LoadedFooting): readonly Check[] {
  const { net, of } = loaded;
  if (!net) return [];
  const { inputs, isPlain, lever, perimeters, upwards, top } = model;
  const { mx, my, vx, vy } = of.actions;
  const height = lever - inputs.depth;
  const moments = { mx: Math.abs(mx + vy * height), my: Math.abs(my + vx * height) };
  if (perimeters.length === 0) {
    return [
      notPunching("The critical perimeter is beyond the footing on opposite sides: one-way shear governs."),
    ];
  }
  const check = ({ section: slab, name }: FootingPerimeter, force: number, isPlainTop: boolean): Check => {
    const v = Math.abs(force);
    return strengthCheck({
      names: {
        id: "punching",
        title: "Punching shear",
        action: loaded.action(`${name} perimeter`),
      },
      reference: isPlainTop ? section("20") : clause("9.3"),
      assumptions: isPlainTop && !isPlain ? [TWO_AXES, PLAIN_TOP] : [TWO_AXES],
      demand: punchingDemand(slab, { v, ...moments }, SILENT),
      unit: "kN",
      derivation: (record) => {
        loaded.derive(record);
        record.rule(PUNCHING_FORCE, v, force < 0 ? `${name} perimeter, upwards` : `${name} perimeter`);
        punchingDemand(slab, { v, ...moments }, record);
      },
      capacity: (record) => (isPlainTop ? plainPunching(slab, record) : punchingStrength(slab, record)),
    });
  };
  const forceOutside = netForceOutside(net);
  return [
    ...worstPerimeters(perimeters, forceOutside).map(([one, force]) => check(one, force, isPlain)),
    // A column that pulls punches towards the top, which has its bars or none.
    ...worstPerimeters(upwards, forceOutside).flatMap(([one, force]) =>
      force < 0 ? [check(one, force, !top)] : [],
    ),
  ];
}

/** The perimeters that can be worst, with the force outside: of those that are longer than the interior one, those with more force. */
function worstPerimeters(
  all: readonly FootingPerimeter[],
  forceOutside: (part: FootingPerimeter["inside"]) => number,
): readonly (readonly [one: FootingPerimeter, force: number])[] {
  const lengthOf = ({ section: of }: FootingPerimeter) => of.perimeter?.u ?? 0;
  const found = all.map((one) => [one, forceOutside(one.inside)] as const);
  const [interior] = found.filter(([{ name }]) => name === "interior");
  if (!interior) return found;
  const [shortest, least] = [lengthOf(interior[0]), Math.abs(interior[1])];
  return found.filter(
    (one) => one === interior || lengthOf(one[0]) < shortest || Math.abs(one[1]) > least * (1 + NOTHING),
  );
}

function notPunching(reason: string): Check {
  return {
    kind: "not applicable",
    id: "punching",
    title: "Punching shear",
    group: "Strength",
    reference: clause("9.3"),
    reason,
  };
}

/** Slope at which the supporting area spreads: 2 across for 1 down (recalled). Source AS 3600 12.6 */
const SPREAD = 2;

/** The largest area similar to the loaded one and concentric with it, in the plan and within the depth. */
function supportingArea({ plan, column, inputs }: PadFootingModel, loadedArea: number): number {
  const { area, x, y } = column;
  const [cx, cy] = area.shape === "circular" ? [area.diameter, area.diameter] : [area.cx, area.cy];
  const { right, top } = boxOf(plan);
  const scale = Math.min(
    (2 * (right - Math.abs(x))) / cx,
    (2 * (top - Math.abs(y))) / cy,
    (cx + 2 * SPREAD * inputs.depth) / cx,
    (cy + 2 * SPREAD * inputs.depth) / cy,
  );
  return Math.max(1, scale) ** 2 * loadedArea;
}

function bearingChecks(model: PadFootingModel, loaded: LoadedFooting): readonly Check[] {
  const { inputs, column } = model;
  const n = loaded.of.actions.n;
  const { area } = column;
  const plan = area.shape === "circular" ? (Math.PI * area.diameter ** 2) / 4 : area.cx * area.cy;
  const moments = interfaceOf(model, loaded.of.actions);
  const isOfPart = inputs.columnKind === "masonry" || inputs.columnKind === "plate";
  const isBent = isOfPart && (moments.mx > 0 || moments.my > 0);
  if (n <= 0 && !isBent) return [];
  const loadedArea = isBent ? compressedArea(inputs, moments) : plan;
  const plateBy = inputs.columnKind === "plate" ? inputs.plateBy.trim() : "";
  if (isBent && plateBy !== "") {
    const row = { ...UNDER_COLUMN, id: "bearing-plate", title: "Bearing under the base plate, with moments" };
    return [designedElsewhere(row, plateBy, "It passes the force and the moments of each combination on")];
  }
  // No connection in tension helps where the force alone is more than all of the masonry bears.
  const whole = { fc: inputs.fc, loaded: plan, supporting: supportingArea(model, plan) };
  const isBorne = n <= bearingStrength(whole, SILENT);
  const masonryBy = inputs.columnKind === "masonry" && isBorne ? inputs.masonryBy.trim() : "";
  // More moment never gives a better verdict: without a connection in tension nothing balances it.
  if (loadedArea <= 0)
    return [masonryBy === "" ? outsideCheck(model, loaded) : masonryTension(loaded, masonryBy)];
  const starters = starterDevelopment(model);
  const check = (id: string, title: string, fc: number, supporting: number): Check =>
    strengthCheck({
      names: { id, title, action: loaded.action() },
      reference: clause("12.6"),
      assumptions: [
        isBent
          ? `${inputs.columnKind === "plate" ? "The base plate" : "Masonry"} bears evenly about its resultant, without tension. It is designed elsewhere.`
          : "The force of the column is uniform over its area. The column itself is designed elsewhere.",
        ...(starters?.isDeveloped ? ["Starter bars carry what the concrete does not (practice)."] : []),
      ],
      demand: n,
      unit: "kN",
      capacity: (record) => {
        const concrete = bearingStrength({ fc, loaded: loadedArea, supporting }, record);
        if (!starters?.isDeveloped) return concrete;
        return bearingWithDowels(concrete, { as: starterArea(inputs), fsy: inputs.fsy }, record);
      },
    });
  const isConcrete = isConcreteColumn(inputs);
  const below = check(
    UNDER_COLUMN.id,
    UNDER_COLUMN.title,
    inputs.fc,
    // The larger area is about the whole column: none is counted about the part that bears.
    isBent ? loadedArea : whole.supporting,
  );
  // What the part in compression does not carry alone, it carries with the connection in tension.
  if (isBent && masonryBy !== "" && verdictOf(below) === "fail") return [masonryTension(loaded, masonryBy)];
  return [
    below,
    ...(isConcrete
      ? [check("bearing-column", "Bearing of the column or pedestal", inputs.columnFc, loadedArea)]
      : []),
  ];
}

/** The part of masonry, or under a base plate, that a force compresses evenly about its resultant: nothing takes tension. Units N, Nmm, out mm2; 0 where the resultant is outside. */
function compressedArea(
  { columnX, columnY }: PadFootingModel["inputs"],
  { n, mx, my }: ReturnType<typeof interfaceOf>,
): number {
  if (n <= 0) return 0;
  return Math.max(0, columnX - (2 * my) / n) * Math.max(0, columnY - (2 * mx) / n);
}

const UNDER_COLUMN = {
  id: "bearing",
  title: "Bearing under the column",
  group: "Strength",
  reference: clause("12.6"),
} as const;

/** A resultant outside what takes no tension. */
function outsideCheck({ inputs }: PadFootingModel, loaded: LoadedFooting): Check {
  const finding =
    inputs.columnKind === "masonry"
      ? "the resultant is outside the masonry, which takes no tension: make it larger, or state who designs its connection in tension"
      : "the resultant is outside the base plate, whose bolts are in tension: design it with Baseplate, and state by whom";
  return {
    ...UNDER_COLUMN,
    kind: "requirement",
    combination: loaded.name,
    isMet: false,
    finding,
    steps: [],
    assumptions: [],
  };
}
