import { type Recorder, SILENT } from "@kingpost/calc";
import {
  type Bar,
  type ConcreteSection,
  neutralAxisAt,
  type Point,
  partWithin,
  plasticCentroid,
  type Region,
  type SectionLaws,
  type SectionState,
  type SectionView,
  stateOf,
  stressBlock,
  ultimatePlane,
  viewAlong,
} from "@kingpost/concrete-section";
import {
  type BlockFactors,
  blockFactors,
  type Concrete,
  ES,
  type Steel,
  squashFactor,
  ULTIMATE_STRAIN,
} from "../materials/index.ts";

/** A longitudinal bar. Units mm, mm2. */
export interface ReinforcingBar extends Bar {
  readonly diameter: number;
}

/** How a section is idealised, for worked examples that do it in another way. */
export interface EngineOptions {
  /** Whether displaced concrete is deducted from compressed bars: true unless set. */
  readonly deductDisplaced?: boolean | undefined;
  /** Whether bars in the compressed half that are in tension are left out: false unless set. */
  readonly dropOppositeTension?: boolean | undefined;
  /** Whether the block is reduced where the section narrows towards the compressed face: true unless set. */
  readonly reduceNarrowing?: boolean | undefined;
  /** Factors of the block in place of those of the Standard. */
  readonly block?: BlockFactors | undefined;
}

/** A reinforced section. Units mm, MPa. */
export interface DesignSection {
  readonly concrete: Concrete;
  readonly region: Region;
  readonly bars: readonly ReinforcingBar[];
  readonly steel: Steel;
  /** Whether the concrete is a solid circle. */
  readonly isCircular?: boolean | undefined;
  /** Whether fitments restrain the compressed bars (8.3.1.6): those bars count only then. True unless set. */
  readonly areBarsRestrained?: boolean | undefined;
  readonly options?: EngineOptions | undefined;
}

/** Factors of alpha2 by the shape of the compressed concrete. Source AS 3600 8.1.3. */
const CIRCULAR = 0.95;
const NARROWING = 0.9;

/** A section seen along a direction, with its block. */
export interface SectionAxis {
  readonly section: DesignSection;
  readonly view: SectionView;
  readonly block: BlockFactors;
  /** Forces are taken about the plastic centroid. */
  readonly centroid: Point;
  readonly full: SectionLaws;
  /** Where the section narrows from the neutral axis to the compressed face. */
  readonly reduced: SectionLaws;
  /** Depth of the neutral axis from which it does. */
  readonly widensFrom: number;
}

/** A section for bending that compresses one side. */
export function axisOf(section: DesignSection, direction: Point): SectionAxis {
  const { concrete, steel, options, areBarsRestrained = true } = section;
  const block = options?.block ?? blockFactors(concrete.fc, SILENT);
  const laws = (factor: number): SectionLaws => ({
    concrete: stressBlock(factor * block.alpha2 * concrete.fc, block.gamma, ULTIMATE_STRAIN),
    steel: { yieldStress: steel.fsy, modulus: ES },
    deductDisplaced: options?.deductDisplaced,
    dropOppositeTension: options?.dropOppositeTension,
    dropCompression: !areBarsRestrained,
  });
  const { isCircular = false } = section;
  const full = laws(isCircular ? CIRCULAR : 1);
  const canNarrow = !isCircular && options?.reduceNarrowing !== false;
  const view = viewAlong(section, direction);
  return {
    section,
    view,
    block,
    centroid: plasticCentroid(section, squashFactor(concrete.fc, SILENT) * concrete.fc, squashStress(steel)),
    full,
    reduced: laws(NARROWING),
    widensFrom: canNarrow ? depthOfWidening(view) : Number.POSITIVE_INFINITY,
  };
}

/** Stress of the bars at the squash load, MPa: the strain there is 0.0025. Source AS 3600 10.6.2.2. */
export function squashStress({ fsy }: Steel): number {
  return Math.min(fsy, 0.0025 * ES);
}

/**
 * The depth from which the concrete is wider than at the compressed face: infinite where it is not. Between two corners the width is
 * linear.
 */
function depthOfWidening(view: SectionView): number {
  const hair = 1e-7 * view.depth;
  const corners = new Set<number>();
  for (let at = 0; at < view.edges.length; at += 4) corners.add(view.edges[at] ?? 0);
  const depths = [...corners].filter((depth) => depth < view.depth - 2 * hair).toSorted((a, b) => a - b);
  const widthAt = (depth: number) => partWithin(view, depth).width;
  const face = widthAt(hair) * (1 + 1e-4);
  for (const [index, depth] of depths.entries()) {
    const next = depths[index + 1] ?? view.depth;
    if (next - depth > 2 * hair && Math.max(widthAt(depth + hair), widthAt(next - hair)) > face) return depth;
  }
  return Number.POSITIVE_INFINITY;
}

/** The laws at a depth of the neutral axis. Units mm. */
export function lawsAt({ full, reduced, widensFrom }: SectionAxis, neutralAxis: number): SectionLaws {
  return neutralAxis > widensFrom ? reduced : full;
}

/** The section at its strength with a neutral axis at a depth. Units mm. */
export function ultimateStateAt(axis: SectionAxis, neutralAxis: number): SectionState {
  const laws = lawsAt(axis, neutralAxis);
  return stateOf(axis.view, laws, ultimatePlane(laws, neutralAxis), axis.centroid);
}

/**
 * The section at its strength with an axial force; undefined where it has none.
 *
 * Units    N, compression positive
 * Source   AS 3600 8.1.2, 8.1.3
 * Checked  validation/cases/flexure.ts
 */
export function ultimateState(axis: SectionAxis, n: number): SectionState | undefined {
  const { view, full, reduced, centroid, widensFrom } = axis;
  const stateWith = (laws: SectionLaws, neutralAxis: number | undefined) =>
    neutralAxis === undefined ? undefined : stateOf(view, laws, ultimatePlane(laws, neutralAxis), centroid);
  const neutralAxis = neutralAxisAt(view, full, n);
  // With the lower stress the neutral axis is deeper: what narrows with the full stress narrows with the reduced one.
  return neutralAxis === undefined || neutralAxis <= widensFrom
    ? stateWith(full, neutralAxis)
    : stateWith(reduced, neutralAxisAt(view, reduced, n));
}

/** Records the factors of the block. */
export function recordBlock({ section }: SectionAxis, record: Recorder): BlockFactors {
  return section.options?.block ?? blockFactors(section.concrete.fc, record);
}

/** The concrete and bars alone. */
export function shapeOf({ region, bars }: DesignSection): ConcreteSection {
  return { region, bars };
}
