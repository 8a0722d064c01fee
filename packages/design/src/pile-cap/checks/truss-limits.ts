import {
  type CapPlace,
  COLUMN_KERN,
  type ColumnJoint,
  EDITION,
  jointShearCheck,
  jointShortfall,
  nonFlexuralRow,
  worstOf,
} from "@kingpost/as3600";
import { type Check, formatNumber, standardReferences } from "@kingpost/calc";
import { axialActionOf } from "../../frame/actions/axial-action.ts";
import { permanentForce } from "../../frame/actions/permanent-force.ts";
import { designedElsewhere } from "../../frame/checks/designed-elsewhere.ts";
import type { PileCapInputs } from "../fields.ts";
import type { PileCapModel } from "../model/cap.ts";
import { type CombinationResult, PLACE, placeOf, type StabilityResult } from "./runs.ts";

const { clause } = standardReferences("AS 3600", EDITION);

const axialAction = axialActionOf(clause("2.2.2"));

const kilonewtons = (force: number) => `${formatNumber(force / 1e3, { significant: 3 })} kN`;

/** The row of the combination whose ratio by bending theory would be the greatest. */
export function nonFlexuralRows(
  { sections }: PileCapModel,
  combinations: readonly CombinationResult[],
): readonly Check[] {
  const worst = worstOf(
    combinations.flatMap(({ of, nonFlexural }) => (nonFlexural ? [{ of, nonFlexural }] : [])),
    ({ nonFlexural }) => nonFlexural.ratio ?? -1,
  );
  return worst ? [nonFlexuralRow(sections, worst.nonFlexural, placeOf(worst.of))] : [];
}

/** The row of the combination with the greatest eccentricity of the column, where it is beyond. */
export function columnTension(
  { cap, inputs }: PileCapModel,
  combinations: readonly StabilityResult[],
): readonly Check[] {
  const { cx, cy } = cap.column;
  const eccentricity = ({ of: { actions }, moments }: StabilityResult) => {
    const greatest = Math.max(Math.abs(moments.my) / cx, Math.abs(moments.mx) / cy);
    if (actions.n > 0) return greatest / actions.n;
    return actions.n < 0 || greatest > 0 ? Number.MAX_VALUE : 0;
  };
  const worst = worstOf(combinations, eccentricity);
  if (!worst || eccentricity(worst) <= COLUMN_KERN) return [];
  const { n } = worst.of.actions;
  const { mx, my } = worst.moments;
  const combination = worst.of.name;
  const row = {
    id: `${PLACE}/column-tension`,
    title: "Column in tension on the cap",
    group: "Strength",
    reference: clause("7.1"),
    combination,
  } as const;
  const moments = (m: number) => `${formatNumber(m / 1e6, { significant: 3 })} kNm`;
  const finding = `N* = ${kilonewtons(n)} with M*_x = ${moments(mx)} and M*_y = ${moments(my)} is beyond a quarter of the column from its centre: bars of the column pull on the cap`;
  const by = inputs.tensionBy.trim();
  return by === ""
    ? [
        {
          ...row,
          kind: "not covered",
          reason: `${finding}. They are not designed here: state who designs them.`,
        },
      ]
    : [designedElsewhere(row, by, finding)];
}

/**
 * Shear from the column to the cap beyond the friction of permanent force and what the compressed concrete carries: the starter bars that
 * it needs are not of this design.
 *
 * Source   AS 3600 8.4.2, 8.4.3
 */
export function columnShear(
  { cap, inputs }: PileCapModel,
  combinations: readonly StabilityResult[],
): readonly Check[] {
  const { cx, cy } = cap.column;
  const permanent = permanentForce(inputs);
  const jointOf = ({ of: { actions }, moments }: StabilityResult): ColumnJoint => ({
    ...{ shape: { cx, cy }, fc: cap.fc, fsy: cap.fsy, bars: 0, n: actions.n, ...moments, permanent },
  });
  const joints = combinations
    .map((one) => ({ of: one.of, joint: jointOf(one), v: Math.hypot(one.of.actions.vx, one.of.actions.vy) }))
    .map((one) => ({ ...one, ...jointShortfall(one.joint, one.v) }));
  // Another designer needs the most bars that a combination asks for.
  const worst = worstOf(
    joints.filter(({ v, bars }) => v > 0 && bars > 0),
    ({ bars }) => bars,
  );
  if (!worst) return [];
  const { of, v, joint, carried, bars } = worst;
  const row = {
    id: `${PLACE}/column-shear`,
    title: "Shear from column to cap",
    group: "Strength",
    reference: clause("8.4.3"),
    combination: of.name,
  } as const;
  if (!Number.isFinite(bars)) {
    const names = { ...row, action: axialAction({ name: of.name, n: of.actions.n }) };
    const assumption = "The surface of the cap is trowelled or tamped. No starter bars give more.";
    return [jointShearCheck(joint, v, { names, bars: "starter bars", assumption })];
  }
  const carriers =
    joint.permanent > 0 ? "0.9 of the permanent force and concrete" : "concrete without the axial force";
  const finding = `V* = ${kilonewtons(v)} is more than the ${kilonewtons(carried)} of ${carriers}: the joint needs ${formatNumber(bars, { significant: 3 })} mm² of starter bars beside those in tension`;
  const by = inputs.tensionBy.trim();
  return by === ""
    ? [
        {
          ...row,
          kind: "not covered",
          reason: `${finding}. They are not designed here: state who designs them.`,
        },
      ]
    : [designedElsewhere(row, by, finding)];
}

/** Piles whose struts no bars of a line hold: they are further from every line than its bars count. */
export function looseRow({ cap, groups, arrangement, inputs }: PileCapModel): readonly Check[] {
  if (arrangement !== "bands") return [];
  const reach = (inputs.pileSize + cap.d) / 2;
  const places = groups[0]?.piles ?? cap.piles;
  const loose = cap.bands.flatMap(({ direction, piles, others }) => {
    if (direction === "side") return [];
    const across = direction === "x" ? "y" : "x";
    const line = cap.piles[piles[0] ?? 0]?.[across] ?? 0;
    const node = cap.column[direction === "x" ? "cx" : "cy"] / 4;
    return [...piles, ...others].flatMap((pile) => {
      const place = places[pile];
      if (!place || Math.abs(place[across] - line) <= reach) return [];
      const isTied = Math.abs(place[direction] - cap.column[direction]) > node;
      return isTied ? [`pile ${pile + 1} along ${direction}`] : [];
    });
  });
  if (loose.length === 0) return [];
  return [
    {
      kind: "not covered",
      id: `${PLACE}/loose-piles`,
      title: "Piles beside the bars of a line",
      group: "Strength",
      reference: clause("7.3.2"),
      reason: `${[...new Set(loose)].join(", ")}: further from the nearest line of bars than half of the pile and of the depth, so that no tie holds its strut. Choose an even mat, or place the piles in lines.`,
    },
  ];
}

export function pulledTruss({ method }: PileCapInputs, place: CapPlace): Check {
  const { combination } = place.action("cap");
  const row = {
    id: `${PLACE}/pulled-piles`,
    title: "Piles in tension in the strut-and-tie model",
    group: "Strength",
    reference: clause("7.1"),
    combination,
  } as const;
  const reason = "A pile in tension has no strut.";
  return method === "both"
    ? { ...row, kind: "not applicable", reason: `${reason} Bending theory with the top bars governs there.` }
    : { ...row, kind: "not covered", reason: `${reason} Choose bending theory as well.` };
}
