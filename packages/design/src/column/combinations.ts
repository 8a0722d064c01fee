import type { Check } from "@kingpost/calc";
import { type ActionSet, type ArrangedRows, actionSets } from "../frame/actions/actions.ts";
import { type Alternative, arrangementsOf, sourceChoices } from "../frame/actions/arrangements.ts";
import type { StrengthCase } from "../frame/actions/strength-cases.ts";
import type { AxisActions, TransverseLoad } from "./axis-actions.ts";
import type { LoadedColumn } from "./form.ts";
import { columnEnds, isWeightRow, type WeightRow, weightRow } from "./self-weight.ts";

/** The design actions of one combination. Units N, Nmm; first-order moments from base to top, with the signs of a moment diagram. */
export interface Combination {
  readonly name: string;
  /** The input of its axial force, of a combination that is entered. */
  readonly path: string | undefined;
  readonly n: number;
  /** Axial force at the base, with the self-weight. */
  readonly nBase: number;
  readonly x: AxisActions;
  readonly y: AxisActions;
}

/** One combination on a column of a section. */
export interface CombinationResult {
  readonly of: Combination;
  /** Amplified. Undefined where the column is not stable under it. Units Nmm. */
  readonly moments: { readonly x: number; readonly y: number } | undefined;
  readonly checks: readonly Check[];
}

/** A face of a section that carries beams: A and B bend the column about x, C and D about y. */
export interface BeamFace {
  readonly letter: "A" | "B" | "C" | "D";
  /** From the axis of the column to the face, mm. */
  readonly half: number;
}

/** The actions of a row, at the ends of the column. */
export const ACTIONS = ["n", "mxTop", "mxBase", "myTop", "myBase"] as const;

type ActionName = (typeof ACTIONS)[number];

/** What a column is besides its inputs. */
export interface ColumnPlace<Face extends string> {
  readonly faceOf: (face: Face) => BeamFace;
  /** Its self-weight, N. */
  readonly weight: number;
  /** Heights that support it in bending about y. */
  readonly supports?: readonly number[] | undefined;
}

/** The combinations that are entered, or those of the load cases to AS/NZS 1170.0. */
export const columnCombinations = <Face extends string>(
  inputs: LoadedColumn<Face>,
  place: ColumnPlace<Face>,
): readonly Combination[] =>
  columnSets(inputs, loadedRows(inputs, place)).map(({ set, nBase }) => {
    const { n, mxTop, mxBase, myTop, myBase } = set.actions;
    const rows = loadsOf(inputs, set);
    const about = (axis: "x" | "y", from: number, to: number): AxisActions => ({
      from,
      to,
      loads: rows.filter((row) => row.axis === axis && (row.w !== 0 || row.p !== 0)),
    });
    return {
      name: set.name,
      path: set.path,
      n,
      nBase,
      x: about("x", mxBase, mxTop),
      y: { ...about("y", myBase, myTop), supports: place.supports },
    };
  });

/** A combination of a column, and its axial force at the base. */
interface ColumnSet {
  readonly set: ActionSet<ActionName>;
  readonly nBase: number;
}

/**
 * Combinations with the axial force at the end where it is greater, which is the less favourable one of a steel column; at both ends where
 * self-weight makes compression of tension.
 */
export function columnSets(inputs: LoadedColumn, arranged: ArrangedRows<LoadedRow>): readonly ColumnSet[] {
  const weight = arranged.rows.find(isWeightRow);
  return actionSets(inputs, ACTIONS, () => arranged, inputs.caseTransverse).flatMap((set) => {
    const { base, top } = columnEnds<ActionName>(set, weight);
    const [nBase, nTop] = [base.actions.n, top.actions.n];
    if (nBase * nTop < 0) return [base, top].map((one) => ({ set: one, nBase }));
    const governing = Math.abs(nTop) > Math.abs(nBase) ? top : base;
    return [{ set: { ...governing, name: set.name }, nBase }];
  });
}

/** The factored loads between the ends of one combination. */
function loadsOf(
  { transverse, caseTransverse }: Pick<LoadedColumn, "transverse" | "caseTransverse">,
  { name, factorOf }: ActionSet<ActionName>,
): readonly (TransverseLoad & { readonly axis: "x" | "y" })[] {
  if (!factorOf) return transverse.filter((row) => row.name.trim() === "" || row.name.trim() === name);
  return caseTransverse.map((row) => ({ ...row, w: factorOf(row) * row.w, p: factorOf(row) * row.p }));
}

/** A beam reaction as actions at the top of the column. Units N, mm, Nmm. */
export interface ReactionActions extends Readonly<Record<ActionName, number>> {
  readonly case: StrengthCase;
  readonly letter: BeamFace["letter"];
  /** From the axis of the column. */
  readonly arm: number;
  readonly source: string;
  readonly arrangement: string;
  readonly psi: string;
  readonly notPassed: string;
}

/** The reactions of simply connected beams. Their moments are shared with the storey above, and are zero at the next floor. */
export const reactionActions = <Face extends string>(
  { reactions, storeyShare }: LoadedColumn<Face>,
  { faceOf }: Pick<ColumnPlace<Face>, "faceOf">,
): readonly ReactionActions[] =>
  reactions.map(({ face, force, distance, ...row }) => {
    const { letter, half } = faceOf(face);
    const arm = distance + half;
    const moment = (letter === "A" || letter === "C" ? 1 : -1) * storeyShare * force * arm;
    const [mxTop, myTop] = letter === "A" || letter === "B" ? [moment, 0] : [0, moment];
    return { ...row, letter, arm, n: force, mxTop, mxBase: 0, myTop, myBase: 0 };
  });

/** Opposite faces, whose reactions bend the column in opposite directions. */
const OPPOSITE = [
  ["A", "B"],
  ["C", "D"],
] as const;

/** The imposed reactions of opposite faces: on both, or left out at one of them. AS/NZS 1170.1 has patterns of imposed load. */
function faceChoices(reactions: readonly ReactionActions[]): readonly (readonly Alternative<LoadedRow>[])[] {
  const imposed = reactions.filter((row) => row.case === "Q" && row.n !== 0);
  const at = (letter: BeamFace["letter"]) => imposed.filter((row) => row.letter === letter);
  return OPPOSITE.filter((pair) => pair.every((letter) => at(letter).length > 0)).map((pair) => [
    { words: "", without: new Set<LoadedRow>() },
    ...pair.map((letter) => ({ words: `no Q at face ${letter}`, without: new Set(at(letter)) })),
  ]);
}

/** Actions of a load case at the ends. */
export type LoadedRow = LoadedColumn["caseActions"][number] | ReactionActions | WeightRow;

/** Every row of actions by load case, and which of them may act at once. */
export function loadedRows<Face extends string>(
  inputs: LoadedColumn<Face>,
  place: Pick<ColumnPlace<Face>, "faceOf" | "weight">,
): ArrangedRows<LoadedRow> {
  const reactions = reactionActions(inputs, place);
  const weight = inputs.hasSelfWeight ? [weightRow(place.weight)] : [];
  const rows: readonly LoadedRow[] = [...inputs.caseActions, ...reactions, ...weight];
  return { rows, arrangements: arrangementsOf([...sourceChoices(rows), ...faceChoices(reactions)]) };
}
