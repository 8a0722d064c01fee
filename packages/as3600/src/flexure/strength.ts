import { type NotCovered, type Recorder, SILENT } from "@kingpost/calc";
import { BOTTOM, type Point, resultantOf, type SectionState, TOP } from "@kingpost/concrete-section";
import { bendingFactor } from "../capacity-factor/index.ts";
import { requireConcrete, UNIFORM_STRAIN } from "../materials/index.ts";
import {
  axisOf,
  type DesignSection,
  lawsAt,
  recordBlock,
  type SectionAxis,
  ultimateState,
} from "./design-section.ts";
import {
  BAR_COMPRESSION,
  BAR_TENSION,
  BLOCK_AREA,
  CONCRETE_FORCE,
  DEPTH_OF,
  DESIGN_MOMENT,
  NEUTRAL_AXIS,
  NEUTRAL_AXIS_RATIO,
  SHAPE_FACTOR,
  ULTIMATE_MOMENT,
} from "./strength-formulas.ts";

/** Which side bending compresses: sagging the top, hogging the bottom. */
export type BendingSense = "sagging" | "hogging";

export function compressedSide(sense: BendingSense): Point {
  return sense === "sagging" ? TOP : BOTTOM;
}

/** Strength of a section in bending without axial force. Units N, mm, Nmm. */
export interface FlexuralStrength {
  readonly mu: number;
  readonly phi: number;
  readonly phiMu: number;
  /** Depth of the neutral axis. */
  readonly dn: number;
  /** Effective depth: to the resultant of the bars in tension. */
  readonly d: number;
  /** Depth of the outermost bars in tension. */
  readonly dOuter: number;
  readonly ku: number;
  readonly kuo: number;
  /** Lever arm between the resultants of compression and tension. */
  readonly leverArm: number;
  /** Area of the bars in tension, and of those in compression. */
  readonly ast: number;
  readonly asc: number;
  /** The bars of the tension side; undefined where none are beyond the middle of the depth. */
  readonly tensionSide: TensionSide | undefined;
  /** Strain of the outermost bar, and whether it is more than its class allows. */
  readonly barStrain: number;
  readonly isBarFractured: boolean;
  /** Strains, stresses and forces, for pictures. */
  readonly state: SectionState;
}

/**
 * Bars in tension beyond the middle of the depth. Bars near the compressed face may be in tension beside them, where the neutral axis is
 * nearer to it: they are not bars of the tension side. Units N, mm, mm2.
 */
interface TensionSide {
  readonly area: number;
  /** Depth of their centroid. */
  readonly d: number;
  /** At the strength in bending, and the arm with which they would give it alone. */
  readonly force: number;
  readonly leverArm: number;
}

/** A section without bars in tension has no strength in bending. */
const UNREINFORCED: NotCovered = {
  kind: "not-covered",
  reason:
    "No bars are in tension: a section without tension reinforcement has no design strength in bending (AS 3600 Clause 8.1).",
};

/**
 * Ultimate and design strength of a section in bending without axial force, by strain compatibility with the rectangular stress
 * block.
 *
 *   C_c + C_s = T_s      M_u = T_s d - C_c d_c - C_s d_sc      phi_b by k_uo
 *
 * Shape    any polygon with bars at any place
 * Units    N, mm, MPa
 * Errors   DomainError 'bad-concrete'
 * Source   AS 3600 8.1.2, 8.1.3, Table 2.2.2
 * Checked  validation/cases/flexure.ts, src/flexure/flexure.test.ts
 */
export function flexuralStrength(
  section: DesignSection,
  sense: BendingSense,
  record: Recorder,
): FlexuralStrength | NotCovered {
  requireConcrete(section.concrete);
  const solved = solve(section, sense);
  if (record !== SILENT) return strengthOf(solved, record);
  solved.strength ??= strengthOf(solved, SILENT);
  return solved.strength;
}

/** A section seen along an axis, at its strength without axial force. */
interface Solved {
  readonly axis: SectionAxis;
  readonly state: SectionState | undefined;
  /** Worked silently, once. */
  strength?: FlexuralStrength | NotCovered;
}

/** A beam has one section at many stations and combinations, and its strength depends on none of them. */
const SOLVED = new WeakMap<DesignSection, Map<BendingSense, Solved>>();

function solve(section: DesignSection, sense: BendingSense): Solved {
  const known = SOLVED.get(section) ?? new Map<BendingSense, Solved>();
  SOLVED.set(section, known);
  const before = known.get(sense);
  if (before) return before;
  const axis = axisOf(section, compressedSide(sense));
  const solved: Solved = { axis, state: ultimateState(axis, 0) };
  known.set(sense, solved);
  return solved;
}

function strengthOf({ axis, state }: Solved, record: Recorder): FlexuralStrength | NotCovered {
  const { section, view } = axis;
  const { concrete, steel } = section;
  if (!state) return UNREINFORCED;
  const tension = state.bars.filter(({ force }) => force < 0);
  const tensile = resultantOf(view, tension);
  if (!tensile) return UNREINFORCED;
  const compressed = state.bars.filter(({ force }) => force >= 0);
  const compressive = resultantOf(view, compressed);

  const block = recordBlock(axis, record);
  const laws = lawsAt(axis, state.neutralAxis);
  const stress = laws.concrete.terms[0]?.stress ?? 0;
  const full = block.alpha2 * concrete.fc;
  const factor = Number((stress / full).toFixed(9));
  const shape = record.rule(SHAPE_FACTOR, factor, shapeReason(factor));
  const dn = record.rule(NEUTRAL_AXIS, state.neutralAxis, "C_c + C_s = T_s");
  const area = record.rule(BLOCK_AREA, state.concrete.area, "γd_n below the most compressed fibre");
  const cc = record.formula(CONCRETE_FORCE, { shape, alpha2: block.alpha2, fc: concrete.fc, area });
  const dc = record.rule(DEPTH_OF.concrete, state.concrete.depth, "centroid of that area");
  const cs = record.rule(BAR_COMPRESSION, compressive?.force ?? 0, counted(compressed.length));
  const dsc = record.rule(DEPTH_OF.compression, compressive?.depth ?? 0, "centroid of their forces");
  const ts = record.rule(BAR_TENSION, -tensile.force, counted(tension.length));
  const d = record.rule(DEPTH_OF.tension, tensile.depth, "centroid of their forces");
  const mu = record.formula(ULTIMATE_MOMENT, { ts, d, cc, dc, cs, dsc });
  const dOuter = Math.max(...tension.map(({ depth }) => depth));
  const kuo = record.formula(NEUTRAL_AXIS_RATIO, { dn, dOuter });
  const phi = bendingFactor(kuo, steel.ductility, record);
  const phiMu = record.formula(DESIGN_MOMENT, { phi, mu });
  const barStrain = Math.max(...tension.map(({ strain }) => -strain));
  return {
    mu,
    phi,
    phiMu,
    dn,
    d,
    dOuter,
    ku: dn / d,
    kuo,
    leverArm: mu / ts,
    ast: tension.reduce((sum, bar) => sum + bar.area, 0),
    asc: compressed.reduce((sum, bar) => sum + bar.area, 0),
    tensionSide: tensionSideOf(
      tension.filter(({ depth }) => depth > view.depth / 2),
      mu,
    ),
    barStrain,
    isBarFractured: barStrain > UNIFORM_STRAIN[steel.ductility],
    state,
  };
}

function tensionSideOf(bars: SectionState["bars"], mu: number): TensionSide | undefined {
  const area = bars.reduce((sum, bar) => sum + bar.area, 0);
  const force = bars.reduce((sum, bar) => sum - bar.force, 0);
  if (!(force > 0)) return undefined;
  const d = bars.reduce((sum, bar) => sum + bar.area * bar.depth, 0) / area;
  return { area, d, force, leverArm: mu / force };
}

function shapeReason(factor: number): string {
  if (factor === 1) return "the width does not reduce towards the compressed face";
  return factor === 0.95 ? "circular section" : "the width reduces towards the compressed face";
}

function counted(bars: number): string {
  return bars === 1 ? "1 bar" : `${bars} bars`;
}
