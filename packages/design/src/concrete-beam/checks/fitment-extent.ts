import { EDITION, fitmentArea, plainShearLimit } from "@kingpost/as3600";
import { type Check, formatNumber, SILENT, standardReferences } from "@kingpost/calc";
import { detailingRule } from "../../frame/checks/detailing-rule.ts";
import { type ConcreteBeamModel, type FitmentZone, fitmentsAt } from "../model/model.ts";
import { actionsOf, type ShearStation, type SpanShear } from "./shear.ts";

const { clause } = standardReferences("AS 3600", EDITION);

/** Depths for which fitments run on beyond a section that needs them. Source AS 3600 8.3.2.3 (number recalled). */
const BEYOND = 1;
/** Two lengths that differ by rounding, mm. */
const SAME = 1e-3;
const WHOLE = 1e-9;

const perLength = (zone: FitmentZone | undefined): number =>
  zone ? fitmentArea(zone.fitments) / zone.fitments.spacing : 0;

/** The fitments that shear needs at a place. Units mm²/mm. */
function neededAt(model: ConcreteBeamModel, station: ShearStation): number {
  const { zone, strength, section, v } = station;
  if (!zone || !strength) return 0;
  const { phi, vuc, vus, asvMin } = strength;
  const plain = plainShearLimit(section, actionsOf(model, station), model.inputs.shearMethod, SILENT);
  if (typeof plain === "number" && Math.abs(v) <= plain) return 0;
  const share = vus > 0 ? Math.max(0, Math.abs(v) / phi - vuc) / vus : 1;
  return Math.max(asvMin, share * perLength(zone));
}

interface Change {
  readonly x: number;
  readonly provided: number;
  readonly needed: number;
  /** Where they are needed. */
  readonly by: number;
}

/**
 * Fitments that shear needs run on for D towards less shear: where fitments change, the fewer of them are enough for every section within
 * D. None in a beam with the same fitments throughout.
 *
 * Source   AS 3600 8.3.2.3
 * Checked  src/concrete-beam/fitment-extent.test.ts
 */
export function fitmentExtentChecks(
  model: ConcreteBeamModel,
  shears: readonly SpanShear[],
): readonly Check[] {
  const ends = [...new Set(model.zones.flatMap(({ from, to }) => [from, to]))];
  return shears.flatMap(({ span, stations }): readonly Check[] => {
    const [left, right] = [model.joints[span] ?? 0, model.joints[span + 1] ?? 0];
    const isInSupport = (x: number) =>
      model.supports.some((one) => x > one.left - SAME && x < one.right + SAME);
    const changes = ends
      .filter((x) => x > left + SAME && x < right - SAME && !isInSupport(x))
      .flatMap((x): readonly Change[] => {
        const provided = perLength(fitmentsAt(model, x));
        const near = stations.filter((one) => Math.abs(one.x - x) <= BEYOND * model.inputs.depth + SAME);
        return near.map((one) => ({ x, provided, needed: neededAt(model, one), by: one.x }));
      });
    if (changes.length === 0) return [];
    const short = changes.reduce((worst, one) =>
      one.needed - one.provided > worst.needed - worst.provided ? one : worst,
    );
    const isMet = short.needed <= short.provided * (1 + WHOLE);
    return [
      detailingRule(
        `fitment-extent/span-${span + 1}`,
        `Fitments run on for D, span ${span + 1}`,
        clause("8.3.2.3"),
        isMet,
        isMet
          ? "Where fitments change, the fewer are enough for every section within D"
          : `Shear needs ${area(short.needed)} ${metres(short.by)} from the left end, and from ${metres(short.x)}, within D of it, there are ${area(short.provided)}`,
      ),
    ];
  });
}

const area = (of: number) => `${formatNumber(of, { decimals: [2, 2] })} mm²/mm`;
const metres = (x: number) => `${formatNumber(x / 1e3, { decimals: [3, 3] })} m`;
