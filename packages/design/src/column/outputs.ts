import type { ArrangedRows } from "../frame/actions/actions.ts";
import { psiOfUsage, type StrengthCase } from "../frame/actions/strength-cases.ts";
import {
  type CaseActions,
  caseActions,
  type Output,
  type Receiver,
  strengthCase,
} from "../frame/passing/output.ts";
import type { LoadedRow } from "./combinations.ts";
import type { LoadedColumn } from "./form.ts";
import { shearAtBase } from "./lateral-supports.ts";
import type { OfAxes } from "./sway-amplification.ts";

/** What a column passes on besides its inputs. */
interface PassedOn {
  readonly loads: ArrangedRows<LoadedRow>;
  /** Heights between the ends at which the column is supported in bending about y, ascending, mm. */
  readonly supports?: readonly number[] | undefined;
  /** The greatest amplification of its end moments; undefined where a combination is unstable. */
  readonly delta: OfAxes<number> | undefined;
  /** The note on moments that are amplified about an axis. */
  readonly amplified: (axis: "x" | "y", delta: number) => string;
  /** What the amplification cannot cover about an axis; none where it does. */
  readonly beyond: (axis: "x" | "y", delta: number) => readonly string[];
}

const AXES = ["x", "y"] as const;

/**
 * The actions at the base of a column by load case, amplified where it sways. `section` is the identifier of its section; `passed` is worked for
 * load cases only.
 */
export function columnOutputs(
  inputs: LoadedColumn,
  section: string | undefined,
  passed: () => PassedOn,
): readonly Output[] {
  const base = { kind: "base", name: "base", section } as const;
  if (inputs.actionsBy !== "cases") {
    const message = "The actions of the column are entered by combination: enter them by load case.";
    return [{ ...base, actions: { kind: "unavailable", code: "no-cases", message }, notes: [] }];
  }
  const { loads, supports, delta, amplified, beyond } = passed();
  if (!delta) {
    const message = "The column is not stable under one of its combinations: its moments have no limit.";
    return [{ ...base, actions: { kind: "unavailable", code: "unstable", message }, notes: [] }];
  }
  return [
    {
      ...base,
      actions: baseActions(inputs, loads, delta, supports),
      notes: AXES.flatMap((axis) => (delta[axis] > 1 ? [amplified(axis, delta[axis])] : [])),
      ownSums: inputs.ownCombinations.map(({ sum }) => sum.trim()),
      notPassed: [
        ...[...inputs.caseActions, ...inputs.reactions].flatMap(({ source, notPassed }) =>
          notPassed === "" ? [] : [`${source}: ${notPassed}`],
        ),
        ...AXES.flatMap((axis) => beyond(axis, delta[axis])),
      ],
    },
  ];
}

function baseActions(
  { length, caseTransverse, usage }: LoadedColumn,
  { rows, arrangements }: ArrangedRows<LoadedRow>,
  delta: OfAxes<number>,
  supports: readonly number[] | undefined,
): readonly CaseActions[] {
  const ownPsi = psiOfUsage(usage);
  const psiOf = (row: { readonly case: string; readonly psi?: string }) =>
    row.case !== "Q" ? "" : (row.psi ?? "") === "" ? ownPsi : (row.psi ?? "");
  const groups = new Map(
    [...rows, ...caseTransverse].map((row) => [
      `${row.case} ${psiOf(row)}`,
      { of: row.case, psi: psiOf(row) },
    ]),
  );
  const actionsOf = (
    { of, psi }: { readonly of: StrengthCase; readonly psi: string },
    without: ReadonlySet<LoadedRow>,
    arrangement: string,
  ) => {
    const isOf = (row: { readonly case: string; readonly psi?: string }) =>
      row.case === of && psiOf(row) === psi;
    const own = rows.filter((row) => isOf(row) && !without.has(row));
    const sum = (what: (row: LoadedRow) => number) => own.reduce((total, row) => total + what(row), 0);
    const [mxTop, mxBase] = [sum((row) => row.mxTop), sum((row) => row.mxBase)];
    const [myTop, myBase] = [sum((row) => row.myTop), sum((row) => row.myBase)];
    const shear = (axis: "x" | "y", from: number, to: number) => {
      const loads = caseTransverse.filter((row) => isOf(row) && row.axis === axis);
      return delta[axis] * shearAtBase({ from, to, loads, ...(axis === "y" ? { supports } : {}) }, length);
    };
    const forces = {
      n: sum((row) => row.n),
      mx: delta.x * mxBase,
      my: delta.y * myBase,
      vx: shear("y", myBase, myTop),
      vy: shear("x", mxBase, mxTop),
    };
    return caseActions(of, forces, { arrangement, psi });
  };
  const all = [...groups.values()];
  const imposed = arrangements.map(({ words, without }, at) => {
    const name = at === 0 ? "all imposed load" : words;
    return all.filter(({ of }) => of === "Q").map((group) => actionsOf(group, without, name));
  });
  const known = new Set<string>();
  const different = imposed.filter((one) => {
    const key = JSON.stringify(one.map(({ arrangement: _, ...forces }) => forces));
    return known.has(key) ? false : known.add(key);
  });
  const always = new Set<LoadedRow>();
  return [
    ...all.filter(({ of }) => of !== "Q").map((group) => actionsOf(group, always, "")),
    ...different.flat().map((one) => (different.length > 1 ? one : { ...one, arrangement: "" })),
  ];
}

const BY_CASE = { actionsBy: "cases" } as const;

/** The actions at the base of the column above. */
export const FROM_COLUMN_ABOVE: Receiver = {
  table: "caseActions",
  takes: "base",
  label: "Column above",
  note: "Its shear forces go into the floor.",
  needs: BY_CASE,
  caseOf: strengthCase,
  isArranged: true,
  asks: [],
  columns: ({ n, mx, my }) => ({ n, mxTop: mx, myTop: my }),
};

/** Reactions of beams, and what comes from the column above. */
export const COLUMN_RECEIVES: readonly Receiver[] = [
  {
    table: "reactions",
    takes: "reaction",
    label: "Beam reaction",
    needs: BY_CASE,
    caseOf: strengthCase,
    isArranged: true,
    asks: ["face", "distance"],
    columns: ({ n }) => ({ force: n }),
  },
  FROM_COLUMN_ABOVE,
];
