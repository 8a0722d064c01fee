import {
  type AxisStrength,
  axialBendingCheck,
  axisStrength,
  BIAXIAL_PHI,
  barInset,
  biaxialExponent,
  biaxialSum,
  circularBars,
  type DesignSection,
  type FootingActions,
  interactionCurve,
  rectangularBars,
} from "@kingpost/as3600";
import { type Check, interactionCheck } from "@kingpost/calc";
import { circle, rectangle } from "@kingpost/concrete-section";
import { axialActionOf } from "../../frame/actions/axial-action.ts";
import { worstOfEach } from "../../frame/checks/worst-of-each.ts";
import type { FootingCombination } from "../combinations.ts";
import type { PadFootingInputs } from "../fields.ts";
import { diameterOf, hasStarters, type PadFootingModel } from "../model.ts";
import { clause } from "./references.ts";

const axialAction = axialActionOf(clause("2.2.2"));

/** Fewest starter bars of a circular column. */
const FEWEST = 4;
/** The lower factor of columns: the interface is not known to be of a short one. */
const COMPRESSION = { isShort: false, imposedRatio: 0 } as const;

/** Actions where the column meets the footing. Units N, Nmm; moments without sign: the section is symmetrical. */
interface Interface {
  readonly name: string;
  readonly n: number;
  readonly mx: number;
  readonly my: number;
}

/** Moments at the top of the footing, below a pedestal. */
export function interfaceOf(
  { inputs, lever }: PadFootingModel,
  { n, mx, my, vx, vy }: FootingActions,
): Omit<Interface, "name"> {
  const height = lever - inputs.depth;
  return { n, mx: Math.abs(mx + vy * height), my: Math.abs(my + vx * height) };
}

/** Bars along the faces of a rectangular column beside those along x; undefined where these do not make up the number of bars. */
function alongY({ starterCount, starterRow }: PadFootingInputs): number | undefined {
  const count = (starterCount + 4) / 2 - starterRow;
  return starterRow >= 2 && count >= 2 && Number.isInteger(count) ? count : undefined;
}

/** The column with its starters as sections, a circle in both positions of its bars, or why there is none. */
function sectionsOf(inputs: PadFootingInputs): readonly DesignSection[] | string {
  const { columnKind, columnX, columnY, diameter, starterSize, starterCount, starterCover, starterRow } =
    inputs;
  const cage = { cover: starterCover, fitment: 0, diameter: diameterOf(starterSize) };
  const isCircular = columnKind === "circular";
  const side = isCircular ? diameter : Math.min(columnX, columnY);
  if (side <= 2 * barInset(cage) + cage.diameter) return "The starter bars are not within the column.";
  const part = {
    // The weaker of both sides of the interface.
    concrete: { fc: Math.min(inputs.fc, inputs.columnFc) },
    steel: { fsy: inputs.fsy, ductility: "N" },
  } as const;
  if (isCircular) {
    if (starterCount < FEWEST) return `A circular column has ${FEWEST} starter bars or more.`;
    return [false, true].map((isTurned) => ({
      ...part,
      region: circle(diameter),
      isCircular,
      bars: circularBars({ ...cage, columnDiameter: diameter, count: starterCount, isTurned }),
    }));
  }
  if (starterRow === 0) return "Enter the number of starter bars in the faces along x.";
  const ny = alongY(inputs);
  if (ny === undefined) {
    return `${starterCount} starter bars with ${starterRow} in each face along x leave no even number for the faces along y.`;
  }
  const bars = rectangularBars({ ...cage, width: columnX, depth: columnY, nx: starterRow, ny });
  return [{ ...part, region: rectangle(columnX, columnY), bars }];
}

/** The clear gap between starter bars; around the column evenly where their places are not entered. Units mm. */
export function starterGap(inputs: PadFootingInputs): number {
  const { columnKind, columnX, columnY, diameter, starterSize, starterCount, starterCover } = inputs;
  const db = diameterOf(starterSize);
  const sections = sectionsOf(inputs);
  const bars = typeof sections === "string" ? [] : (sections[0]?.bars ?? []);
  const inset = 2 * barInset({ cover: starterCover, fitment: 0, diameter: db });
  const around =
    columnKind === "circular" ? Math.PI * (diameter - inset) : 2 * (columnX + columnY - 2 * inset);
  const apart =
    bars.length > 1
      ? Math.min(
          ...bars.flatMap((one, at) =>
            bars.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
          ),
        )
      : around / Math.max(1, starterCount);
  return Math.max(0, apart - db);
}

const BASIS = [
  "The section of the column with its starter bars, in the weaker concrete of column and footing. The starters develop their yield strength in the footing (Clause 13.1).",
] as const;

/**
 * The starters under the axial force and the moments where a concrete column meets the footing, by the strength of the section of the
 * column.
 *
 * Source   AS 3600 10.6.2, 10.6.4
 * Checked  src/pad-footing/module.test.ts
 */
export function interfaceChecks(
  model: PadFootingModel,
  combinations: readonly FootingCombination[],
): readonly Check[] {
  const { inputs } = model;
  if (!hasStarters(inputs)) return [];
  const bent = combinations
    .map(({ name, actions }): Interface => ({ name, ...interfaceOf(model, actions) }))
    .filter(({ mx, my }) => mx > 0 || my > 0);
  // The weights make no difference to the column.
  const all = [...new Map(bent.map((one) => [`${one.n} ${one.mx} ${one.my}`, one])).values()].toReversed();
  if (all.length === 0) return [];
  const sections = sectionsOf(inputs);
  if (typeof sections === "string") return [notCovered(sections)];
  const key = JSON.stringify([sections, all]);
  if (known?.key !== key) {
    const isCircular = inputs.columnKind === "circular";
    known = { key, checks: isCircular ? circleChecks(sections, all) : rectangleChecks(sections, all) };
  }
  return known.checks;
}

/** Most changes of a design leave its column and its actions as they are. */
let known: { readonly key: string; readonly checks: readonly Check[] } | undefined;

const notCovered = (reason: string): Check => ({
  kind: "not covered",
  id: "starters-bending",
  title: "Column and starter bars in bending",
  group: "Strength",
  reference: clause("10.6.2"),
  reason: `The column has a moment at the footing, which its starter bars carry. ${reason}`,
});

const ALONG = { x: { x: 0, y: 1 }, y: { x: 1, y: 0 } } as const;

type Chords = readonly { readonly n: number; readonly m: number }[];

/** A section about one axis, with its design curve as chords, and with the factor of biaxial bending. */
interface Axis {
  readonly strength: AxisStrength;
  readonly chords: Chords;
  readonly biaxial: Chords;
}

/** Points of the curve by which combinations are compared: the strength of the worst is exact. */
const POINTS = 25;

function axisOf(section: DesignSection, along: "x" | "y"): readonly Axis[] {
  const strength = axisStrength(section, ALONG[along], COMPRESSION);
  if ("kind" in strength) return [];
  const points = interactionCurve(strength, POINTS);
  const factored = (most: number) =>
    points.map(({ n, m, phi }) => ({ n: Math.min(most, phi) * n, m: Math.min(most, phi) * m }));
  return [{ strength, chords: factored(1), biaxial: factored(BIAXIAL_PHI) }];
}

/** A force and a moment over the strength along their ray, by chords. */
function ratioOf({ chords }: Axis, n: number, m: number): number {
  let most = 0;
  for (const [at, from] of chords.entries()) {
    const to = chords[at + 1];
    if (!to) break;
    const [dn, dm] = [to.n - from.n, to.m - from.m];
    const cross = n * dm - m * dn;
    if (cross === 0) continue;
    const reach = (from.n * dm - from.m * dn) / cross;
    const part = (from.n * m - from.m * n) / cross;
    if (reach > 0 && part >= -1e-9 && part <= 1 + 1e-9) most = most === 0 ? reach : Math.min(most, reach);
  }
  return most > 0 ? 1 / most : Number.POSITIVE_INFINITY;
}

/** The moment at a force by chords, which go from compression to tension; 0 beyond them. */
function momentAt(chords: Chords, n: number): number {
  const at = chords.findIndex((point) => point.n <= n);
  const [from, to] = [chords[at - 1], chords[at]];
  return from && to ? to.m + ((from.m - to.m) * (n - to.n)) / (from.n - to.n) : 0;
}

/** The sum of 10.6.4 by chords. */
function sumOf(x: Axis, y: Axis, { n, mx, my }: Interface): number {
  const [phiMux, phiMuy] = [momentAt(x.biaxial, n), momentAt(y.biaxial, n)];
  if (phiMux <= 0 || phiMuy <= 0) return Number.POSITIVE_INFINITY;
  const alpha = biaxialExponent(n, x.strength.nuo);
  return (mx / phiMux) ** alpha + (my / phiMuy) ** alpha;
}

/** Chords are this near to the curve: what is nearer to the greatest is compared exactly. */
const NEAR = 0.97;
/** At most so many are. */
const MOST_EXACT = 2;

/** The actions that may be the worst by a measure. */
function worstBy(all: readonly Interface[], measure: (one: Interface) => number): readonly Interface[] {
  const measured = all.map((one) => ({ one, by: measure(one) })).toSorted((a, b) => b.by - a.by);
  const most = measured[0]?.by ?? 0;
  return measured
    .filter(({ by }) => by > 0 && by >= NEAR * most)
    .slice(0, MOST_EXACT)
    .map(({ one }) => one);
}

const namesOf = ({ name, n }: Interface, id: string, words: string) => ({
  id: `starters-${id}`,
  title: `Column and starter bars ${words}`,
  action: axialAction({ name, n }),
});

function rectangleChecks(sections: readonly DesignSection[], all: readonly Interface[]): readonly Check[] {
  return sections.flatMap((section) => {
    const [x] = axisOf(section, "x");
    const [y] = axisOf(section, "y");
    if (!x || !y) return [];
    const ratio = (about: "x" | "y", one: Interface) =>
      ratioOf(about === "x" ? x : y, one.n, one[`m${about}`]);
    const bending = (["x", "y"] as const).flatMap((about) =>
      worstBy(
        all.filter((one) => one[`m${about}`] > 0),
        (one) => ratio(about, one),
      ).map((one) => {
        const names = namesOf(one, `bending-${about}`, `in bending about ${about}`);
        const { strength } = about === "x" ? x : y;
        return axialBendingCheck(strength, { n: one.n, m: one[`m${about}`] }, names, undefined, BASIS);
      }),
    );
    const both = worstBy(
      all.filter(({ mx, my }) => mx > 0 && my > 0),
      (one) => sumOf(x, y, one),
    ).map((one) =>
      interactionCheck({
        names: namesOf(one, "biaxial", "in biaxial bending"),
        reference: clause("10.6.4"),
        assumptions: BASIS,
        value: (record) => biaxialSum({ x: x.strength, y: y.strength }, one, record),
        limit: 1,
      }),
    );
    return worstOfEach([...bending, ...both]);
  });
}

/** A circle bends about the axis of both moments. */
function circleChecks(sections: readonly DesignSection[], all: readonly Interface[]): readonly Check[] {
  const moment = ({ mx, my }: Interface) => Math.hypot(mx, my);
  return worstOfEach(
    sections.flatMap((section) =>
      axisOf(section, "x").flatMap((axis) =>
        worstBy(all, (one) => ratioOf(axis, one.n, moment(one))).map((one) =>
          axialBendingCheck(
            axis.strength,
            { n: one.n, m: moment(one) },
            namesOf(one, "bending", "in bending"),
            undefined,
            BASIS,
          ),
        ),
      ),
    ),
  );
}
