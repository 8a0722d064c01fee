import { type BendingSense, EDITION, fitmentArea } from "@kingpost/as3600";
import { type Check, formatNumber, standardReferences } from "@kingpost/calc";
import { areaOf, type PlacedBars } from "../model/bars.ts";
import type { ConcreteBeamModel } from "../model/model.ts";
import { ROUNDING } from "./flexure.ts";
import { momentsOn } from "./regions.ts";
import type { ShearStation, SpanShear } from "./shear.ts";

const { clause } = standardReferences("AS 3600", EDITION);

/** Part of the tension bars that may end within two depths, and what part of its shear strength a beam may use otherwise. */
const FEW = 0.25;
const LOW_SHEAR = 2 / 3;
const WINDOW = 2;
/** Two lengths that differ by rounding, mm. */
const SAME = 1e-3;
const WHOLE = 1e-9;

const FACES = ["bottom", "top"] as const;
type Face = (typeof FACES)[number];

/** An end of bars within the beam. `along`: towards the bars. Units mm. */
interface BarEnd {
  readonly x: number;
  readonly along: 1 | -1;
  readonly area: number;
}

/**
 * Bars that end where they are in tension: few of them within two depths, or low shear there, or the minimum of fitments beyond what
 * shear needs over a depth along them.
 *
 * Source   AS 3600 8.3.1.4
 * Checked  src/concrete-beam/module.test.ts
 */
export function cutOffChecks(model: ConcreteBeamModel, shears: readonly SpanShear[]): readonly Check[] {
  const stations = shears.flatMap((one) => one.stations);
  return FACES.flatMap((face): Check[] => {
    const ends = endsInTension(model, face);
    if (ends.length === 0) return [];
    const bars = model.bars.filter(({ row }) => row.face === face);
    const windows = ends.map(({ x: from }) =>
      ends.filter(({ x }) => x >= from - SAME && x <= from + WINDOW * model.inputs.depth + SAME),
    );
    const crowded = windows.flatMap((window) => {
      const most = Math.max(...window.map(({ x }) => areaAt(bars, x)));
      const ended = window.reduce((sum, { area }) => sum + area, 0);
      return ended > FEW * most * (1 + WHOLE) ? window : [];
    });
    const wrong = crowded.find(
      (end) => !hasLowShear(stations, end) && !hasMoreFitments(model, stations, end),
    );
    const metres = (x: number) => `${formatNumber(x / 1e3, { decimals: [3, 3] })} m`;
    const finding = wrong
      ? `At ${metres(wrong.x)} more than a quarter of the bars end within 2D, φV_u is less than 1.5V*, and the fitments are less than shear and the minimum need over D along the bars`
      : crowded.length === 0
        ? "Not more than a quarter of the bars end within 2D"
        : "φV_u is at least 1.5V*, or the fitments have the minimum beyond what shear needs, where more than a quarter of the bars end within 2D";
    return [
      {
        kind: "requirement",
        id: `cut-off/${face}`,
        title: `Bars that end in a tension zone, ${face}`,
        group: "Detailing",
        reference: clause("8.3.1.4"),
        isMet: wrong === undefined,
        finding,
        steps: [],
        assumptions: [],
      },
    ];
  });
}

/** The ends of bars between the ends of the beam where a combination puts them in tension. */
function endsInTension(model: ConcreteBeamModel, face: Face): readonly BarEnd[] {
  const { bars, length, analysis } = model;
  const momentsIn = (sense: BendingSense) =>
    momentsOn(model, { id: "beam", words: "beam", sense, from: 0, to: length }, analysis.strength);
  const [moments, others] =
    face === "bottom"
      ? [momentsIn("sagging"), momentsIn("hogging")]
      : [momentsIn("hogging"), momentsIn("sagging")];
  // A beam that bends one way has the rounding of it in the other.
  const most = Math.max(0, ...moments.map(({ value }) => value), ...others.map(({ value }) => value));
  const isTension = (x: number) =>
    moments.some(({ start, end, value }) => x > start - SAME && x < end + SAME && value > ROUNDING * most);
  return bars
    .filter(({ row }) => row.face === face)
    .flatMap((one): BarEnd[] => [
      { x: one.from, along: 1, area: areaOf(one) },
      { x: one.to, along: -1, area: areaOf(one) },
    ])
    .filter(({ x }) => x > SAME && x < length - SAME && isTension(x));
}

/** The bars of a face at a place, with those that end there. Units mm2. */
const areaAt = (bars: readonly PlacedBars[], x: number): number =>
  bars
    .filter(({ from, to }) => from <= x + SAME && to >= x - SAME)
    .reduce((sum, one) => sum + areaOf(one), 0);

function hasLowShear(stations: readonly ShearStation[], { x }: BarEnd): boolean {
  const here = stations.filter((one) => Math.abs(one.x - x) < SAME);
  return here.length > 0 && here.every(({ ratio }) => ratio <= LOW_SHEAR);
}

/** Whether the fitments have the minimum beyond what shear needs over a depth along the bars. */
function hasMoreFitments(
  { inputs }: ConcreteBeamModel,
  stations: readonly ShearStation[],
  { x, along }: BarEnd,
): boolean {
  const beside = stations.filter(
    (one) => along * (one.x - x) > 0 - SAME && along * (one.x - x) < inputs.depth + SAME,
  );
  return (
    beside.length > 0 &&
    beside.every(({ zone, strength, v }) => {
      if (!zone || !strength) return false;
      const { phi, vuc, vus, asvMin } = strength;
      const provided = fitmentArea(zone.fitments) / zone.fitments.spacing;
      const needed = vus > 0 ? (Math.max(0, Math.abs(v) / phi - vuc) / vus) * provided : provided;
      return provided >= (needed + asvMin) * (1 - WHOLE);
    })
  );
}
