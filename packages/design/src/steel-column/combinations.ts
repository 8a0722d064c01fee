import type { SteelSection } from "@kingpost/as4100";
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
  return reactions.map(({ case: of, face, force, distance }) => {
    const isFlange = face.startsWith("flange");
    const arm = distance + (isFlange ? d : hasWeb ? tw : bf) / 2;
    const moment = (face.endsWith("a") ? 1 : -1) * storeyShare * force * arm;
    const [mxTop, myTop] = isFlange ? [moment, 0] : [0, moment];
    return { case: of, face, arm, n: force, mxTop, mxBase: 0, myTop, myBase: 0 };
  });
}

/** Opposite faces, whose reactions bend the column in opposite directions. */
const OPPOSITE = [
  ["flange-a", "flange-b"],
  ["web-a", "web-b"],
] as const;

const LETTERS = { "flange-a": "A", "flange-b": "B", "web-a": "C", "web-b": "D" } as const;

type Face = ReactionActions["face"];

/** Imposed reactions act on every face, or are left out at one of two opposite faces: AS/NZS 1170.1 has patterns of imposed load. */
function arrangements({
  reactions,
}: ColumnInputs): readonly { readonly words: string; readonly without?: Face }[] {
  const faces = new Set(
    reactions.filter((row) => row.case === "Q" && row.force !== 0).map(({ face }) => face),
  );
  const left = OPPOSITE.filter((pair) => pair.every((face) => faces.has(face))).flat();
  return [
    { words: "" },
    ...left.map((face) => ({ words: ` (no Q at face ${LETTERS[face]})`, without: face })),
  ];
}

function ofCases(inputs: ColumnInputs, section: SteelSection): readonly Combination[] {
  const reactions = reactionActions(inputs, section);
  const { caseActions, caseTransverse, usage } = inputs;
  return strengthSums([...caseActions, ...reactions, ...caseTransverse], usage).flatMap((one) =>
    arrangements(inputs).flatMap(({ words, without }) => {
      if (without !== undefined && one.factorOf({ case: "Q" }) === 0) return [];
      const acting = reactions.filter((row) => row.case !== "Q" || row.face !== without);
      const rows = [...caseActions, ...acting];
      const sum = (of: (row: Actions) => number) => summed(one, rows, of);
      return combination(
        one.title + words,
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
    }),
  );
}
