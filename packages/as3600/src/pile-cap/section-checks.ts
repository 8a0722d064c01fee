import {
  type Check,
  formatRatio,
  isCovered,
  type NotCovered,
  type Recorder,
  requirementCheck,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { bearingCheck } from "../bearing/index.ts";
import { CLAUSES } from "../clauses.ts";
import { type DesignSection, flexuralStrength } from "../flexure/index.ts";
import { plainBending } from "../footing/strength.ts";
import { flexuralTensileStrength } from "../materials/index.ts";
import { namesAt } from "../place.ts";
import {
  type EdgeDistances,
  INTERIOR,
  type LoadedArea,
  type PunchingSection,
  punchingCheck,
  punchingDemand,
  punchingStrength,
} from "../punching/index.ts";
import { plainShearLimit, shearSectionOf, shearStrength } from "../shear/index.ts";
import { SHEAR_DEPTH } from "../shear/shear-formulas.ts";
import type { CapRun, PileCap } from "./cap.ts";
import { type PilePlace, shareBeyond } from "./layouts.ts";
import { recordReaction } from "./reactions.ts";
import { FACE_MOMENT, FACE_TERM, SHEAR_SUM, TOP_MOMENT, TWO_WAY_STEEL } from "./section-formulas.ts";
import { type CapPlace, worstOf } from "./strut-checks.ts";
import type { CapColumn } from "./truss.ts";

/** A side of the column. */
interface Side {
  readonly along: "x" | "y";
  readonly sign: 1 | -1;
  readonly name: keyof PileCap["outline"];
}

const SIDES: readonly Side[] = [
  { along: "x", sign: 1, name: "right" },
  { along: "x", sign: -1, name: "left" },
  { along: "y", sign: 1, name: "top" },
  { along: "y", sign: -1, name: "bottom" },
];

/** The cap as sections. Units mm, mm2. */
export interface CapSections {
  readonly cap: PileCap;
  /** By the direction of the bars: with those at the bottom, and with those at the top. */
  readonly sections: Readonly<Record<"x" | "y", Readonly<Record<"bottom" | "top", DesignSection>>>>;
  /** Across the bars. */
  readonly widths: Readonly<Record<"x" | "y", number>>;
  readonly effective: Readonly<Record<"x" | "y", number>>;
  readonly columnArea: LoadedArea;
  /** Whether the shear strength is not reduced by the depth (Clause 8.2.1.6). */
  readonly isDepthWaived: boolean;
  /** Whether a strut-and-tie model is made too. */
  readonly hasTruss: boolean;
}

/** Moments of the column on the cap. Units N, Nmm. */
export interface ColumnMoments {
  readonly mx: number;
  readonly my: number;
}

const faceOf = ({ column }: PileCap, { along, sign }: Side): number =>
  sign * column[along] + column[along === "x" ? "cx" : "cy"] / 2;

const outward = (place: PilePlace, { along, sign }: Side, from: number): number => sign * place[along] - from;

/** The moment of the piles beyond a line across a side. Units Nmm. */
function momentBeyond({ places, reactions }: CapRun, side: Side, from: number): number {
  return places.reduce((sum, place, index) => {
    const arm = outward(place, side, from);
    return arm > 0 ? sum + (reactions.r[index] ?? 0) * arm : sum;
  }, 0);
}

/** The greater moment at the two faces of the column across a direction, bottom bars in tension positive. Units Nmm. */
export const faceMoment = (cap: PileCap, run: CapRun, along: "x" | "y"): number =>
  Math.max(
    ...SIDES.filter((side) => side.along === along).map((side) => momentBeyond(run, side, faceOf(cap, side))),
  );

function recordMoment(run: CapRun, side: Side, from: number, record: Recorder): number {
  let greatest: { readonly index: number; readonly arm: number } | undefined;
  for (const [index, place] of run.places.entries()) {
    const arm = outward(place, side, from);
    const moment = (of: number, at: number) => Math.abs((run.reactions.r[of] ?? 0) * at);
    if (arm > 0 && (!greatest || moment(index, arm) > moment(greatest.index, greatest.arm))) {
      greatest = { index, arm };
    }
  }
  if (greatest) {
    const r = recordReaction(run.group, run.actions, greatest.index, record);
    record.formula(FACE_TERM, { r, arm: greatest.arm });
  }
  return record.rule(FACE_MOMENT, momentBeyond(run, side, from), `${side.name} face`);
}

/** The shear force and the moment of the weight of cap and soil beyond a section, evenly over the plan. Units N, Nmm. */
function weightBeyond({ outline }: PileCap, { weight }: CapRun, side: Side, from: number) {
  const { along, sign, name } = side;
  const length = along === "x" ? outline.right - outline.left : outline.top - outline.bottom;
  const beyond = Math.max(0, sign * outline[name] - from);
  return { v: (weight * beyond) / length, m: (weight * beyond ** 2) / (2 * length) };
}

/** Largest neutral axis parameter. Source AS 3600 8.1.5. */
const DUCTILE = 0.36;

/**
 * Bending at the faces of the column, bottom and top, by bending theory.
 *
 * Source   AS 3600 8.1
 * Checked  src/pile-cap/pile-cap.test.ts
 */
export function bendingChecks(of: CapSections, runs: readonly CapRun[], place: CapPlace): readonly Check[] {
  const { cap, sections } = of;
  return (["x", "y"] as const).flatMap((along) => {
    const all = SIDES.filter((side) => side.along === along).flatMap((side) => {
      const from = faceOf(cap, side);
      return runs.map((run) => {
        const m = momentBeyond(run, side, from);
        // The weight relieves the bottom bars, which is not counted, and loads the top bars.
        return { side, run, from, bottom: m, top: weightBeyond(cap, run, side, from).m - m };
      });
    });
    return (["bottom", "top"] as const).flatMap((face): readonly Check[] => {
      const one = worstOf(all, (of) => of[face]);
      if (!one || one[face] <= 0) return [];
      const section = sections[along][face];
      const sense = face === "bottom" ? "sagging" : "hogging";
      const at = {
        id: place.id,
        action: place.action(`${one.side.name} face of the column`),
        words: `${face} bars along ${along}`,
      };
      const strength = (record: Recorder) => flexuralStrength(section, sense, record);
      const derivation = (record: Recorder) => {
        recordMoment(one.run, one.side, one.from, record);
        if (face === "top") record.rule(TOP_MOMENT, one.top, "the weight is added to the pull of the piles");
      };
      return [
        strengthCheck({
          names: namesAt(at, `bending-${face}-${along}`, "Bending"),
          reference: CLAUSES.flexure,
          assumptions: ["Bending theory: plane sections across the whole width of the cap."],
          demand: one[face],
          unit: "kNm",
          derivation,
          capacity: (record) => {
            const found = strength(record);
            // Without bars in tension nothing carries a moment: the check fails.
            return "kind" in found ? 0 : found.phiMu;
          },
        }),
        requirementCheck({
          names: namesAt(at, `ductility-${face}-${along}`, "Ductility"),
          reference: CLAUSES.ductility,
          assumptions: [],
          demand: kuoOf(strength(SILENT)),
          unit: "",
          capacity: () => DUCTILE,
        }),
        ...(face === "top" ? topMinimum(of, all, along, at) : []),
      ];
    });
  });
}

/**
 * Minimum bars at the top where piles pull on the cap, or where concrete alone does not carry the moment: as at the bottom.
 *
 * Source   AS 3600 8.1.6.1, 21.3.1
 */
function topMinimum(
  of: CapSections,
  all: readonly { readonly run: CapRun; readonly top: number }[],
  along: "x" | "y",
  at: Parameters<typeof namesAt>[0],
): readonly Check[] {
  const { cap, sections, widths } = of;
  const plain = plainBending({ fc: cap.fc, b: widths[along], depth: cap.depth }, SILENT);
  if (!all.some(({ run, top }) => top > (hasPulled(run) ? 0 : plain))) return [];
  const found = flexuralStrength(sections[along].top, "hogging", SILENT);
  if ("kind" in found) return [];
  return [
    requirementCheck({
      names: namesAt(at, `minimum-top-${along}`, "Minimum bars", "Detailing"),
      reference: CLAUSES.footingMinimum,
      assumptions: [MINIMUM_OF_FOOTINGS],
      demand: sections[along].top.bars.reduce((sum, { area }) => sum + area, 0),
      relation: "≥",
      unit: "mm²",
      capacity: (record) => leastSteel(of, along, found.d, record),
    }),
  ];
}

const MINIMUM_OF_FOOTINGS =
  "The minimum of footings in two-way action is applied to the cap: AS 3600 has no rule of its own.";

const leastSteel = ({ cap, widths }: CapSections, along: "x" | "y", d: number, record: Recorder): number =>
  record.formula(TWO_WAY_STEEL, {
    depth: cap.depth,
    d,
    tension: flexuralTensileStrength(cap.fc, record),
    fsy: cap.fsy,
    b: widths[along],
  });

/** Whether a pile is in tension. */
export const hasPulled = ({ reactions }: CapRun): boolean => reactions.r.some((r) => r < 0);

const kuoOf = (strength: ReturnType<typeof flexuralStrength>): number =>
  "kind" in strength ? 0 : strength.kuo;

/** Minimum bars each way, as of footings. Source AS 3600 21.3.1. */
export function minimumSteelChecks(of: CapSections): readonly Check[] {
  const { sections, effective } = of;
  return (["x", "y"] as const).map((along) =>
    requirementCheck({
      names: namesAt(
        { id: "cap", words: `along ${along}` },
        `minimum-steel-${along}`,
        "Minimum bars",
        "Detailing",
      ),
      reference: CLAUSES.footingMinimum,
      assumptions: [MINIMUM_OF_FOOTINGS],
      demand: sections[along].bottom.bars.reduce((sum, { area }) => sum + area, 0),
      relation: "≥",
      unit: "mm²",
      capacity: (record) => leastSteel(of, along, effective[along], record),
    }),
  );
}

/** Projection over depth below which a member is not in flexure. Source AS 3600 12.1.1. */
const NON_FLEXURAL = 1.5;

/**
 * One-way shear beside each face of the column, at the depth d_v from it, where the cap is a member in flexure or a pile there is in
 * tension, which has no strut.
 *
 * Source   AS 3600 8.2.4, 8.2.1.6, 12.1.1
 * Checked  src/pile-cap/pile-cap.test.ts
 */
export function oneWayShearChecks(
  of: CapSections,
  runs: readonly CapRun[],
  place: CapPlace,
): readonly Check[] {
  const pulled = runs.filter(hasPulled);
  return SIDES.flatMap((side) => [
    ...(isNonFlexural(of, side) ? [] : [oneWayShear(of, side, runs)]),
    ...(pulled.length > 0 ? [oneWayShear(of, side, pulled, isPulled)] : []),
  ]).flatMap((one) =>
    one && (one.v > 0 || !isNonFlexural(of, one.side)) ? [oneWayShearCheck(of, one, place)] : [],
  );
}

/** Piles nearer than 2d_v to the column on a side, or a projection below 1.5D. */
function isNonFlexural({ cap, effective }: CapSections, side: Side): boolean {
  const face = faceOf(cap, side);
  const dv = SHEAR_DEPTH.evaluate({ depth: cap.depth, d: effective[side.along] });
  const isNear = cap.piles.some((pile) => {
    const distance = outward(pile, side, face);
    return distance > 0 && distance < 2 * dv;
  });
  return isNear || side.sign * cap.outline[side.name] - face < NON_FLEXURAL * cap.depth;
}

/** Shear beside one face. Units N. */
interface SideShear {
  readonly side: Side;
  readonly v: number;
  readonly capacity: (record: Recorder) => number | NotCovered;
}

const isPulled = (r: number): boolean => r < 0;

/** Shear force of the piles beyond the section whose reactions count. */
function oneWayShear(
  of: CapSections,
  side: Side,
  runs: readonly CapRun[],
  counts: (r: number) => boolean = () => true,
): SideShear | undefined {
  const { cap, sections, widths, effective, isDepthWaived } = of;
  const { along } = side;
  const face = faceOf(cap, side);
  if (cap.piles.every((pile) => outward(pile, side, face) <= 0)) return undefined;
  const from = face + SHEAR_DEPTH.evaluate({ depth: cap.depth, d: effective[along] });
  const vOf = ({ places, reactions }: CapRun) =>
    places.reduce((sum, pile, index) => {
      const r = reactions.r[index] ?? 0;
      return counts(r) ? sum + r * shareBeyond(outward(pile, side, from), cap.pileWidth) : sum;
    }, 0);
  const one = worstOf(runs, (run) => Math.abs(vOf(run)));
  if (!one) return undefined;
  // The bars of the face that is in tension. The weight beyond the section adds to the pull of the piles.
  const isTop = vOf(one) < 0;
  const v = Math.abs(vOf(one)) + (isTop ? weightBeyond(cap, one, side, from).v : 0);
  const { top, bottom } = sections[along];
  const section = shearSectionOf(isTop ? top : bottom, isTop ? "hogging" : "sagging", {
    bv: widths[along],
    dg: cap.dg,
  });
  const moment = momentBeyond(one, side, from);
  const actions = { m: Math.max(0, isTop ? 0 - moment : moment), v };
  const capacity = (record: Recorder): number | NotCovered => {
    if (!isDepthWaived) return plainShearLimit(section, actions, "general", record);
    const strength = shearStrength(section, actions, "general", record);
    return "kind" in strength ? strength : strength.phiVu;
  };
  return { side, v, capacity };
}

const shearNames = (id: string, words: string, place: CapPlace) =>
  namesAt({ id: place.id, action: place.action(words), words }, id, "One-way shear");

function oneWayShearCheck(of: CapSections, { side, v, capacity }: SideShear, place: CapPlace): Check {
  const words = `${side.name} of the column`;
  return strengthCheck({
    names: shearNames(`one-way-shear-${side.name}`, words, place),
    reference: CLAUSES.generalShear,
    assumptions: [
      "A pile counts by its share beyond the section: AS 3600 has no rule.",
      of.isDepthWaived
        ? "The strength is not reduced by the depth factor k_s (Clause 8.2.1.6), as the user chooses."
        : "The strength is reduced by the depth factor k_s (Clause 8.2.1.6).",
    ],
    demand: v,
    unit: "kN",
    derivation: (record) => void record.rule(SHEAR_SUM, v, `${words}, d_v from its face`),
    capacity,
  });
}

/** Sides where the cap is not a member in flexure, with the greatest ratio that bending theory would have there. */
export interface NonFlexural {
  readonly sides: readonly string[];
  /** Undefined where Clause 8.2 does not cover the section. */
  readonly ratio: number | undefined;
}

/** Errors: undefined where the cap is a member in flexure on every side. */
export function nonFlexuralShear(of: CapSections, runs: readonly CapRun[]): NonFlexural | undefined {
  const sides = SIDES.flatMap((side) => (isNonFlexural(of, side) ? (oneWayShear(of, side, runs) ?? []) : []));
  if (sides.length === 0) return undefined;
  const ratios = sides.flatMap(({ v, capacity }) => {
    const strength = capacity(SILENT);
    return isCovered(strength) && strength > 0 ? [v / strength] : [];
  });
  return {
    sides: sides.map(({ side }) => side.name),
    ratio: ratios.length > 0 ? Math.max(...ratios) : undefined,
  };
}

/** The sides where the cap is not a member in flexure, as advice beside the strut-and-tie model. */
export function nonFlexuralRow(
  { hasTruss }: CapSections,
  { sides, ratio }: NonFlexural,
  place: CapPlace,
): Check {
  const { id, title, action } = shearNames("one-way-shear", sides.join(", "), place);
  const reason = `The cap is not a member in flexure there: piles nearer than 2d_v to the column, or a projection below 1.5D. By Clause 8.2 the ratio would be ${ratio === undefined ? "\u2013" : formatRatio(ratio)}.`;
  return {
    id,
    title,
    group: "Strength",
    reference: CLAUSES.nonFlexural,
    combination: action?.combination,
    ...(hasTruss
      ? { kind: "not applicable", reason: `${reason} The strut-and-tie model governs.` }
      : { kind: "not covered", reason: `${reason} Choose the strut-and-tie model.` }),
  };
}

const edgesOf = ({ outline }: PileCap, x: number, y: number, cx: number, cy: number): EdgeDistances => ({
  left: Math.max(0, x - cx / 2 - outline.left),
  right: Math.max(0, outline.right - x - cx / 2),
  bottom: Math.max(0, y - cy / 2 - outline.bottom),
  top: Math.max(0, outline.top - y - cy / 2),
});

/**
 * Punching about the column, and about the pile where it is worst.
 *
 * Source   AS 3600 9.3
 * Checked  src/pile-cap/pile-cap.test.ts
 */
export function punchingChecks(
  of: CapSections,
  runs: readonly CapRun[],
  moments: ColumnMoments,
  place: CapPlace,
): readonly Check[] {
  return [columnPunching(of, runs, moments, place), ...pilePunching(of, runs, place)];
}

function columnPunching(
  of: CapSections,
  runs: readonly CapRun[],
  { mx, my }: ColumnMoments,
  place: CapPlace,
): Check {
  const { cap, columnArea, effective } = of;
  const { column } = cap;
  const dom = (effective.x + effective.y) / 2;
  const [ax, ay] = [(column.cx + dom) / 2, (column.cy + dom) / 2];
  const vOf = ({ places, reactions }: CapRun) =>
    places.reduce((sum, pile, index) => {
      const out = Math.max(Math.abs(pile.x - column.x) - ax, Math.abs(pile.y - column.y) - ay);
      return sum + (reactions.r[index] ?? 0) * shareBeyond(out, cap.pileWidth);
    }, 0);
  const one = worstOf(runs, (run) => Math.abs(vOf(run)));
  const v = one ? Math.abs(vOf(one)) : 0;
  const at = { id: `${place.id}/column`, action: place.action("column"), words: "column" };
  if (v === 0) {
    const { id, title } = namesAt(at, "punching", "Punching shear");
    const reason = "All piles are within the critical perimeter of the column: their struts carry the load.";
    return { kind: "not applicable", id, title, group: "Strength", reference: CLAUSES.punching, reason };
  }
  // A circle is nearer to the edges than the square of its area.
  const [width, height] =
    columnArea.shape === "circular"
      ? [columnArea.diameter, columnArea.diameter]
      : [columnArea.cx, columnArea.cy];
  const edges = edgesOf(cap, column.x, column.y, width, height);
  const isInside = Math.min(...Object.values(edges)) >= dom / 2;
  const actions = { v, mx: Math.abs(mx), my: Math.abs(my) };
  // The shortest perimeter, to the edges, is longer in the plane of the moment than that around the column.
  const sections = [edges, ...(isInside ? [INTERIOR] : [])].map(
    (to): PunchingSection => ({ fc: cap.fc, area: columnArea, edges: to, dom }),
  );
  const section = worstOf(
    sections,
    (one) => punchingDemand(one, actions, SILENT) / punchingStrength(one, SILENT),
  );
  return punchingCheck(section ?? { fc: cap.fc, area: columnArea, edges, dom }, actions, at);
}

function pilePunching(of: CapSections, runs: readonly CapRun[], place: CapPlace): readonly Check[] {
  const { cap } = of;
  const width = cap.pileWidth;
  const area: LoadedArea = cap.isSquare
    ? { shape: "rectangular", cx: width, cy: width }
    : { shape: "circular", diameter: width };
  // The least of all places of the pile: it may be nearer to the edges than as drawn.
  const leastEdges = (index: number): EdgeDistances => {
    const of = runs.flatMap(({ places }) => places[index] ?? []);
    const far = { left: Infinity, right: Infinity, bottom: Infinity, top: Infinity };
    return of.reduce((least, { x, y }) => {
      const edges = edgesOf(cap, x, y, width, width);
      return {
        left: Math.min(least.left, edges.left),
        right: Math.min(least.right, edges.right),
        bottom: Math.min(least.bottom, edges.bottom),
        top: Math.min(least.top, edges.top),
      };
    }, far);
  };
  const each = cap.piles.map((_, index) => {
    // A pile in tension pulls its part out downwards.
    const v = Math.max(0, ...runs.map(({ reactions }) => Math.abs(reactions.r[index] ?? 0)));
    const section: PunchingSection = {
      fc: cap.fc,
      area,
      edges: leastEdges(index),
      dom: cap.d,
    };
    return { index, v, section };
  });
  const ratio = ({ v, section }: (typeof each)[number]) =>
    punchingDemand(section, { v, mx: 0, my: 0 }, SILENT) / punchingStrength(section, SILENT);
  const worst = worstOf(each, ratio);
  if (!worst || worst.v === 0) return [];
  const at = { id: `${place.id}/pile`, action: place.action(`pile ${worst.index + 1}`), words: "pile" };
  return [punchingCheck(worst.section, { v: worst.v, mx: 0, my: 0 }, at)];
}

/** Bearing below the column about its resultant, where no strut-and-tie model has its node there. Units N. Source AS 3600 12.6. */
export function columnBearing(of: CapSections, n: number, block: CapColumn, place: CapPlace): Check {
  const { cap } = of;
  const { outline, depth, fc } = cap;
  const loaded = block.cx * block.cy;
  const scale = Math.min(
    (block.x - outline.left) / (block.cx / 2),
    (outline.right - block.x) / (block.cx / 2),
    (block.y - outline.bottom) / (block.cy / 2),
    (outline.top - block.y) / (block.cy / 2),
    1 + (4 * depth) / Math.max(block.cx, block.cy),
  );
  return bearingCheck({ fc, loaded, supporting: loaded * Math.max(1, scale) ** 2 }, Math.max(0, n), {
    id: place.id,
    action: place.action("column"),
  });
}
