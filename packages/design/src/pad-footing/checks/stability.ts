import { PERMANENT, PERMANENT_RELIEVING } from "@kingpost/actions";
import {
  type FootingActions,
  PASSIVE_FORCE,
  SLIDING_RESISTANCE,
  SOIL_PRESSURE,
  soilPressure,
} from "@kingpost/as3600";
import {
  type Check,
  type DesignAction,
  type Recorder,
  type Rule,
  SILENT,
  StepList,
  strengthCheck,
  symbol,
} from "@kingpost/calc";
import { actingRows, arrangedStabilitySums } from "../../frame/actions/stability-sums.ts";
import { worstOfEach } from "../../frame/checks/worst-of-each.ts";
import type { PadFootingInputs } from "../fields.ts";
import { type PadFootingModel, WATER, type Weight, type Weights } from "../model.ts";
import { inSense, type Sense, sensesOf } from "../senses.ts";
import { SOIL, STABILITY } from "./references.ts";

type CaseRow = PadFootingInputs["caseActions"][number];

/** Edges about which a footing turns, with what is on its side of the centre. */
const EDGES = [
  { edge: "right", along: "x", sign: 1 },
  { edge: "left", along: "x", sign: -1 },
  { edge: "top", along: "y", sign: 1 },
  { edge: "bottom", along: "y", sign: -1 },
] as const;

/** Sums of one combination about one edge, or of the vertical forces. Units N or Nmm. */
interface Sums {
  readonly name: string;
  readonly place?: string;
  readonly destabilising: number;
  readonly stabilising: number;
}

interface Sliding {
  readonly name: string;
  /** At the underside. */
  readonly actions: FootingActions;
}

/** Actions at the underside about the centre of the plan. */
export function atUnderside({ column, lever }: PadFootingModel, row: FootingActions): FootingActions {
  return {
    ...row,
    mx: row.mx + row.n * column.y + row.vy * lever,
    my: row.my + row.n * column.x + row.vx * lever,
  };
}

export const weightActions = ({ total, mx, my }: Weight): FootingActions => ({
  n: total,
  mx,
  my,
  vx: 0,
  vy: 0,
});

/** What the water carries acts up: permanent action that destabilises, with its own factor. */
export const buoyancyActions = ({ total, mx, my }: Weight): FootingActions => ({
  n: 0 - total,
  mx: 0 - mx,
  my: 0 - my,
  vx: 0,
  vy: 0,
});

/** How much a row holds the footing down beyond an edge; negative where it turns it over. */
function effectAbout({ plan }: PadFootingModel, { along, sign }: (typeof EDGES)[number], of: FootingActions) {
  return along === "x" ? (of.n * plan.lx) / 2 - sign * of.my : (of.n * plan.ly) / 2 - sign * of.mx;
}

interface Stability {
  readonly overturning: readonly Sums[];
  readonly uplift: readonly Sums[];
  readonly sliding: readonly Sliding[];
}

/** By load case: 0.9 of what stabilises against what destabilises, the force and the moments of each row by itself. */
function ofCases(model: PadFootingModel, weights: Weights, sense: Sense, words: string): Stability {
  const { inputs } = model;
  const turned = inputs.caseActions.map((row) => inSense(row, sense));
  const own: CaseRow = { ...NO_ROW, ...weightActions(weights.own) };
  const water: CaseRow = { ...NO_ROW, ...buoyancyActions(weights.buoyancy) };
  const weighing = weights.buoyancy.total > 0 ? [own, water] : [own];
  const under = new Map<CaseRow, FootingActions>([
    ...weighing.map((row) => [row, row] as const),
    ...turned.map((row) => [row, atUnderside(model, row)] as const),
  ]);
  const of = (row: CaseRow) => under.get(row) ?? row;
  // A force and the moments of one row turn the footing each by itself: one may stabilise where the other does not.
  const parts = new Map(
    [...weighing, ...turned].map((row) => [
      row,
      weighing.includes(row)
        ? [row]
        : [
            { ...row, mx: 0, my: 0, vx: 0, vy: 0 },
            { ...row, n: 0 },
          ],
    ]),
  );
  const overturning: Sums[] = [];
  const uplift: Sums[] = [];
  const sliding: Sliding[] = [];
  for (const sum of arrangedStabilitySums([...turned, ...weighing], inputs.usage)) {
    const name = [sum.name, sense.words, words].filter((one) => one !== "").join(", ");
    const apart = { ...sum, rows: sum.rows.flatMap((row) => parts.get(row) ?? []) };
    for (const edge of EDGES) {
      const all = actingRows(apart, (row) =>
        effectAbout(model, edge, under.get(row) ?? atUnderside(model, row)),
      );
      if (all.length > 0) overturning.push({ name, place: `about the ${edge.edge} edge`, ...sumsOf(all) });
    }
    const lifted = actingRows(sum, ({ n }) => n);
    if (lifted.length > 0) uplift.push({ name, ...sumsOf(lifted) });
    for (const direction of DIRECTIONS) {
      const actions = slidingActions(sum, of, direction);
      if (actions) sliding.push({ name, actions });
    }
  }
  return { overturning, uplift, sliding };
}

/** Directions in which a footing may slide, 45 degrees apart: exact, so that what acts across one does not push along it. */
const DIRECTIONS = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [{ x, y }])),
);

/**
 * Shear forces that push in a direction with the factors of what destabilises, on the least vertical force beside them: 0.9 of permanent
 * action that presses down or holds back, and no variable action that does. Undefined where nothing pushes.
 */
function slidingActions(
  { rows, factorOf }: { readonly rows: readonly CaseRow[]; readonly factorOf: (row: CaseRow) => number },
  of: (row: CaseRow) => FootingActions,
  { x, y }: (typeof DIRECTIONS)[number],
): FootingActions | undefined {
  const sum = { n: 0, mx: 0, my: 0, vx: 0, vy: 0 };
  for (const row of rows) {
    const { n, mx, my, vx, vy } = of(row);
    const destabilising = factorOf(row);
    const stabilising = row.case === "G" ? PERMANENT_RELIEVING : 0;
    // An earthquake in the other sense has a negative factor: it lifts where its row presses, and pushes where it holds back.
    const factor = destabilising * (vx * x + vy * y) < 0 ? stabilising : destabilising;
    sum.n += (destabilising * n > 0 ? stabilising : destabilising) * n;
    sum.mx += factor * mx;
    sum.my += factor * my;
    sum.vx += factor * vx;
    sum.vy += factor * vy;
  }
  return sum.vx * x + sum.vy * y > 0 ? sum : undefined;
}

/** A permanent row without actions, as the weights are. */
export const NO_ROW: CaseRow = {
  case: "G",
  n: 0,
  mx: 0,
  my: 0,
  vx: 0,
  vy: 0,
  source: "",
  arrangement: "",
  psi: "",
  notPassed: "",
};

function sumsOf(all: readonly { readonly factor: number; readonly effect: number }[]) {
  let [destabilising, stabilising] = [0, 0];
  for (const { factor, effect } of all) {
    if (factor * effect < 0) destabilising -= factor * effect;
    else stabilising += factor * effect;
  }
  return { destabilising, stabilising };
}

/** Combinations that are entered: the whole of each, with 0.9 of the weights. */
function ofCombinations(model: PadFootingModel, weights: Weights, words: string): Stability {
  const overturning: Sums[] = [];
  const uplift: Sums[] = [];
  const sliding: Sliding[] = [];
  const own = weightActions(weights.own);
  const water = buoyancyActions(weights.buoyancy);
  const held = PERMANENT_RELIEVING * own.n + PERMANENT * water.n;
  for (const { name: title, actions } of model.combinations) {
    const name = words === "" ? title : `${title}, ${words}`;
    const force: FootingActions = atUnderside(model, { ...actions, mx: 0, my: 0, vx: 0, vy: 0 });
    const moments: FootingActions = { ...atUnderside(model, { ...actions, n: 0 }), n: 0 };
    for (const edge of EDGES) {
      const parts = [
        { factor: 1, effect: effectAbout(model, edge, force) },
        { factor: 1, effect: Math.min(0, effectAbout(model, edge, moments)) },
        { factor: PERMANENT_RELIEVING, effect: effectAbout(model, edge, own) },
        { factor: PERMANENT, effect: effectAbout(model, edge, water) },
      ];
      const sums = sumsOf(parts);
      if (sums.destabilising > 0) overturning.push({ name, place: `about the ${edge.edge} edge`, ...sums });
    }
    const lifting = [
      { factor: 1, effect: Math.min(0, actions.n) },
      { factor: PERMANENT, effect: water.n },
      { factor: PERMANENT_RELIEVING, effect: own.n },
    ];
    const lifted = sumsOf(lifting);
    if (lifted.destabilising > 0) uplift.push({ name, ...lifted });
    const { vx, vy } = actions;
    if (vx !== 0 || vy !== 0) {
      const at = atUnderside(model, actions);
      sliding.push({ name, actions: { ...at, n: actions.n + held } });
    }
  }
  return { overturning, uplift, sliding };
}

/**
 * Overturning about each edge, uplift and sliding. Load cases show which part of an action stabilises; entered combinations do not.
 *
 * Source   AS/NZS 1170.0 4.2.1
 * Checked  src/pad-footing/module.test.ts
 */
export function stabilityChecks(model: PadFootingModel): readonly Check[] {
  const { inputs, weights } = model;
  const isByCase = inputs.actionsBy === "cases";
  const senses = sensesOf(inputs, inputs.caseActions);
  const all = weights.flatMap(({ of, words }) =>
    isByCase ? senses.map((sense) => ofCases(model, of, sense, words)) : [ofCombinations(model, of, words)],
  );
  const overturning = all.flatMap((one) => one.overturning);
  const uplift = all.flatMap((one) => one.uplift);
  const sliding = all.flatMap((one) => one.sliding);
  const made = [
    ...overturning.map((sums) => sumsCheck("overturning", sums)),
    ...uplift.map((sums) => sumsCheck("uplift", sums)),
    ...sliding.map((of) => slidingCheck(model, of)),
  ];
  const rows = worstOfEach(made);
  if (!isByCase && !inputs.coversStability && rows.length > 0) {
    return [alone("not covered", NOT_SEPARATE)];
  }
  return rows.length > 0 ? rows : [alone("not applicable", NOTHING)];
}

const NOTHING = "No action lifts the footing, slides it or turns it about an edge.";
const NOT_SEPARATE =
  "The combinations do not show which part of the permanent action stabilises, so that 0.9 of it cannot be set against the actions that overturn, lift or slide the footing. Enter the actions by load case, or add the combinations for stability and turn on the switch below them.";

function alone(kind: "not covered" | "not applicable", reason: string): Check {
  return { id: "stability", group: SOIL, title: "Stability", reference: STABILITY, kind, reason };
}

const TITLES = {
  overturning: "Stability: overturning",
  uplift: "Stability: uplift",
} as const;

const rule = (id: string, title: string, unit: "kN" | "kNm", what: string): Rule => ({
  id,
  title,
  reference: STABILITY,
  result: symbol(unit === "kNm" ? "M_dst" : "N_dst", unit),
  rule: what,
});

const DESTABILISING = {
  overturning: rule(
    "dst",
    "Destabilising moment",
    "kNm",
    "factored actions that turn the footing about the edge, water with the factor of permanent action",
  ),
  uplift: rule(
    "dst",
    "Destabilising force",
    "kN",
    "factored actions upwards, water with the factor of permanent action",
  ),
} as const;

const STABILISING = {
  overturning: {
    ...rule("stb", "Stabilising moment", "kNm", "0.9 of permanent action; no imposed action"),
    result: symbol("M_stb", "kNm"),
  },
  uplift: {
    ...rule("stb", "Stabilising force", "kN", "0.9 of permanent action; no imposed action"),
    result: symbol("N_stb", "kN"),
  },
} as const;

/** The destabilising action, as the first step of a check. */
function actionOf(of: keyof typeof TITLES, { name, place, destabilising }: Sums): DesignAction {
  return {
    combination: name,
    location: place === undefined ? undefined : () => place,
    step: () => {
      const list = new StepList();
      list.rule(DESTABILISING[of], destabilising, name);
      const [first] = list.steps;
      if (!first) throw new Error("A rule makes a step.");
      return first;
    },
  };
}

function sumsCheck(of: keyof typeof TITLES, sums: Sums): Check {
  return strengthCheck({
    names: { id: of, title: TITLES[of], group: SOIL, action: actionOf(of, sums) },
    reference: STABILITY,
    assumptions: [
      "The force and the moments of a row stabilise or destabilise each by itself, about one edge at a time.",
    ],
    demand: sums.destabilising,
    unit: of === "overturning" ? "kNm" : "kN",
    capacity: (record) => record.rule(STABILISING[of], sums.stabilising, sums.place ?? "vertical forces"),
  });
}

const HORIZONTAL: Rule = {
  id: "h-star",
  title: "Design horizontal force",
  reference: STABILITY,
  result: symbol("H*", "kN"),
  rule: "√(V*_x² + V*_y²)",
};

function slidingCheck(model: PadFootingModel, { name, actions }: Sliding): Check {
  const h = Math.hypot(actions.vx, actions.vy);
  const step = () => {
    const list = new StepList();
    list.rule(HORIZONTAL, h, name);
    const [first] = list.steps;
    if (!first) throw new Error("A rule makes a step.");
    return first;
  };
  return strengthCheck({
    names: { id: "sliding", title: "Stability: sliding", group: SOIL, action: { combination: name, step } },
    reference: SOIL_PRESSURE,
    assumptions: model.inputs.hasPassive ? [] : ["Passive pressure is not counted."],
    demand: h,
    unit: "kN",
    capacity: (record) => slidingResistance(model, actions, record),
  });
}

function slidingResistance({ inputs, plan }: PadFootingModel, of: FootingActions, record: Recorder): number {
  const n = Math.max(of.n, 0);
  const action = n > 0 ? { n, ex: of.my / n, ey: of.mx / n } : undefined;
  const contact = action && soilPressure(plan, action, SILENT);
  const area = (contact?.contactRatio ?? 0) * plan.lx * plan.ly;
  const passive = inputs.hasPassive ? passiveForce(inputs, of, record) : 0;
  return record.formula(SLIDING_RESISTANCE, {
    phi: inputs.phiSliding,
    mu: inputs.friction,
    n,
    adhesion: inputs.adhesion,
    area,
    passive,
  });
}

/** On the edge that the force pushes against; of a force in another direction the shorter edge. */
function passiveForce(inputs: PadFootingInputs, { vx, vy }: FootingActions, record: Recorder): number {
  const { lengthX, lengthY, soilDepth: ds, depth, soilWeight, hasWater } = inputs;
  const b = vy === 0 ? lengthY : vx === 0 ? lengthX : Math.min(lengthX, lengthY);
  return record.formula(PASSIVE_FORCE, {
    phi: inputs.phiPassive,
    kp: inputs.passive,
    gamma: hasWater ? soilWeight - WATER : soilWeight,
    ds,
    depth,
    b,
  });
}
