import { moduleAlternatives, type Search, scaledRows } from "../frame/alternatives/module-alternatives.ts";
import { isRemedy, type Rated } from "../frame/alternatives/rating.ts";
import type { Study } from "../frame/alternatives/studies.ts";
import { concreteVolume, steelMass } from "./bar-list.ts";
import type { PadFootingInputs } from "./fields.ts";
import { model } from "./model.ts";
import { PAD_FOOTING_MODULE } from "./module.ts";

type Changes = Partial<PadFootingInputs>;

/** Titles of the kinds of checks in the table of candidates, by their identifiers. */
const TOPICS = {
  soil: "Soil",
  overturning: "Overturning",
  sliding: "Sliding",
  uplift: "Uplift",
  "bending-x": "Bending",
  "bending-y": "Bending",
  "top-bending-x": "Top bending",
  "top-bending-y": "Top bending",
  "shear-x": "Shear",
  "shear-y": "Shear",
  punching: "Punching",
  bearing: "Bearing",
  "bearing-column": "Bearing",
} as const;

const DEPTHS = [300, 350, 400, 450, 500, 550, 600, 700, 800, 900, 1000, 1200] as const;
/** Bars from the lightest to the heaviest. */
const BARS = [
  ["N12", 200],
  ["N12", 150],
  ["N16", 200],
  ["N16", 150],
  ["N16", 100],
  ["N20", 150],
  ["N20", 125],
  ["N20", 100],
  ["N24", 125],
  ["N24", 100],
  ["N28", 100],
] as const;

/** Checks that more bars do not help. */
const WITHOUT_BARS = /^(soil|contact|balance|stability|overturning|sliding|uplift|punching|bearing|starters)/;

function failsWithoutBars({ checks }: Rated): boolean {
  return checks.some(
    (one) =>
      WITHOUT_BARS.test(one.id) &&
      ((one.kind === "limit" && one.ratio > 1) || (one.kind === "requirement" && !one.isMet)),
  );
}

interface Reinforced {
  readonly words: string;
  readonly changes: Changes;
  readonly rated: Rated;
}

/** The lightest bars with which a footing passes, or the heaviest that are of use. */
function lightest({ inputs, rate }: Search<PadFootingInputs>, others: Changes): Reinforced | undefined {
  if (inputs.reinforcement === "plain") {
    const rated = rate(others);
    return rated && { words: "plain", changes: others, rated };
  }
  let last: Reinforced | undefined;
  for (const [size, spacing] of BARS) {
    const changes: Changes = { ...others, sizeX: size, sizeY: size, spacingX: spacing, spacingY: spacing };
    const rated = rate(changes);
    if (!rated) continue;
    last = { words: `${size} at ${spacing}`, changes, rated };
    if (isRemedy(rated) || failsWithoutBars(rated)) return last;
  }
  return last;
}

/** Plans about that of the design, with the same difference of the lengths. */
function plans({ inputs }: Search<PadFootingInputs>): readonly (readonly [number, number])[] {
  const { lengthX, lengthY } = inputs;
  const shorter = Math.min(lengthX, lengthY);
  const [moreX, moreY] = [lengthX - shorter, lengthY - shorter];
  const step = shorter < 1500 ? 100 : shorter < 4000 ? 200 : 400;
  const first = Math.max(step, Math.ceil((0.5 * shorter) / step) * step);
  return Array.from({ length: 12 }, (_, at) => first + at * step).map(
    (side) => [side + moreX, side + moreY] as const,
  );
}

const cubic = (volume: number) => `${(volume / 1e9).toFixed(2)} m³ of concrete`;

/** Every plan with every depth from shallow to deep, each with its lightest bars. */
function* candidates(search: Search<PadFootingInputs>) {
  for (const [lengthX, lengthY] of plans(search)) {
    for (const depth of DEPTHS) {
      const found = lightest(search, { lengthX, lengthY, depth });
      const made = found && model({ ...search.inputs, ...found.changes }).model;
      yield found &&
        made && {
          id: `${lengthX}x${lengthY}x${depth}`,
          name: `${lengthX} × ${lengthY} × ${depth}, ${found.words}`,
          detail: cubic(concreteVolume(made)),
          mass: steelMass(made),
          depth,
          changes: found.changes,
          rated: found.rated,
        };
      // A deeper footing of a plan that passes is only dearer.
      if (found && isRemedy(found.rated)) break;
      yield undefined;
    }
  }
}

function* deeper(search: Search<PadFootingInputs>) {
  const { depth } = search.inputs;
  for (let more = 50; more <= 1000; more += 50) {
    const changes = { depth: depth + more };
    yield { id: `depth/${more}`, title: `Make the footing ${depth + more} mm deep`, changes };
  }
}

function* larger(search: Search<PadFootingInputs>) {
  const { lengthX, lengthY } = search.inputs;
  for (let more = 100; more <= 4000; more += more < 1000 ? 100 : 200) {
    const [x, y] = [lengthX + more, lengthY + more];
    yield { id: `plan/${more}`, title: `Make the plan ${x} × ${y} mm`, changes: { lengthX: x, lengthY: y } };
  }
}

function* heavierBars(search: Search<PadFootingInputs>) {
  if (search.inputs.reinforcement === "plain") return;
  for (const [size, spacing] of BARS) {
    yield {
      id: `bars/${size}-${spacing}`,
      title: `Use ${size} at ${spacing} mm both ways`,
      changes: { sizeX: size, sizeY: size, spacingX: spacing, spacingY: spacing } as Changes,
    };
  }
}

function* cogs({ inputs }: Search<PadFootingInputs>) {
  if (inputs.reinforcement === "plain" || inputs.ends === "cog") return;
  yield { id: "cogs", title: "End the bottom bars in cogs", changes: { ends: "cog" } as Changes };
}

function* topBars({ inputs }: Search<PadFootingInputs>) {
  if (inputs.reinforcement === "plain" || inputs.hasTop) return;
  for (const topSize of ["N12", "N16", "N20"] as const) {
    const changes = { hasTop: true, topSize, topSpacing: 200 };
    yield { id: `top/${topSize}`, title: `Add top bars, ${topSize} at 200 mm both ways`, changes };
  }
}

/** A larger plan and depth together, with the bars that they need. */
function* largerAndDeeper(search: Search<PadFootingInputs>) {
  const { lengthX, lengthY, depth } = search.inputs;
  for (let more = 200; more <= 4000; more += 200) {
    const [x, y, deep] = [lengthX + more, lengthY + more, depth + Math.ceil(more / 4 / 50) * 50];
    const found = lightest(search, { lengthX: x, lengthY: y, depth: deep });
    yield found && {
      id: `size/${more}`,
      title: `Make the footing ${x} × ${y} × ${deep} mm with ${found.words} mm`,
      changes: found.changes,
      rated: found.rated,
    };
  }
}

const actionStudy = (
  study: string,
  ...names: readonly ("n" | "mx" | "my" | "vx" | "vy")[]
): Study<PadFootingInputs> => ({
  study,
  axis: "Factor",
  scaled: (inputs, k) => ({
    ...inputs,
    actions: scaledRows(inputs.actions, k, ...names),
    working: scaledRows(inputs.working, k, ...names),
    caseActions: scaledRows(inputs.caseActions, k, ...names),
  }),
  value: (_, k) => k,
});

const PLAN: Study<PadFootingInputs> = {
  study: "Plan",
  axis: "Length along x (mm)",
  scaled: (inputs, k) => ({ ...inputs, lengthX: k * inputs.lengthX, lengthY: k * inputs.lengthY }),
  value: ({ lengthX }, k) => k * lengthX,
};

const DEPTH: Study<PadFootingInputs> = {
  study: "Depth",
  axis: "Depth (mm)",
  scaled: (inputs, k) => ({ ...inputs, depth: k * inputs.depth }),
  value: ({ depth }, k) => k * depth,
};

const SOIL: Study<PadFootingInputs> = {
  study: "Bearing pressure",
  axis: "Pressure (kPa)",
  scaled: (inputs, k) => ({ ...inputs, allowable: k * inputs.allowable, ultimate: k * inputs.ultimate }),
  value: ({ bearingBy, allowable, ultimate }, k) =>
    k * 1e3 * (bearingBy === "allowable" ? allowable : ultimate),
};

export const PAD_FOOTING_ALTERNATIVES = moduleAlternatives(PAD_FOOTING_MODULE, {
  topics: TOPICS,
  governing: new Set(["Soil", "Bending", "Shear", "Punching"]),
  candidates,
  remedies: [heavierBars, cogs, topBars, deeper, larger, largerAndDeeper],
  studies: ({ actions, working, caseActions }) => {
    const rows = [...actions, ...working, ...caseActions];
    const hasMoment = rows.some(({ mx, my, vx, vy }) => mx !== 0 || my !== 0 || vx !== 0 || vy !== 0);
    return [
      PLAN,
      DEPTH,
      SOIL,
      actionStudy("Axial forces", "n"),
      ...(hasMoment ? [actionStudy("Moments and shear forces", "mx", "my", "vx", "vy")] : []),
    ];
  },
});
