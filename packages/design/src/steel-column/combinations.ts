import type { SteelSection } from "@kingpost/as4100";
import { type Alternative, arrangementsOf, sourceChoices } from "../arrangements.ts";
import { type StrengthCase, strengthSums, summed } from "../strength-cases.ts";
import type { AxisActions, TransverseLoad } from "./axis-actions.ts";
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

type Actions = Pick<ColumnInputs["actions"][number], "n" | "mxTop" | "mxBase" | "myTop" | "myBase">;

/** The combinations that are entered, or those of the load cases to AS/NZS 1170.0. */
export function combinationsOf(inputs: ColumnInputs, section: SteelSection): readonly Combination[] {
  if (inputs.actionsBy === "cases") return ofCases(inputs, section);
  return inputs.actions.map(({ name: typed, ...actions }, at) => {
    const name = typed.trim() === "" ? `Row ${at + 1}` : typed.trim();
    const loads = inputs.transverse.filter((row) => row.name.trim() === "" || row.name.trim() === name);
    return combination(name, actions, loads, `/actions/${at}/n`);
  });
}

type LoadRow = TransverseLoad & { readonly axis: "x" | "y" };

function combination(
  name: string,
  { n, mxTop, mxBase, myTop, myBase }: Actions,
  rows: readonly LoadRow[],
  path?: string,
): Combination {
  const about = (axis: "x" | "y", from: number, to: number): AxisActions => ({
    from,
    to,
    loads: rows.filter((row) => row.axis === axis && (row.w !== 0 || row.p !== 0)),
  });
  return { name, path, n, x: about("x", mxBase, mxTop), y: about("y", myBase, myTop) };
}

/** A beam reaction as actions at the top of the column. Units N, mm, Nmm. */
export interface ReactionActions extends Actions {
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
export function loadedRows(
  inputs: ColumnInputs,
  section: SteelSection,
): { readonly rows: readonly LoadedRow[]; readonly arrangements: readonly Alternative<LoadedRow>[] } {
  const reactions = reactionActions(inputs, section);
  const rows: readonly LoadedRow[] = [...inputs.caseActions, ...reactions];
  return { rows, arrangements: arrangementsOf([...sourceChoices(rows), ...faceChoices(reactions)]) };
}

function ofCases(inputs: ColumnInputs, section: SteelSection): readonly Combination[] {
  const { rows, arrangements } = loadedRows(inputs, section);
  const { caseTransverse, usage, ownCombinations } = inputs;
  return strengthSums([...rows, ...caseTransverse], usage, ownCombinations).flatMap((one) => {
    const isImposed = rows.some((row) => row.case === "Q" && one.factorOf(row) !== 0);
    return (isImposed ? arrangements : arrangements.slice(0, 1)).map(({ words, without }) => {
      const acting = rows.filter((row) => !without.has(row));
      const sum = (of: (row: Actions) => number) => summed(one, acting, of);
      return combination(
        words === "" ? one.title : `${one.title} (${words})`,
        {
          n: sum(({ n }) => n),
          mxTop: sum(({ mxTop }) => mxTop),
          mxBase: sum(({ mxBase }) => mxBase),
          myTop: sum(({ myTop }) => myTop),
          myBase: sum(({ myBase }) => myBase),
        },
        caseTransverse.map((row) => {
          const factor = one.factorOf(row);
          return { ...row, w: factor * row.w, p: factor * row.p };
        }),
      );
    });
  });
}
