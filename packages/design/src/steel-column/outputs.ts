import { GREATEST_AMPLIFICATION, type SteelSection } from "@kingpost/as4100";
import { formatNumber } from "@kingpost/calc";
import { shearAt } from "../column/axis-actions.ts";
import { psiOfUsage } from "../frame/actions/strength-cases.ts";
import {
  type CaseActions,
  caseActions,
  type Output,
  type Receiver,
  strengthCase,
} from "../frame/passing/output.ts";
import { type ColumnInputs, isSway } from "./column-member.ts";
import { type LoadedRow, loadedRows } from "./combinations.ts";
import { checks } from "./design.ts";
import type { ColumnModel } from "./model.ts";
import { swayAmplification } from "./sway-amplification.ts";

/** The actions at the base of a column by load case, amplified where it sways. */
export function passes(model: ColumnModel): readonly Output[] {
  const { inputs, section } = model;
  const base = { kind: "base", name: "base", section: inputs.section } as const;
  if (inputs.actionsBy !== "cases") {
    const message = "The actions of the column are entered by combination: enter them by load case.";
    return [{ ...base, actions: { kind: "unavailable", code: "no-cases", message }, notes: [] }];
  }
  const delta = greatestSway(model);
  if (!delta) {
    const message = "The column is not stable under one of its combinations: its moments have no limit.";
    return [{ ...base, actions: { kind: "unavailable", code: "unstable", message }, notes: [] }];
  }
  return [
    {
      ...base,
      actions: baseActions(inputs, section, delta),
      notes: (["x", "y"] as const).flatMap((axis) =>
        delta[axis] > 1
          ? [
              `The column sways about ${axis}: its moments and shear forces are amplified by ${formatNumber(delta[axis], { decimals: 3 })}, the greatest of its combinations (Clause 4.4.2).`,
            ]
          : [],
      ),
      ownSums: inputs.ownCombinations.map(({ sum }) => sum.trim()),
      notPassed: [
        ...[...inputs.caseActions, ...inputs.reactions].flatMap(({ source, notPassed }) =>
          notPassed === "" ? [] : [`${source}: ${notPassed}`],
        ),
        ...(["x", "y"] as const).flatMap((axis) =>
          delta[axis] > GREATEST_AMPLIFICATION
            ? [
                `The moments about ${axis} of a second-order analysis: their amplification of ${formatNumber(delta[axis], { decimals: 3 })} is beyond ${GREATEST_AMPLIFICATION} (Clause 4.4.1.2).`,
              ]
            : [],
        ),
      ],
    },
  ];
}

/** The greatest amplification of end moments about each axis; 1 of a braced axis. Undefined where a combination is unstable. */
function greatestSway(model: ColumnModel): { readonly x: number; readonly y: number } | undefined {
  const { inputs } = model;
  if (!isSway(inputs.casesX) && !isSway(inputs.casesY)) return { x: 1, y: 1 };
  const all = checks(model).results.combinations.map(swayAmplification(inputs));
  const found = all.flatMap((one) => one ?? []);
  if (found.length < all.length) return undefined;
  return { x: Math.max(...found.map(({ x }) => x)), y: Math.max(...found.map(({ y }) => y)) };
}

function baseActions(
  inputs: ColumnInputs,
  section: SteelSection,
  delta: { readonly x: number; readonly y: number },
): readonly CaseActions[] {
  const { length, caseTransverse } = inputs;
  const { rows, arrangements } = loadedRows(inputs, section);
  const ownPsi = psiOfUsage(inputs.usage);
  const psiOf = (row: { readonly case: string; readonly psi?: string }) =>
    row.case !== "Q" ? "" : (row.psi ?? "") === "" ? ownPsi : (row.psi ?? "");
  const groups = new Map(
    [...rows, ...caseTransverse].map((row) => [
      `${row.case} ${psiOf(row)}`,
      { of: row.case, psi: psiOf(row) },
    ]),
  );
  const actionsOf = (
    { of, psi }: { readonly of: CaseActionsRow["case"]; readonly psi: string },
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
      return delta[axis] * shearAt({ from, to, loads }, length, 0);
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

type CaseActionsRow = ColumnInputs["caseActions"][number];

const BY_CASE = { actionsBy: "cases" } as const;

/** Reactions of beams, and the actions at the base of the column above. */
export const RECEIVES: readonly Receiver[] = [
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
  {
    table: "caseActions",
    takes: "base",
    label: "Column above",
    note: "Its shear forces go into the floor.",
    needs: BY_CASE,
    caseOf: strengthCase,
    isArranged: true,
    asks: [],
    columns: ({ n, mx, my }) => ({ n, mxTop: mx, myTop: my }),
  },
];
