import {
  AS2159_REFERENCES,
  compressionDevelopment,
  EDITION,
  leastSpacing,
  minimumCover,
  tensionDevelopment,
} from "@kingpost/as3600";
import { type Check, formatNumber, requirementCheck, standardReferences } from "@kingpost/calc";
import { designedElsewhere } from "../../frame/checks/designed-elsewhere.ts";
import { detailingRule } from "../../frame/checks/detailing-rule.ts";
import type { BottomBars } from "../model/bar-positions.ts";
import { diameterOf } from "../model/bars.ts";
import { bandGaps } from "../model/between-bands.ts";
import type { PileCapModel } from "../model/cap.ts";
import { CRACKS } from "./cracks.ts";

const { clause, table } = standardReferences("AS 3600", EDITION);
const GROUP = "Detailing";
const mm = (x: number) => `${formatNumber(x, { decimals: [0, 1] })} mm`;

/** Practice of pile caps, mm: edge beyond the piles, embedment, cover above the pile heads. */
const LEAST_EDGE = 150;
const USUAL_TOLERANCE = 75;
const EMBEDMENT = [50, 100] as const;
const LEAST_HEAD_COVER = 50;
/** Least spacing of piles over their size. Source AS 2159 4.4.3 (recalled). */
const USUAL_SPACING = 2.5;
/** Greatest spacing of top bars, mm. Source AS 3600 practice of pile caps. */
const TOP_SPACING = 300;

const rule = (...[id, ...of]: Parameters<typeof detailingRule>): Check =>
  detailingRule(`detail/${id}`, ...of);

const PRACTICE = ["The limit is practice: the Standard has none."];

/** Rules that are met or not, and lengths of the bars that join the cap to its piles and column. */
export function detailing(model: PileCapModel, isPulled: boolean): readonly Check[] {
  const { inputs, bars } = model;
  const { embedment, cover, topSpacing, faceSpacing, aggregate } = inputs;
  const [least, most] = EMBEDMENT;
  const crack = CRACKS[inputs.crack].spacing;
  // Where piles pull, the top cracks too.
  const topMost = isPulled ? Math.min(TOP_SPACING, crack) : TOP_SPACING;
  const gap = Math.min(bars.x.gap, bars.y.gap);
  const gapLeast = Math.max(bars.x.db, bars.y.db, 1.5 * aggregate, 25);
  return [
    spacingRow(model),
    edgeRow(model),
    rule(
      "embedment",
      "Embedment of the piles",
      clause("13.1.1"),
      embedment >= least && embedment <= most,
      `${mm(embedment)}, from ${mm(least)} to ${mm(most)}`,
      PRACTICE,
    ),
    rule(
      "head-cover",
      "Cover above the pile heads",
      clause("4.10"),
      cover >= LEAST_HEAD_COVER,
      `${mm(cover)}, at least ${mm(LEAST_HEAD_COVER)}`,
      PRACTICE,
    ),
    coverRow(model),
    rule(
      "bar-gap",
      "Clear gap between bottom bars",
      clause("17.1.3"),
      gap >= gapLeast,
      `${mm(gap)}, at least ${mm(gapLeast)}: the largest of d_b, 1.5d_g and 25 mm`,
      ["The least gap is practice: the Standard asks for proper placing and compaction."],
    ),
    rule(
      "bottom-bars",
      "Spacing of bottom bars",
      clause("12.7"),
      Math.max(spacingOf(bars.x), spacingOf(bars.y)) <= crack,
      `${mm(spacingOf(bars.x))} along x, ${mm(spacingOf(bars.y))} along y, within a band or mat; at most ${mm(crack)} for the degree of crack control`,
    ),
    ...betweenRow(model),
    rule(
      "top-bars",
      "Spacing of top bars",
      clause("12.7"),
      topSpacing <= topMost,
      `${mm(topSpacing)}, at most ${mm(topMost)}`,
      PRACTICE,
    ),
    rule(
      "face-bars",
      "Spacing of side face bars",
      clause("12.7"),
      faceSpacing <= crack,
      `${mm(faceSpacing)}, at most ${mm(crack)} for the degree of crack control`,
    ),
    pileBarRow(model, isPulled),
    starterRow(model),
  ];
}

/** Bars where there are none of a band: the faces crack there too. */
function betweenRow(model: PileCapModel): readonly Check[] {
  const { arrangement, inputs } = model;
  const { betweenSpacing: spacing } = inputs;
  const limit = CRACKS[inputs.crack].spacing;
  const reference = clause("12.7");
  const title = "Bars between the bands";
  const gap = Math.max(
    0,
    ...(["x", "y"] as const).flatMap((along) => bandGaps(model, along).map(({ from, to }) => to - from)),
  );
  if (arrangement === "mat" || (arrangement === "bands" && gap <= limit)) return [];
  const where =
    arrangement === "sides" ? "within the triangle of the bands" : `${mm(gap)} between the bars of bands`;
  if (spacing === 0) {
    const reason = `No bars are entered ${where}, where the degree of crack control has ${mm(limit)} at most: enter their spacing.`;
    return [{ kind: "not covered", id: "detail/between-bands", title, group: GROUP, reference, reason }];
  }
  const finding = `${mm(spacing)} apart, ${where}; at most ${mm(limit)} for the degree of crack control`;
  return [rule("between-bands", title, reference, spacing <= limit, finding)];
}

/** The widest spacing of bars between the centres of a band or of the mat. Units mm. */
const spacingOf = ({ lines, count, db }: BottomBars): number =>
  (Math.max(...lines.map(({ width }) => width)) - db) / (count - 1);

/** The edge beyond the piles as drawn; beyond those as built, a position tolerance less. */
function edgeRow({ inputs, cap, groups }: PileCapModel): Check {
  const { outline, pileWidth } = cap;
  const isBuilt = inputs.places === "as-built";
  const places = groups[0]?.piles ?? cap.piles;
  const least = Math.min(
    ...places.flatMap(({ x, y }) => [
      x - outline.left,
      outline.right - x,
      y - outline.bottom,
      outline.top - y,
    ]),
  );
  const edge = isBuilt ? least - pileWidth / 2 : inputs.overhang;
  const limit = isBuilt ? LEAST_EDGE - USUAL_TOLERANCE : LEAST_EDGE;
  const finding = `${mm(edge)}, at least ${mm(limit)}${isBuilt ? " beyond a pile as built" : ""}`;
  return rule("edge", "Edge beyond the piles", clause("7.3.3"), edge >= limit, finding, PRACTICE);
}

function spacingRow({ inputs, cap }: PileCapModel): Check {
  const spacing = leastSpacing(cap.piles);
  const limit = USUAL_SPACING * cap.pileWidth;
  const reference = AS2159_REFERENCES.spacing;
  const row = { id: "detail/spacing", title: "Spacing of the piles", group: GROUP, reference } as const;
  const finding = `${mm(spacing)} between centres, usually at least ${mm(limit)}: 2.5 diameters`;
  if (spacing >= limit) return rule("spacing", row.title, reference, true, finding);
  const by = inputs.closeBy.trim();
  return by === ""
    ? {
        ...row,
        kind: "not covered",
        reason: `${finding}. State who accepts it for the effects of the group.`,
      }
    : designedElsewhere(row, by, finding);
}

function coverRow({ inputs, bars }: PileCapModel): Check {
  const least = minimumCover({
    exposure: inputs.exposure,
    fc: inputs.fc,
    castAgainst: inputs.castAgainst,
  });
  const isNumber = typeof least === "number";
  const [bottom, side] = [inputs.cover + inputs.embedment, inputs.sideCover];
  const db = Math.max(bars.x.db, bars.y.db, diameterOf(inputs.topSize), diameterOf(inputs.faceSize));
  const isThin = side < db;
  const thin = isThin ? `; bars of ${db} mm need their diameter (Clause 4.10.2)` : "";
  return rule(
    "cover",
    "Cover for durability",
    table("4.10.3.2"),
    isNumber && Math.min(bottom, side) >= least && !isThin,
    isNumber
      ? `sides and top ${mm(side)}, bottom ${mm(bottom)}, at least ${mm(least)} for ${inputs.exposure} and f'c = ${inputs.fc} MPa${thin}`
      : least.reason,
    ["Standard formwork and compaction. The aggressiveness of the ground is not assessed."],
  );
}

function pileBarRow({ inputs }: PileCapModel, isPulled: boolean): Check {
  const db = diameterOf(inputs.pileBar);
  const { fc, fsy, depth, embedment, sideCover } = inputs;
  return requirementCheck({
    names: {
      id: "detail/pile-bars",
      title: `Pile bars into the cap, ${isPulled ? "tension" : "compression"}`,
      group: GROUP,
    },
    reference: clause(isPulled ? "13.1.2.2" : "13.1.5"),
    assumptions: [
      "Straight bars of the piles up to the top cover.",
      ...(isPulled
        ? ["The gaps between them are not entered: they count with one bar diameter around each."]
        : []),
    ],
    demand: Math.max(0, depth - embedment - sideCover),
    relation: "≥",
    unit: "mm",
    capacity: (record) =>
      isPulled
        ? tensionDevelopment({ db, fc, fsy, cd: db, isTopBar: false }, record).length
        : compressionDevelopment({ db, fc, fsy }, undefined, record),
  });
}

function starterRow({ inputs, bars }: PileCapModel): Check {
  const db = diameterOf(inputs.starter);
  const { fc, fsy } = inputs;
  return requirementCheck({
    names: { id: "detail/starters", title: "Column starters in the cap, compression", group: GROUP },
    reference: clause("13.1.5"),
    assumptions: [
      "The starters reach the bottom bars. Their anchorage in tension is of the design of the column.",
    ],
    demand: Math.max(0, Math.min(bars.x.d, bars.y.d) - bars.y.db / 2),
    relation: "≥",
    unit: "mm",
    capacity: (record) => compressionDevelopment({ db, fc, fsy }, undefined, record),
  });
}
