import { ACTIONS_EDITION } from "@kingpost/actions";
import { type Check, type CheckNames, formatNumber, SILENT, standardReferences } from "@kingpost/calc";
import type { BaseActions, BaseDesign } from "@kingpost/connections";
import {
  aboutCentre,
  actionsOnPlate,
  designFriction,
  type Overturning,
  overturningCheck,
  overturningRatio,
  PHI_FRICTION,
  shearForce,
  shearPath,
  type Uplift,
  upliftCheck,
  withKeyMoment,
} from "@kingpost/connections";
import {
  type ActingRow,
  actingRows,
  actingSum,
  arrangedStabilitySums,
} from "../frame/actions/stability-sums.ts";
import { checksOf } from "../frame/checks/check-rows.ts";
import { worstOfEach } from "../frame/checks/worst-of-each.ts";
import { type AnchorMethod, axialAction, type BaseCheck, checksWith } from "./checks.ts";
import type { BaseplateInputs } from "./fields.ts";

const STABILITY = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.1");

type CaseRow = BaseplateInputs["caseActions"][number];

/** Actions of a base under a combination for stability, about one edge of the plate or against uplift. */
interface Named<Of> {
  readonly name: string;
  readonly of: Of;
}

/** About which edge: the sign of the moment. */
interface Turning extends Overturning {
  readonly sign: 1 | -1;
}

/** The shear forces of the same rows. */
interface Shear {
  readonly vx: number;
  readonly vy: number;
}

interface StabilityActions {
  readonly overturning: readonly Named<Turning & Shear>[];
  readonly uplift: readonly Named<Uplift & Shear>[];
  /** At the column: of load cases those that come nearest to sliding; none without friction. */
  readonly sliding: readonly Named<BaseActions>[];
}

/** The edges about which a base turns: the axis, and the sign of the moment. */
const EDGES = (["x", "y"] as const).flatMap((axis) => ([1, -1] as const).map((sign) => ({ axis, sign })));

function ofCases(inputs: BaseplateInputs, base: BaseDesign): StabilityActions {
  const { caseActions, usage } = inputs;
  const { plate } = base;
  const overturning: Named<Turning & Shear>[] = [];
  const uplift: Named<Uplift & Shear>[] = [];
  for (const one of arrangedStabilitySums(caseActions, usage)) {
    const { name } = one;
    for (const { axis, sign } of EDGES) {
      const half = (axis === "x" ? plate.length : plate.width) / 2;
      const momentOf = (row: CaseRow) => sign * (axis === "x" ? row.mx : aboutCentre(base, row).my);
      const all = actingRows(one, (row) => row.n * half - momentOf(row));
      const m = actingSum(all, momentOf);
      // Compression beside the centre of the plate turns nothing by itself.
      if (m > 0 && all.some(({ row }) => row.n < 0 || row[axis === "x" ? "mx" : "my"] !== 0)) {
        const n = actingSum(all, (row) => row.n);
        const about = axis === "x" ? { mx: m, my: 0 } : { mx: 0, my: m };
        const turned = withKeyMoment(base, { n, ...about, ...shearOf(all) });
        overturning.push({
          name,
          of: { axis, sign, n, m: axis === "x" ? turned.mx : turned.my, ...shearOf(all) },
        });
      }
    }
    const all = actingRows(one, ({ n }) => n);
    // An earthquake in the other sense lifts where its row presses.
    const total = (isUp: boolean) =>
      all.reduce((sum, { row, factor }) => {
        const n = factor * row.n;
        return n < 0 === isUp ? sum + Math.abs(n) : sum;
      }, 0);
    if (total(true) > 0) {
      uplift.push({ name, of: { stabilising: total(false), destabilising: total(true), ...shearOf(all) } });
    }
  }
  return { overturning, uplift, sliding: slidingOf(inputs, base) };
}

const shearOf = (all: readonly ActingRow<CaseRow>[]): Shear => ({
  vx: actingSum(all, ({ vx }) => vx),
  vy: actingSum(all, ({ vy }) => vy),
});

const DIRECTIONS = (["vx", "vy"] as const).flatMap((along) =>
  ([1, -1] as const).map((sign) => ({ along, sign })),
);

/**
 * Friction has no more than 0.9 of the permanent action, so that the combinations of strength alone do not show sliding: the one that
 * comes nearest to it, and of those that slide the greatest shear force in each direction, which bolts or a key carry.
 */
function slidingOf({ caseActions, usage }: BaseplateInputs, base: BaseDesign): readonly Named<BaseActions>[] {
  const { friction } = base.shear;
  if (friction === undefined) return [];
  const sums = arrangedStabilitySums(caseActions, usage);
  const found = DIRECTIONS.map(({ along, sign }) =>
    sums.flatMap((one) => {
      const all = actingRows(one, (row) => PHI_FRICTION * friction * row.n - sign * row[along]);
      const sum = (name: "n" | "mx" | "my") => actingSum(all, (row) => row[name]);
      const of = { n: sum("n"), mx: sum("mx"), my: sum("my"), ...shearOf(all) };
      return shearForce(of) > 0 ? [{ name: one.name, of }] : [];
    }),
  );
  const ratio = ({ of }: Named<BaseActions>) =>
    shearForce(of) / designFriction(base, aboutCentre(base, of), friction, SILENT);
  const sliding = found.map((all) =>
    all.filter(({ of }) => shearPath(base, aboutCentre(base, of)) !== "friction"),
  );
  return [
    ...new Set([
      ...greatest(found.flat(), ratio),
      ...sliding.flatMap((all) => greatest(all, ({ of }) => shearForce(of))),
    ]),
  ];
}

const signOf = (m: number): 1 | -1 => (m < 0 ? -1 : 1);

type Entered = readonly { readonly name: string; readonly actions: BaseActions }[];

/** The smallest compression that the user gives with the shear force of each combination that has more; none until it is entered. */
function slidingOfEntered({ coversStability, leastAxial }: BaseplateInputs, base: BaseDesign, all: Entered) {
  if (base.shear.friction === undefined || coversStability || leastAxial === 0) return [];
  return all
    .filter(({ actions }) => actions.n > leastAxial && shearForce(actions) > 0)
    .map(({ name, actions }) => ({ name: `${name}, smallest N*`, of: { ...actions, n: leastAxial } }));
}

/** Whether sliding is in the checks of entered combinations, which have the shear force with one axial force each. */
function slidingRow(inputs: BaseplateInputs, base: BaseDesign, all: Entered): readonly Check[] {
  const sheared = all.filter(({ actions }) => shearForce(actions) > 0);
  if (inputs.actionsBy === "cases" || base.shear.friction === undefined || sheared.length === 0) return [];
  const row = {
    id: "stability/sliding",
    group: "Strength",
    title: "Stability: sliding",
    reference: STABILITY,
  } as const;
  const rubbing = sheared.find(({ actions }) => shearPath(base, aboutCentre(base, actions)) === "friction");
  if (!rubbing) return [{ ...row, kind: "not applicable", reason: NO_FRICTION }];
  if (inputs.coversStability) return [{ ...row, kind: "not applicable", reason: IN_COMBINATIONS }];
  if (inputs.leastAxial > 0) {
    const least = formatNumber(inputs.leastAxial / 1e3, { decimals: [0, 1] });
    const reason = `The checks of shear include it: each shear force acts with a compression of at most ${least} kN too.`;
    return [{ ...row, kind: "not applicable", reason }];
  }
  return [{ ...row, kind: "not covered", combination: rubbing.name, reason: NO_LEAST_AXIAL }];
}

function ofCombinations(all: Entered): StabilityActions {
  return {
    overturning: all.flatMap(({ name, actions: { n, mx, my, vx, vy } }) =>
      [
        { axis: "x", sign: signOf(mx), n, m: Math.abs(mx), vx, vy } as const,
        { axis: "y", sign: signOf(my), n, m: Math.abs(my), vx, vy } as const,
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
  readonly actions: readonly PlateActions[];
}

/** A combination with its actions on the plate. */
export interface PlateActions {
  readonly name: string;
  readonly actions: BaseActions;
}

/**
 * Overturning about the edges of the plate, uplift, and sliding of a base with friction: 0.9 of the permanent action that stabilises with
 * the design capacity of bolts and bearing, against each destabilising action. Load cases show which part of an action stabilises; entered
 * combinations do not.
 *
 * Source   AS/NZS 1170.0 4.2.1; AS 4100 3.3
 * Checked  src/baseplate/stability.test.ts
 */
export function stabilityChecks(
  inputs: BaseplateInputs,
  base: BaseDesign,
  combinations: Entered,
): StabilityChecks {
  const isByCase = inputs.actionsBy === "cases";
  // The moment of a shear key alone lifts nothing that the combination does not.
  const isTurned = combinations.some(({ actions: { n, mx, my } }) => n < 0 || mx !== 0 || my !== 0);
  const entered = ofCombinations(
    isTurned
      ? combinations.map((one) => ({ ...one, actions: actionsOnPlate(base, one.actions) }))
      : combinations,
  );
  const { overturning, uplift, sliding } = isByCase
    ? ofCases(inputs, base)
    : { ...entered, sliding: slidingOfEntered(inputs, base, combinations) };
  const isOverturned = overturning.length + uplift.length > 0;
  const isOpen = isOverturned && !isByCase && !inputs.coversStability;
  const names = (id: string, title: string, name: string, n: number, place?: string): CheckNames => ({
    id,
    title,
    action: axialAction({ name, n }, place === undefined ? undefined : () => place),
  });
  const rated = (isOpen ? [] : overturning).map((one) => ({ ...one, ratio: overturningRatio(base, one.of) }));
  const governing = (["x", "y"] as const).flatMap((axis) =>
    greatest(
      rated.filter(({ of }) => of.axis === axis),
      ({ ratio }) => ratio,
    ),
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
  const net = ({ of: { stabilising, destabilising } }: StabilityActions["uplift"][number]) =>
    destabilising - stabilising;
  // The concrete about the bolts is not the same towards every side.
  const turned = EDGES.flatMap(({ axis, sign }) =>
    notExceeded(
      rated.filter(({ of }) => isByCase && of.axis === axis && of.sign === sign),
      ({ ratio }) => ratio,
    ),
  ).map(({ name, of: { axis, sign, n, m, vx, vy } }) => ({
    name,
    of: { n, mx: axis === "x" ? sign * m : 0, my: axis === "y" ? sign * m : 0, vx, vy },
  }));
  const lifted = notExceeded(
    uplift.filter((one) => isByCase && net(one) > 0),
    net,
  ).map((one) => {
    const { vx, vy } = one.of;
    return { name: one.name, of: actionsOnPlate(base, { n: -net(one), mx: 0, my: 0, vx, vy }) };
  });
  const anchored = [...turned, ...lifted].map(({ name, of }) => ({
    name,
    actions: of,
    // The weld has the axial force at the centroid of the column.
    atColumn: of.my === 0 ? of : { ...of, my: of.my - of.n * (base.axialOffset ?? 0) },
  }));
  const slid = sliding.map(({ name, of }) => ({ name, actions: actionsOnPlate(base, of), atColumn: of }));
  // A shear key that carries what friction does not turns the plate.
  const keyed = slid.filter(({ actions }) => shearPath(base, actions) === "key");
  const made = (all: typeof slid, parts: readonly BaseCheck[]) =>
    all.flatMap(({ name, actions, atColumn }) =>
      checksOf(parts, { base, actions, atColumn }, axialAction({ name, n: actions.n })),
    );
  return {
    rows: [
      ...(isOpen
        ? [overall("not covered", NOT_SEPARATE)]
        : isOverturned
          ? worstOfEach(rows)
          : [overall("not applicable", NOTHING)]),
      ...slidingRow(inputs, base, combinations),
    ],
    parts: [
      ...made([...anchored, ...keyed], resisting("overturning", inputs.anchorMethod)),
      ...made([...anchored, ...slid], resisting("shear", inputs.anchorMethod)),
    ],
    actions: [...anchored, ...slid].map(({ name, actions }) => ({ name, actions })),
  };
}

/** The one of which a value is greatest; none of none. */
const greatest = <Of>(all: readonly Of[], measure: (of: Of) => number): readonly Of[] =>
  all.toSorted((a, b) => measure(b) - measure(a)).slice(0, 1);

/**
 * Those that no other exceeds both in a value and in the shear force: bolts have tension and shear at once. With them the greatest shear
 * force towards each side, as the concrete about the bolts is not the same.
 */
function notExceeded<Of extends Named<Shear>>(
  all: readonly Of[],
  measure: (of: Of) => number,
): readonly Of[] {
  const rated = all.map((of) => ({ of, value: measure(of), shear: shearForce(of.of) }));
  const exceeds = (one: (typeof rated)[number], other: (typeof rated)[number], isBefore: boolean) =>
    one.value >= other.value &&
    one.shear >= other.shear &&
    (one.value > other.value || one.shear > other.shear || isBefore);
  const kept = rated.filter(
    (one, at) => !rated.some((other, index) => index !== at && exceeds(other, one, index < at)),
  );
  const towards = DIRECTIONS.flatMap(({ along, sign }) =>
    greatest(
      all.filter(({ of }) => sign * of[along] > 0),
      ({ of }) => sign * of[along],
    ),
  );
  return [...new Set([...kept.map(({ of }) => of), ...towards])];
}

const NOTHING = "No action lifts the base or turns it about an edge of the plate.";
const NOT_SEPARATE =
  "The combinations do not show which part of the permanent action stabilises, so that 0.9 of it cannot be set against the actions that overturn or lift the base. Enter the actions by load case, or add the combinations for stability and turn on the switch below them.";

const NO_FRICTION =
  "Friction carries no shear force under these combinations, and none with less compression.";
const IN_COMBINATIONS =
  "The checks of shear include it: the combinations include those for stability, each with its axial force.";
const NO_LEAST_AXIAL =
  "Not entered: the smallest N* that acts with the shear. Friction carries it with the N* of this combination, but 0.9 of the permanent action alone resists sliding. Enter the smallest N*, the actions by load case or the combinations for stability, or turn off friction.";

const overall = (kind: "not applicable" | "not covered", reason: string): Check => ({
  id: "stability",
  group: "Strength",
  title: "Stability: overturning and uplift",
  reference: STABILITY,
  kind,
  reason,
});
