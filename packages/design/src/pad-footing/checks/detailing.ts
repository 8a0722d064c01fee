import {
  bendExtension,
  DUCTILE,
  FOOTING_SPACING,
  flexuralStrength,
  LEAST_PLAIN_DEPTH,
  minimumCover,
  minimumFootingSteel,
} from "@kingpost/as3600";
import { type Check, type CheckNames, formatNumber, requirementCheck, SILENT } from "@kingpost/calc";
import { designedElsewhere } from "../../frame/checks/designed-elsewhere.ts";
import { COG_REACH } from "../bar-list.ts";
import type { FootingCombination } from "../combinations.ts";
import type { BarLayer, PadFootingModel } from "../model.ts";
import { starterChecks } from "./development.ts";
import { clause, DETAILING, section, table } from "./references.ts";

const AXES = ["x", "y"] as const;

const mm = (x: number) => `${formatNumber(x, { decimals: [0, 1] })} mm`;

/** What depends on no combination but for whether one pulls on the starter bars. */
export function detailingChecks(
  model: PadFootingModel,
  combinations: readonly FootingCombination[],
): readonly Check[] {
  const { bottom, top } = model;
  if (!bottom) return [plainDepthCheck(model), ...starterChecks(model, combinations)];
  return [
    ...AXES.flatMap((along) => [
      ductilityCheck(bottom[along], { id: `ductility-${along}`, title: `Ductility, bars along ${along}` }),
      minimumCheck(model, bottom[along], along, {
        id: `minimum-${along}`,
        title: `Minimum reinforcement along ${along}`,
      }),
      spacingCheck(model, bottom[along], `spacing-${along}`, `Spacing of bottom bars along ${along}`),
      gapCheck(model, bottom[along], `gap-${along}`, `Clear gap between bottom bars along ${along}`),
    ]),
    ...(top
      ? AXES.flatMap((along) => [
          spacingCheck(model, top[along], `top-spacing-${along}`, `Spacing of top bars along ${along}`),
          gapCheck(model, top[along], `top-gap-${along}`, `Clear gap between top bars along ${along}`),
        ])
      : []),
    ...cogChecks(model),
    ...surfaceRow(model),
    ...coverChecks(model),
    ...starterChecks(model, combinations),
  ];
}

/** Bars of one direction in the face that is in tension. */
export function ductilityCheck(bars: BarLayer, names: CheckNames): Check {
  const strength = flexuralStrength(bars.section, "sagging", SILENT);
  const kuo = "kind" in strength ? 0 : strength.kuo;
  return requirementCheck({
    names,
    reference: clause("8.1.5"),
    assumptions: [],
    demand: kuo,
    unit: "",
    capacity: () => DUCTILE,
  });
}

/** Bars of one direction in the face that is in tension. */
export function minimumCheck(
  { plan, inputs }: PadFootingModel,
  bars: BarLayer,
  along: "x" | "y",
  names: CheckNames,
): Check {
  const { depth, fc, fsy, columnKind } = inputs;
  const b = along === "x" ? plan.ly : plan.lx;
  return requirementCheck({
    names,
    reference: clause("21.3.1"),
    assumptions: [],
    demand: bars.as,
    relation: "≥",
    unit: "mm²",
    capacity: (record) =>
      minimumFootingSteel({ b, depth, d: bars.d, fc, fsy, isOneWay: columnKind === "masonry" }, record),
  });
}

function spacingCheck({ inputs }: PadFootingModel, bars: BarLayer, id: string, title: string): Check {
  const { depths, most } = FOOTING_SPACING;
  const limit = Math.min(depths * inputs.depth, most);
  return {
    kind: "requirement",
    id,
    title,
    group: DETAILING,
    reference: clause("9.5.1"),
    isMet: bars.spacing <= limit,
    finding: `${mm(bars.spacing)}, at most ${mm(limit)}: the smaller of 2D and 300 mm`,
    steps: [],
    assumptions: [],
  };
}

function gapCheck({ inputs }: PadFootingModel, bars: BarLayer, id: string, title: string): Check {
  const clear = bars.spacing - bars.db;
  const least = Math.max(bars.db, 1.5 * inputs.aggregate, 25);
  return {
    kind: "requirement",
    id,
    title,
    group: DETAILING,
    reference: clause("17.1.3"),
    isMet: clear >= least,
    finding: `${mm(clear)}, at least ${mm(least)}: the largest of d_b, 1.5d_g and 25 mm`,
    steps: [],
    assumptions: ["The least gap is practice: the Standard asks for proper placing and compaction."],
  };
}

/** Whether the cogs of bottom bars stay within the depth. */
function cogChecks({ inputs, bottom }: PadFootingModel): readonly Check[] {
  if (!bottom || inputs.ends !== "cog") return [];
  return AXES.map((along): Check => {
    const { db, d } = bottom[along];
    const height = COG_REACH * db + bendExtension(db, 90);
    const available = d + db / 2 - inputs.coverTop;
    return {
      kind: "requirement",
      id: `cogs-${along}`,
      title: `Height of the cogs of bars along ${along}`,
      group: DETAILING,
      reference: clause("17.2.3"),
      isMet: height <= available,
      finding: `${mm(height)}, at most ${mm(available)} to the cover at the top`,
      steps: [],
      assumptions: [],
    };
  });
}

/** Depth beyond which the faces need bars of their own, mm. Source AS 3600 8.6.1 */
const DEEP = 750;

/** Bars at the sides and top of a deep footing, which control cracks of shrinkage and temperature: they are not designed here. */
function surfaceRow({ inputs }: PadFootingModel): readonly Check[] {
  if (inputs.depth <= DEEP) return [];
  const row = {
    id: "surface-bars",
    title: "Bars at the sides and top of a deep footing",
    group: DETAILING,
    reference: clause("8.6.1"),
  } as const;
  const finding = `The depth of ${mm(inputs.depth)} is more than ${DEEP} mm: cracks of shrinkage and temperature need bars at the faces`;
  const by = inputs.surfaceBy.trim();
  return by === ""
    ? [
        {
          ...row,
          kind: "not covered",
          reason: `${finding}. They are not designed here: state who provides them.`,
        },
      ]
    : [designedElsewhere(row, by, finding)];
}

function coverChecks({ inputs, bottom, top }: PadFootingModel): readonly Check[] {
  const { exposure, fc, castAgainst, coverBottom, coverSide, coverTop } = inputs;
  const largestOf = (...layers: readonly (typeof bottom)[]) =>
    Math.max(...layers.map((one) => Math.max(one?.x.db ?? 0, one?.y.db ?? 0)));
  const check = (face: string, cover: number, against: typeof castAgainst, largest: number): Check => {
    const found = minimumCover({ exposure, fc, castAgainst: against });
    const least = typeof found === "number" ? Math.max(found, largest) : undefined;
    return {
      kind: "requirement",
      id: `cover-${face}`,
      title: `Cover, ${face}`,
      group: DETAILING,
      reference: table("4.10.3.2"),
      isMet: least !== undefined && cover >= least,
      finding:
        typeof found === "number"
          ? `${mm(cover)}, at least ${mm(least ?? 0)} for ${exposure} and f'c = ${fc} MPa`
          : found.reason,
      steps: [],
      assumptions: [
        "Standard formwork and compaction. The aggressiveness of soil and water is not assessed.",
      ],
    };
  };
  return [
    check("bottom", coverBottom, castAgainst, largestOf(bottom)),
    check("sides", coverSide, castAgainst === "no" ? "no" : "ground", largestOf(bottom, top)),
    ...(top ? [check("top", coverTop, "no", largestOf(top))] : []),
  ];
}

function plainDepthCheck({ inputs }: PadFootingModel): Check {
  return {
    kind: "requirement",
    id: "plain-depth",
    title: "Depth of a plain footing",
    group: DETAILING,
    reference: section("20"),
    isMet: inputs.depth >= LEAST_PLAIN_DEPTH,
    finding: `${mm(inputs.depth)}, at least ${LEAST_PLAIN_DEPTH} mm`,
    steps: [],
    assumptions: [],
  };
}
