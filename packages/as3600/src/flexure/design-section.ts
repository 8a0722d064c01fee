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
  readonly reduced: SectionLaws;
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
  return {
    section,
    view: viewAlong(section, direction),
    block,
    centroid: plasticCentroid(section, squashFactor(concrete.fc, SILENT) * concrete.fc, squashStress(steel)),
    full,
    reduced: canNarrow ? laws(NARROWING) : full,
  };
}

/** Stress of the bars at the squash load, MPa: the strain there is 0.0025. Source AS 3600 10.6.2.2. */
export function squashStress({ fsy }: Steel): number {
  return Math.min(fsy, 0.0025 * ES);
}

/** Whether the concrete is narrower at the compressed face than at the neutral axis. */
function narrows({ depth, edges, ...view }: SectionView, neutralAxis: number): boolean {
  const widthAt = (at: number) => partWithin({ ...view, depth, edges }, at).width;
  const least = 1e-6 * depth;
  const deep = Math.min(neutralAxis, depth) - least;
  return deep > least && widthAt(deep) > widthAt(least) * (1 + 1e-6);
}

/** The laws at a depth of the neutral axis. Units mm. */
export function lawsAt({ view, full, reduced }: SectionAxis, neutralAxis: number): SectionLaws {
  return full !== reduced && narrows(view, neutralAxis) ? reduced : full;
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
 * Checked  validation/flexure.test.ts
 */
export function ultimateState(axis: SectionAxis, n: number): SectionState | undefined {
  const { view, full, reduced, centroid } = axis;
  for (const laws of full === reduced ? [full] : [full, reduced]) {
    const neutralAxis = neutralAxisAt(view, laws, n);
    if (neutralAxis === undefined) return undefined;
    // The neutral axis of the lower stress is the deeper one: what narrows with the full stress narrows with the reduced one.
    if (laws === reduced || !narrows(view, neutralAxis)) {
      return stateOf(view, laws, ultimatePlane(laws, neutralAxis), centroid);
    }
  }
  return undefined;
}

/** Records the factors of the block. */
export function recordBlock({ section }: SectionAxis, record: Recorder): BlockFactors {
  return section.options?.block ?? blockFactors(section.concrete.fc, record);
}

/** The concrete and bars alone. */
export function shapeOf({ region, bars }: DesignSection): ConcreteSection {
  return { region, bars };
}

/** Depth of the outermost bar in tension, mm: undefined where none is. */
export function outermostDepth({ view }: SectionAxis): number | undefined {
  const depths = view.bars.map(({ depth }) => depth);
  return depths.length === 0 ? undefined : Math.max(...depths);
}
