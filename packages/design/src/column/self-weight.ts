import { withoutRounding } from "@kingpost/actions";
import { switchField } from "@kingpost/calc";
import { type ActionSet, BY_CASE } from "../frame/actions/actions.ts";

/** Whether the weight of the column acts with its permanent load: in combinations that are entered it is part of the axial force. */
export const selfWeightField = (label: string) => switchField({ label, default: true, ...BY_CASE });

/** The weight of a column as a row of permanent load. Units N. */
export const weightRow = (n: number) =>
  ({
    case: "G",
    n,
    mxTop: 0,
    mxBase: 0,
    myTop: 0,
    myBase: 0,
    source: "",
    arrangement: "",
    vx: 0,
    vy: 0,
    psi: "",
    notPassed: "",
    isSelfWeight: true,
  }) as const;

export type WeightRow = ReturnType<typeof weightRow>;

export const isWeightRow = (row: object): row is WeightRow => "isSelfWeight" in row;

/** A combination with its axial force at the base, where the self-weight acts, and at the top, where it does not. */
export interface ColumnEnds<Name extends string> {
  readonly base: ActionSet<Name>;
  /** The same as `base` where no self-weight acts. */
  readonly top: ActionSet<Name>;
}

/** A combination at the ends of a column. Its actions have the self-weight, which is a row of its load cases. */
export function columnEnds<Name extends string>(
  base: ActionSet<Name | "n">,
  weight: WeightRow | undefined,
): ColumnEnds<Name | "n"> {
  const { name, actions, factorOf } = base;
  const factored = weight && factorOf ? factorOf(weight) * weight.n : 0;
  if (factored === 0 || !factorOf) return { base, top: base };
  return {
    base: { ...base, name: `${name}, at the base` },
    top: {
      ...base,
      name: `${name}, at the top`,
      actions: { ...actions, n: withoutRounding(actions.n - factored, Math.abs(factored)) },
      factorOf: (row) => (row === weight ? 0 : factorOf(row)),
    },
  };
}
