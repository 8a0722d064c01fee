import { massOfBar } from "@kingpost/as3600";
import { fromBase } from "@kingpost/calc";
import { moduleAlternatives, type Search, scaledRows } from "../frame/alternatives/module-alternatives.ts";
import type { Study } from "../frame/alternatives/studies.ts";
import type { ConcreteColumnInputs } from "./fields.ts";
import { diameterOf } from "./model.ts";
import { CONCRETE_COLUMN_MODULE } from "./module.ts";

type Columns = Search<ConcreteColumnInputs>;

/** Titles of the kinds of checks in the table, by the last part of their identifiers. */
const TOPICS = {
  squash: "Compression",
  "bending-x": "Bending",
  "bending-y": "Bending",
  biaxial: "Biaxial",
  "buckling-x": "Buckling",
  "buckling-y": "Buckling",
  shear: "Shear",
} as const;

const SIDES = [300, 350, 400, 450, 500, 600, 700, 800] as const;
const SIZES = ["N16", "N20", "N24", "N28", "N32"] as const;
const COUNTS = [2, 3, 4, 5] as const;

/** Legs of fitments at each bar of the faces; not fewer than there are. */
const legsAtBars = ({ legsX, legsY }: ConcreteColumnInputs, countX: number, countY: number) => ({
  legsX: Math.max(legsX, countY),
  legsY: Math.max(legsY, countX),
});

/** Square columns, or circles, with bars on every face. */
function* candidates({ inputs, rate }: Columns) {
  const isCircular = inputs.shape === "circular";
  for (const side of SIDES) {
    for (const size of SIZES) {
      for (const faces of COUNTS) {
        const bars = isCircular ? 2 * faces + 2 : 4 * faces - 4;
        const counts = isCircular
          ? { count: bars }
          : { countX: faces, countY: faces, ...legsAtBars(inputs, faces, faces) };
        const changes = { depth: side, ...(isCircular ? {} : { width: side }), size, ...counts };
        const rated = rate(changes);
        yield rated && {
          id: `${side}-${bars}${size}`,
          name: `${isCircular ? `Ø${side}` : `${side} × ${side}`}, ${bars}${size}`,
          detail: isCircular ? "fitments kept" : "fitments kept, a leg at each bar",
          mass: 1000 * bars * massOfBar(diameterOf(size)),
          depth: side,
          changes,
          rated,
        };
        yield undefined;
      }
    }
  }
}

function* larger({ inputs, rate }: Columns) {
  const isCircular = inputs.shape === "circular";
  const legs = legsAtBars(inputs, inputs.countX, inputs.countY);
  for (let more = 50; more <= 600; more += 50) {
    const [depth, width] = [inputs.depth + more, inputs.width + more];
    const title = isCircular ? `Make the diameter ${depth} mm` : `Make the column ${width} × ${depth} mm`;
    const changes = isCircular ? { depth } : { depth, width };
    const rated = rate(changes);
    // Bars that are further apart are restrained each.
    const isOpen = rated?.checks.some(({ id, kind }) => id === "column/restraint" && kind === "not covered");
    yield isOpen
      ? { id: "size", title: `${title}, with a leg at each bar`, changes: { ...changes, ...legs } }
      : { id: "size", title, changes, rated };
  }
}

function* moreBars({ inputs }: Columns) {
  for (const size of SIZES) {
    if (diameterOf(size) > diameterOf(inputs.size)) {
      yield { id: "bars", title: `Use ${size} bars`, changes: { size } };
    }
  }
}

function* closerFitments({ inputs }: Columns) {
  for (const spacing of [250, 200, 175, 150, 125, 100, 75]) {
    if (spacing < inputs.spacing) {
      yield { id: "fitments", title: `Fitments at ${spacing} mm`, changes: { spacing } };
    }
  }
}

function* strongerConcrete({ inputs }: Columns) {
  for (const fc of [50, 65, 80]) {
    if (fc > inputs.fc) yield { id: "concrete", title: `Use f'c = ${fc} MPa`, changes: { fc } };
  }
}

const STUDIES: readonly Study<ConcreteColumnInputs>[] = [
  {
    study: "Axial forces",
    axis: "Factor",
    scaled: (inputs, k) => ({
      ...inputs,
      actions: scaledRows(inputs.actions, k, "n"),
      caseActions: scaledRows(inputs.caseActions, k, "n"),
    }),
    value: (_, k) => k,
  },
  {
    study: "Moments",
    axis: "Factor of moments",
    scaled: (inputs, k) => ({
      ...inputs,
      actions: scaledRows(inputs.actions, k, "mxTop", "mxBase", "myTop", "myBase"),
      caseActions: scaledRows(inputs.caseActions, k, "mxTop", "mxBase", "myTop", "myBase"),
    }),
    value: (_, k) => k,
  },
  {
    study: "Unsupported lengths",
    axis: "Length, x-axis (m)",
    scaled: (inputs, k) => ({
      ...inputs,
      lengthX: k * inputs.lengthX,
      lengthY: k * inputs.lengthY,
    }),
    value: ({ lengthX }, k) => fromBase(k * lengthX, "m"),
  },
];

export const CONCRETE_COLUMN_ALTERNATIVES = moduleAlternatives(CONCRETE_COLUMN_MODULE, {
  topics: TOPICS,
  topicsBy: "last part",
  governing: new Set(["Compression", "Bending", "Buckling", "Shear"]),
  candidates,
  remedies: [moreBars, closerFitments, strongerConcrete, larger],
  studies: () => STUDIES,
});
