import { ACTIONS_EDITION, PERMANENT_RELIEVING } from "@kingpost/actions";
import { type Check, type CheckNames, standardReferences } from "@kingpost/calc";
import {
  type BaseActions,
  type BaseDesign,
  type Overturning,
  overturningCheck,
  overturningRatio,
  PHI_FRICTION,
  type Uplift,
  upliftCheck,
} from "@kingpost/connections";
import { axialAction } from "../axial-action.ts";
import { arrangedName, arrangedRows } from "../frame/actions.ts";
import { type StrengthSum, stabilitySums } from "../strength-cases.ts";
import { worstOfEach } from "../worst-of-each.ts";
import { type AnchorMethod, type BaseCheck, checksWith, titleOf } from "./checks.ts";
import type { BaseplateInputs } from "./fields.ts";

const STABILITY = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.1");

type CaseRow = BaseplateInputs["caseActions"][number];

/** Actions of a base under a combination for stability, about one edge of the plate or against uplift. */
interface Named<Of> {
  readonly name: string;
  readonly of: Of;
}

/** The shear forces of the same rows. */
interface Shear {
  readonly vx: number;
  readonly vy: number;
}

interface StabilityActions {
  readonly overturning: readonly Named<Overturning & Shear>[];
  readonly uplift: readonly Named<Uplift & Shear>[];
  /** The one that comes nearest to sliding; none without friction. */
  readonly sliding: readonly Named<BaseActions>[];
}

/** The edges about which a base turns: the axis, and the sign of the moment. */
const EDGES = (["x", "y"] as const).flatMap((axis) => ([1, -1] as const).map((sign) => ({ axis, sign })));

/**
 * The factored rows of a combination that matter to one mechanism: 0.9 of permanent rows that stabilise, and the rows that destabilise
 * with their factor. A variable action that stabilises is absent.
 */
function acting(
  rows: readonly CaseRow[],
  { factorOf }: Pick<StrengthSum, "factorOf">,
  effectOf: (row: CaseRow) => number,
): readonly { readonly row: CaseRow; readonly factor: number; readonly effect: number }[] {
  return rows.flatMap((row) => {
    const effect = effectOf(row);
    const factor = factorOf(row);
    if (row.case === "G" && effect > 0) return [{ row, factor: PERMANENT_RELIEVING, effect }];
    // A row of shear alone turns nothing, and acts with those that do.
    return factor !== 0 && factor * effect <= 0 ? [{ row, factor, effect }] : [];
  });
}

/** Every combination for stability with each set of rows that may act at once. */
function arrangedSums(caseActions: readonly CaseRow[], usage: BaseplateInputs["usage"]) {
  const { arrangements } = arrangedRows(caseActions);
  return stabilitySums(caseActions, usage).flatMap((sum) =>
    arrangements.map((arrangement) => ({
      name: arrangedName(sum, arrangement),
      rows: caseActions.filter((row) => !arrangement.without.has(row)),
      sum,
    })),
  );
}

const sumOf = (all: ReturnType<typeof acting>) => (of: (row: CaseRow) => number) =>
  all.reduce((total, { row, factor }) => total + factor * of(row), 0);

function ofCases(inputs: BaseplateInputs, base: BaseDesign): StabilityActions {
  const { caseActions, usage } = inputs;
  const { plate } = base;
  const overturning: Named<Overturning & Shear>[] = [];
  const uplift: Named<Uplift & Shear>[] = [];
  for (const { name, rows, sum: one } of arrangedSums(caseActions, usage)) {
    for (const { axis, sign } of EDGES) {
      const half = (axis === "x" ? plate.length : plate.width) / 2;
      const momentOf = ({ mx, my }: CaseRow) => sign * (axis === "x" ? mx : my);
      const all = acting(rows, one, (row) => row.n * half - momentOf(row));
      if (all.every(({ effect, factor }) => effect * factor >= 0)) continue;
      const sum = sumOf(all);
      const m = sum(momentOf);
      if (m > 0) {
        const [n, vx, vy] = [sum((row) => row.n), sum((row) => row.vx), sum((row) => row.vy)];
        overturning.push({ name, of: { axis, n, m, vx, vy } });
      }
    }
    const all = acting(rows, one, ({ n }) => n);
    const total = (isUp: boolean) =>
      all.reduce((sum, { row, factor }) => (row.n < 0 === isUp ? sum + Math.abs(factor * row.n) : sum), 0);
    if (total(true) > 0) {
      const sum = sumOf(all);
      const [vx, vy] = [sum((row) => row.vx), sum((row) => row.vy)];
      uplift.push({ name, of: { stabilising: total(false), destabilising: total(true), vx, vy } });
    }
  }
  return { overturning, uplift, sliding: slidingOf(inputs, base) };
}

const DIRECTIONS = (["vx", "vy"] as const).flatMap((along) =>
  ([1, -1] as const).map((sign) => ({ along, sign })),
);

/** Friction has no more than 0.9 of the permanent action, so that the combinations of strength alone do not show it. */
function slidingOf({ caseActions, usage }: BaseplateInputs, base: BaseDesign): readonly Named<BaseActions>[] {
  const { friction } = base.shear;
  if (friction === undefined) return [];
  const found = arrangedSums(caseActions, usage).flatMap(({ name, rows, sum: one }) =>
    DIRECTIONS.flatMap(({ along, sign }) => {
      const all = acting(rows, one, (row) => PHI_FRICTION * friction * row.n - sign * row[along]);
      if (all.every(({ effect, factor }) => effect * factor >= 0)) return [];
      const sum = sumOf(all);
      const actions = {
        n: sum(({ n }) => n),
        mx: sum(({ mx }) => mx),
        my: sum(({ my }) => my),
        vx: sum(({ vx }) => vx),
        vy: sum(({ vy }) => vy),
      };
      const v = Math.hypot(actions.vx, actions.vy);
      return v > 0
        ? [{ name, of: actions, ratio: actions.n > 0 ? v / actions.n : Number.POSITIVE_INFINITY }]
        : [];
    }),
  );
  return found.toSorted((a, b) => b.ratio - a.ratio).slice(0, 1);
}

function ofCombinations(
  all: readonly { readonly name: string; readonly actions: BaseActions }[],
): StabilityActions {
  return {
    overturning: all.flatMap(({ name, actions: { n, mx, my, vx, vy } }) =>
      [
        { axis: "x", n, m: Math.abs(mx), vx, vy } as const,
        { axis: "y", n, m: Math.abs(my), vx, vy } as const,
      ].flatMap((of) => (of.m > 0 ? [{ name, of }] : [])),
    ),
    uplift: all.flatMap(({ name, actions: { n, vx, vy } }) =>
      n < 0 ? [{ name, of: { stabilising: 0, destabilising: -n, vx, vy } }] : [],
    ),
    sliding: [],
  };
}

/** What holds the base besides its own checks of stability, and what carries its shear force under the combination that slides first. */
const resisting = (what: BaseCheck["resists"], method: AnchorMethod) =>
  checksWith(method).filter(({ resists }) => resists === what);

/** Checks of stability: `rows` of their own, and the same `parts` as in the checks of strength. */
export interface StabilityChecks {
  readonly rows: readonly Check[];
  readonly parts: readonly Check[];
  /** The actions of the parts. */
  readonly actions: readonly BaseActions[];
}

/**
 * Overturning about the edges of the plate, uplift, and sliding of a base with friction: 0.9 of the permanent action that stabilises with the design capacity of bolts
 * and bearing, against each destabilising action. Load cases show which part of an action stabilises; entered combinations do not.
 *
 * Source   AS/NZS 1170.0 4.2.1; AS 4100 3.3
 * Checked  src/baseplate/stability.test.ts
 */
export function stabilityChecks(
  inputs: BaseplateInputs,
  base: BaseDesign,
  combinations: readonly { readonly name: string; readonly actions: BaseActions }[],
): StabilityChecks {
  const isByCase = inputs.actionsBy === "cases";
  const entered = ofCombinations(combinations);
  const { overturning, uplift, sliding } = isByCase ? ofCases(inputs, base) : entered;
  const isOverturned = overturning.length + uplift.length > 0;
  if (isOverturned && !isByCase && !inputs.coversStability) return alone("not covered", NOT_SEPARATE);
  const names = (id: string, title: string, name: string, n: number, place?: string): CheckNames => ({
    id,
    title,
    action: axialAction({ name, n }, place === undefined ? undefined : () => place),
  });
  const governing = (["x", "y"] as const).flatMap((axis) =>
    overturning
      .filter(({ of }) => of.axis === axis)
      .map((one) => ({ ...one, ratio: overturningRatio(base, one.of) }))
      .toSorted((a, b) => b.ratio - a.ratio)
      .slice(0, 1),
  );
  const rows = [
    ...governing.map(({ name, of }) =>
      overturningCheck(
        base,
        of,
        STABILITY,
        names(
          "stability/overturning",
          "Stability: overturning",
          name,
          of.n,
          `an edge of the plate, about ${of.axis}`,
        ),
      ),
    ),
    ...uplift.map(({ name, of }) =>
      upliftCheck(
        base,
        of,
        STABILITY,
        names("stability/uplift", "Stability: uplift", name, of.stabilising - of.destabilising),
      ),
    ),
  ];
  const turned = isByCase
    ? governing.map(({ name, of: { axis, n, m, vx, vy } }) => ({
        name,
        of: { n, mx: axis === "x" ? m : 0, my: axis === "y" ? m : 0, vx, vy },
      }))
    : [];
  const net = ({ of: { stabilising, destabilising } }: StabilityActions["uplift"][number]) =>
    destabilising - stabilising;
  const lifted = uplift
    .filter((one) => isByCase && net(one) > 0)
    .toSorted((a, b) => net(b) - net(a))
    .slice(0, 1)
    .map((one) => {
      const { vx, vy } = one.of;
      return { name: one.name, of: { n: -net(one), mx: 0, my: 0, vx, vy } };
    });
  const anchored = [...turned, ...lifted];
  const made = (of: readonly Named<BaseActions>[], parts: readonly BaseCheck[]) =>
    of.flatMap(({ name, of: actions }) =>
      parts.map((one) => one.check(base, actions, names(one.id, titleOf(one, base), name, actions.n))),
    );
  return {
    rows: isOverturned ? worstOfEach(rows) : alone("not applicable", NOTHING).rows,
    parts: [
      ...made(anchored, resisting("overturning", inputs.anchorMethod)),
      ...made([...anchored, ...sliding], resisting("shear", inputs.anchorMethod)),
    ],
    actions: [...anchored, ...sliding].map(({ of }) => of),
  };
}

const NOTHING = "No action lifts the base or turns it about an edge of the plate.";
const NOT_SEPARATE =
  "The combinations do not show which part of the permanent action stabilises, so that 0.9 of it cannot be set against the actions that overturn or lift the base. Enter the actions by load case, or add the combinations for stability and turn on the switch below them.";

function alone(kind: "not applicable" | "not covered", reason: string): StabilityChecks {
  const row: Check = {
    id: "stability",
    group: "Strength",
    title: "Stability: overturning and uplift",
    reference: STABILITY,
    kind,
    reason,
  };
  return { rows: [row], parts: [], actions: [] };
}
