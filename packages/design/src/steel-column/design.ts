import { ACTIONS_EDITION } from "@kingpost/actions";
import { EDITION, type SteelSection, swayLoadFactors } from "@kingpost/as4100";
import { type Check, type DesignResult, formatNumber, standardReferences, verdictOf } from "@kingpost/calc";
import type { Combination, CombinationResult } from "../column/combinations.ts";
import { notPassedRows } from "../frame/actions/arrangements.ts";
import { earthquakeSenseRow } from "../frame/actions/earthquake-senses.ts";
import { designedElsewhere } from "../frame/checks/designed-elsewhere.ts";
import { worstOfEach } from "../frame/checks/worst-of-each.ts";
import { kilo } from "../frame/figures/figure-items.ts";
import { isBent, isStrut, type Strut } from "./angle-strut.ts";
import { type ColumnInputs, endsOf } from "./column-member.ts";
import { combinationChecks } from "./combination-checks.ts";
import type { ColumnModel } from "./model.ts";

export interface ColumnResults extends Omit<ColumnModel, "combinations"> {
  readonly combinations: readonly CombinationResult[];
}

export function checks(model: ColumnModel): DesignResult<ColumnResults> {
  const { inputs, member, section, strut, combinations } = model;
  const found = combinations.map((of) => combinationChecks(inputs, member, section, of, strut));
  const made = [
    ...(inputs.actionsBy === "cases"
      ? notPassedRows([...inputs.caseActions, ...inputs.reactions], PASSED_ON)
      : []),
    ...earthquakeSenseRow({ ...inputs, actions: loadedActions(inputs) }, PASSED_ON),
    ...frameRows(model),
    ...leftByUnstable(worstOfEach(found.flatMap((one) => one.checks)), found),
    ...notCovered(
      section,
      inputs,
      combinations.map(({ n }) => n),
      eccentricity(strut, combinations),
    ),
  ];
  return { checks: made, results: { ...model, combinations: found } };
}

/** The combinations that are entered, each with the loads between the ends that are its own. */
const loadedActions = ({ actions, transverse }: ColumnInputs) =>
  actions.map((row) => ({
    ...row,
    loads: JSON.stringify(
      transverse
        .filter(({ name }) => name.trim() === row.name.trim())
        .map(({ axis, w, p, z }) => [axis, w, p, z]),
    ),
  }));

/** Under a combination that is unstable nothing else is checked: no such check may pass by another combination. */
function leftByUnstable(checks: readonly Check[], found: readonly CombinationResult[]): readonly Check[] {
  const unstable = found.find(({ moments }) => moments === undefined);
  if (!unstable) return checks;
  const made = new Set(unstable.checks.map(({ id }) => id));
  return checks.map((check): Check => {
    const verdict = verdictOf(check);
    if (made.has(check.id) || verdict === "fail" || verdict === "not covered") return check;
    const { id, title, group, reference } = check;
    const finding = "The column is not stable under this combination, which is a check of its own.";
    const row = { id, title, group, reference, combination: unstable.of.name };
    return { ...row, kind: "requirement", isMet: false, finding, steps: [], assumptions: [] };
  });
}

/** Where actions come from. */
const PASSED_ON = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.2");

const { clause } = standardReferences("AS 4100", EDITION);

/** A load factor that is more than the column alone would have: something else holds the frame. */
function frameRows({ inputs, member, section, combinations }: ColumnModel): readonly Check[] {
  if (inputs.isSecondOrder) return [];
  return (["x", "y"] as const).flatMap((axis): readonly Check[] => {
    const { sway, factor } = member[axis];
    if (!sway) return [];
    const le = factor.ke * inputs.length;
    const [worst] = combinations
      .filter((of) => of[axis].from !== 0 || of[axis].to !== 0)
      .flatMap(({ name, n }) => {
        const factors = swayLoadFactors(section, axis, { n, sway, le });
        return factors && n > 0 && factors.entered > factors.own ? [{ name, n, ...factors }] : [];
      })
      .toSorted((a, b) => a.own - b.own);
    if (!worst) return [];
    const entered = formatNumber(worst.entered, { significant: 3 });
    const own = formatNumber(worst.own, { significant: 3 });
    const row = {
      id: `frame-${axis}`,
      group: "Strength",
      title: `Frame sway about ${axis}`,
      reference: clause("4.4.2.3"),
      combination: worst.name,
    };
    const by = inputs[axis === "x" ? "heldByX" : "heldByY"].trim();
    const missing = `The load factor ${entered} of the frame is more than that of this column alone, ${own}`;
    return by === ""
      ? [
          {
            ...row,
            kind: "not covered",
            reason: `${missing}: other columns or walls hold it in sway. State which, or enter no factor.`,
          },
        ]
      : [designedElsewhere(row, by, `${missing}; N* = ${kilo(worst.n)} kN`)];
  });
}

/** Why the eccentricity of an angle in compression is not covered; undefined where it is checked. */
function eccentricity(strut: Strut | undefined, combinations: readonly Combination[]): string | undefined {
  if (strut === undefined) {
    return "An angle that is connected by one leg also bends. The force is taken at its centroid: give the leg that is connected.";
  }
  if (!isStrut(strut)) return strut.reason;
  return combinations.some((of) => of.n > 0 && isBent(of))
    ? "Moments or transverse loads on an angle strut are outside Clause 8.4.6."
    : undefined;
}

/** What a column of this kind needs beside, and is not checked for. */
function notCovered(
  { kind }: SteelSection,
  inputs: ColumnInputs,
  forces: readonly number[],
  eccentric: string | undefined,
): readonly Check[] {
  const row = (id: string, title: string, place: string, reason: string): Check => ({
    id,
    group: "Strength",
    title,
    reference: clause(place),
    kind: "not covered",
    reason,
  });
  const isPulledAngle = kind === "angle" && forces.some((n) => n < 0);
  const hasBolts = inputs.strutLeg !== "none" && inputs.strutEnds !== "welded";
  const holes =
    isPulledAngle && hasBolts && inputs.netArea === 0
      ? [
          row(
            "tension-holes",
            "Bolt holes of the angle in tension",
            "7.2",
            "The angle is bolted, and its net area is not entered: enter the area that the holes leave of it.",
          ),
        ]
      : [];
  // In tension the correction factor covers the eccentricity of an angle, where the user has chosen it.
  const connection =
    isPulledAngle && inputs.kt === "1" && inputs.strutLeg === "none"
      ? [
          row(
            "tension-connection",
            "Angle connection in tension",
            "7.3.2",
            "k_t = 1.0 is for an angle with a uniform force, whose both legs are connected. An angle that is connected by one leg has 0.85, by its short leg 0.75: choose it, or confirm the connection.",
          ),
        ]
      : [];
  if (forces.every((n) => n <= 0)) return [...connection, ...holes];
  const { base, top } = endsOf(inputs);
  const isHeldByFlange = [base, top].some((end) => end === "flange-plus" || end === "flange-minus");
  return [
    ...connection,
    ...holes,
    ...(kind === "angle" && eccentric !== undefined
      ? [row("eccentric-angle", "Eccentrically connected angle in compression", "8.4.6", eccentric)]
      : []),
    ...(kind === "channel"
      ? [
          row(
            "flexural-torsional-buckling",
            "Flexural-torsional buckling to AS/NZS 4600",
            "6.3.3",
            "A channel in compression may also twist, which AS/NZS 4600 covers. It is checked by an approximate route: 0.85 of the capacity for its elastic buckling load.",
          ),
        ]
      : []),
    ...(isHeldByFlange
      ? [
          row(
            "twist-at-end",
            "Member compression, end free to twist",
            "6.3.3",
            "An end that is held by one flange only (L) may twist. A column in compression then buckles with twist, which is not covered.",
          ),
        ]
      : []),
  ];
}
