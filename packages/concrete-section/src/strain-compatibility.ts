import { bracketedRoot } from "./bracketed-root.ts";
import type { Point } from "./region.ts";
import { type BarDepth, partWithin, pointAt, type SectionView } from "./section-view.ts";
import { type ConcreteLaw, concreteStress, type SteelLaw, steelStress } from "./stress.ts";

/** The materials of a section, and how its bars count. */
export interface SectionLaws {
  readonly concrete: ConcreteLaw;
  readonly steel: SteelLaw;
  /** Whether the concrete that a compressed bar displaces is deducted from its force: true unless set. */
  readonly deductDisplaced?: boolean | undefined;
  /** Whether bars in the compressed half that are in tension are left out: false unless set. */
  readonly dropOppositeTension?: boolean | undefined;
  /** Whether compressed bars are left out, as where they are not restrained: false unless set. */
  readonly dropCompression?: boolean | undefined;
}

/** Strains over the depth, compression positive: `top` at the most compressed fibre, less `curvature` times the depth. */
export interface StrainPlane {
  readonly top: number;
  /** 1/mm, not negative */
  readonly curvature: number;
}

/** Resultants, compression positive. Moments are those of the forces about a point: mx of their y, my of their x. Units N, Nmm. */
export interface Resultants {
  readonly n: number;
  readonly mx: number;
  readonly my: number;
}

export interface BarState extends BarDepth {
  readonly strain: number;
  /** Stress of the bar alone, MPa. */
  readonly stress: number;
  /** Less that of the displaced concrete, N. */
  readonly force: number;
}

/** A section at a plane of strains. Units N, Nmm, mm. */
export interface SectionState extends Resultants {
  /** Depth of the neutral axis; infinite where the strain is uniform. */
  readonly neutralAxis: number;
  /** Component of the moments along the direction of the view: positive where it compresses the side that the view names. */
  readonly moment: number;
  /** The compressed concrete, N, its first moment about the most compressed fibre, Nmm, and the area under its largest term, mm2. */
  readonly concrete: { readonly force: number; readonly depth: number; readonly area: number };
  readonly bars: readonly BarState[];
}

/** The strains at the strength of a section with a neutral axis at a depth. Units mm. */
export function ultimatePlane({ concrete }: SectionLaws, neutralAxis: number): StrainPlane {
  return { top: concrete.ultimateStrain, curvature: concrete.ultimateStrain / neutralAxis };
}

/** Force and first moments of the concrete: about the most compressed fibre, and across. */
function concreteForces(view: SectionView, { terms }: ConcreteLaw, { top, curvature }: StrainPlane) {
  let force = 0;
  let byDepth = 0;
  let across = 0;
  let area = 0;
  for (const { strain, stress, modulus } of terms) {
    if (top <= strain) continue;
    // Beyond the far fibre, the whole region: a line far away would lose digits.
    const reach = curvature > 0 ? (top - strain) / curvature : Number.POSITIVE_INFINITY;
    const h = Math.min(reach, 2 * view.depth);
    // Where the line was moved, the stress there is that of the strain there.
    const base = stress + modulus * Math.max(top - curvature * h - strain, 0);
    const part = partWithin(view, h);
    const termForce = base * part.a + modulus * curvature * part.z;
    force += termForce;
    byDepth += h * termForce - base * part.z - modulus * curvature * part.zz;
    across += base * part.s + modulus * curvature * part.sz;
    area = Math.max(area, part.a);
  }
  return { force, byDepth, across, area };
}

function barState(
  bar: BarDepth,
  view: SectionView,
  laws: SectionLaws,
  { top, curvature }: StrainPlane,
): BarState {
  const strain = top - curvature * bar.depth;
  const force = barForce(bar, view, laws, strain);
  const displaced = laws.deductDisplaced === false ? 0 : concreteStress(laws.concrete, strain);
  return { ...bar, strain, stress: force === 0 ? 0 : force / bar.area + displaced, force };
}

/** Force of a bar less that of the displaced concrete. */
function barForce(bar: BarDepth, view: SectionView, laws: SectionLaws, strain: number): number {
  const isDropped =
    strain > 0
      ? laws.dropCompression === true
      : laws.dropOppositeTension === true && bar.depth < view.depth / 2;
  if (isDropped) return 0;
  const displaced = laws.deductDisplaced === false ? 0 : concreteStress(laws.concrete, strain);
  return bar.area * (steelStress(laws.steel, strain) - displaced);
}

/** Axial force at a plane of strains, N: `stateOf` without its parts. */
export function axialForce(view: SectionView, laws: SectionLaws, plane: StrainPlane): number {
  let { force } = concreteForces(view, laws.concrete, plane);
  for (const bar of view.bars) force += barForce(bar, view, laws, plane.top - plane.curvature * bar.depth);
  return force;
}

/**
 * Forces of a section at a plane of strains.
 *
 * Shape    moments about `reference`
 * Units    N, Nmm, mm
 * Source   equilibrium; plane sections, exact integrals over the polygon, bars as points
 * Checked  src/fibres.test.ts
 */
export function stateOf(
  view: SectionView,
  laws: SectionLaws,
  plane: StrainPlane,
  reference: Point,
): SectionState {
  const concrete = concreteForces(view, laws.concrete, plane);
  const bars = view.bars.map((bar) => barState(bar, view, laws, plane));
  let { force: n, byDepth, across } = concrete;
  for (const bar of bars) {
    n += bar.force;
    byDepth += bar.force * bar.depth;
    across += bar.force * bar.across;
  }
  const { direction, top } = view;
  const along = top * n - byDepth;
  const mx = along * direction.y - across * direction.x - n * reference.y;
  const my = along * direction.x + across * direction.y - n * reference.x;
  return {
    n,
    mx,
    my,
    moment: mx * direction.y + my * direction.x,
    neutralAxis: plane.curvature > 0 ? plane.top / plane.curvature : Number.POSITIVE_INFINITY,
    concrete: {
      force: concrete.force,
      depth: concrete.force > 0 ? concrete.byDepth / concrete.force : 0,
      area: concrete.area,
    },
    bars,
  };
}

/** Where the forces of some bars act: N, and the point, mm. Undefined without a force. */
export function resultantOf(view: SectionView, bars: readonly BarState[]) {
  let [force, byDepth, across] = [0, 0, 0];
  for (const bar of bars) {
    force += bar.force;
    byDepth += bar.force * bar.depth;
    across += bar.force * bar.across;
  }
  if (force === 0) return undefined;
  const depth = byDepth / force;
  return { force, depth, point: pointAt(view, depth, across / force) };
}

/** Least and greatest depth of a neutral axis over that of the section. */
const SHALLOWEST = 1e-9;
const DEEPEST = 1e9;
/** Tolerance of the axial force, over the strength of the section. */
const BALANCE = 1e-12;

/**
 * Depth of the neutral axis at which a section has an axial force at its strength. Undefined where it has none: more than the
 * uniform ultimate strain gives, or less than all bars in tension.
 *
 * Shape    between a nearly vanishing depth and a nearly uniform strain: the force rises with the depth but for the jump at each
 *          bar that the stress block reaches, so that a bracketed root is one of rising force
 * Units    N, compression positive; out mm
 */
export function neutralAxisAt(view: SectionView, laws: SectionLaws, n: number): number | undefined {
  const { depth } = view;
  const [low, high] = [SHALLOWEST / (1 + SHALLOWEST), DEEPEST / (1 + DEEPEST)];
  const depthAt = (x: number) => (depth * x) / (1 - x);
  const excess = (x: number) => axialForce(view, laws, ultimatePlane(laws, depthAt(x))) - n;
  const scale = Math.abs(excess(low)) + Math.abs(excess(high)) + Math.abs(n);
  const root = bracketedRoot(excess, low, high, BALANCE * scale);
  return root === undefined ? undefined : depthAt(root);
}
