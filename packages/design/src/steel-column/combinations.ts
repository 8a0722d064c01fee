import type { SteelSection } from "@kingpost/as4100";
import type { AxisActions, TransverseLoad } from "../column/axis-actions.ts";
import { type ActionSet, type ArrangedRows, actionSets } from "../frame/actions/actions.ts";
import { type Alternative, arrangementsOf, sourceChoices } from "../frame/actions/arrangements.ts";
import type { StrengthCase } from "../frame/actions/strength-cases.ts";
import type { ColumnInputs } from "./column-member.ts";

/** The design actions of one combination. Units N, Nmm; first-order moments from base to top, with the signs of a moment diagram. */
export interface Combination {
  readonly name: string;
  /** The input of its axial force, of a combination that is entered. */
  readonly path: string | undefined;
  readonly n: number;
  readonly x: AxisActions;
  readonly y: AxisActions;
}

/** The actions of a row, at the ends of the column. */
export const ACTIONS = ["n", "mxTop", "mxBase", "myTop", "myBase"] as const;

type ActionName = (typeof ACTIONS)[number];

/** The combinations that are entered, or those of the load cases to AS/NZS 1170.0. */
export const combinationsOf = (inputs: ColumnInputs, section: SteelSection): readonly Combination[] =>
  actionSets(inputs, ACTIONS, () => loadedRows(inputs, section), inputs.caseTransverse).map((set) => {
    const { n, mxTop, mxBase, myTop, myBase } = set.actions;
    const rows = loadsOf(inputs, set);
    const about = (axis: "x" | "y", from: number, to: number): AxisActions => ({
      from,
      to,
      loads: rows.filter((row) => row.axis === axis && (row.w !== 0 || row.p !== 0)),
    });
    return { name: set.name, path: set.path, n, x: about("x", mxBase, mxTop), y: about("y", myBase, myTop) };
  });

/** The factored loads between the ends of one combination. */
function loadsOf(
  { transverse, caseTransverse }: ColumnInputs,
  { name, factorOf }: ActionSet<ActionName>,
): readonly (TransverseLoad & { readonly axis: "x" | "y" })[] {
  if (!factorOf) return transverse.filter((row) => row.name.trim() === "" || row.name.trim() === name);
  return caseTransverse.map((row) => ({ ...row, w: factorOf(row) * row.w, p: factorOf(row) * row.p }));
}

/** A beam reaction as actions at the top of the column. Units N, mm, Nmm. */
export interface ReactionActions extends Readonly<Record<ActionName, number>> {
  readonly case: StrengthCase;
  readonly face: ColumnInputs["reactions"][number]["face"];
  /** From the axis of the column. */
  readonly arm: number;
  readonly source: string;
  readonly arrangement: string;
  readonly psi: string;
  readonly notPassed: string;
}

/**
 * The reactions of simply connected beams, at their distance from the face of the column. Their moments are shared with the storey
 * above, and are zero at the next floor.
 *
 * Source   AS 4100 4.3.4
 */
export function reactionActions(
  { reactions, storeyShare }: ColumnInputs,
  { kind, d, bf, tw }: SteelSection,
): readonly ReactionActions[] {
  const hasWeb = kind === "rolled-i" || kind === "welded-i" || kind === "welded-i-as-rolled";
  return reactions.map(({ face, force, distance, ...row }) => {
    const isFlange = face.startsWith("flange");
    const arm = distance + (isFlange ? d : hasWeb ? tw : bf) / 2;
    const moment = (face.endsWith("a") ? 1 : -1) * storeyShare * force * arm;
    const [mxTop, myTop] = isFlange ? [moment, 0] : [0, moment];
    return { ...row, face, arm, n: force, mxTop, mxBase: 0, myTop, myBase: 0 };
  });
}

/** Opposite faces, whose reactions bend the column in opposite directions. */
const OPPOSITE = [
  ["flange-a", "flange-b"],
  ["web-a", "web-b"],
] as const;

const LETTERS = { "flange-a": "A", "flange-b": "B", "web-a": "C", "web-b": "D" } as const;

type Face = ReactionActions["face"];

/** The imposed reactions of opposite faces: on both, or left out at one of them. AS/NZS 1170.1 has patterns of imposed load. */
function faceChoices(reactions: readonly ReactionActions[]): readonly (readonly Alternative<LoadedRow>[])[] {
  const imposed = reactions.filter((row) => row.case === "Q" && row.n !== 0);
  const at = (face: Face) => imposed.filter((row) => row.face === face);
  return OPPOSITE.filter((pair) => pair.every((face) => at(face).length > 0)).map((pair) => [
    { words: "", without: new Set<LoadedRow>() },
    ...pair.map((face) => ({ words: `no Q at face ${LETTERS[face]}`, without: new Set(at(face)) })),
  ]);
}

/** Actions of a load case at the ends. */
export type LoadedRow = ColumnInputs["caseActions"][number] | ReactionActions;

/** Every row of actions by load case, and which of them may act at once. */
export function loadedRows(inputs: ColumnInputs, section: SteelSection): ArrangedRows<LoadedRow> {
  const reactions = reactionActions(inputs, section);
  const rows: readonly LoadedRow[] = [...inputs.caseActions, ...reactions];
  return { rows, arrangements: arrangementsOf([...sourceChoices(rows), ...faceChoices(reactions)]) };
}
