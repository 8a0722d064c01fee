import { massOfBar } from "@kingpost/as3600";
import { formatNumber, fromBase } from "@kingpost/calc";
import { moduleAlternatives, type Search, scaledRows } from "../frame/alternatives/module-alternatives.ts";
import type { Study } from "../frame/alternatives/studies.ts";
import { barList } from "./bar-list.ts";
import type { PileCapInputs } from "./fields.ts";
import { diameterOf } from "./model/bars.ts";
import { model } from "./model/model.ts";
import { PILE_CAP_MODULE } from "./module.ts";

const DEPTHS = [700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1800, 2000] as const;
const SIZES = ["N20", "N24", "N28", "N32"] as const;
const COUNTS = [4, 6, 8, 10] as const;

const TOPICS: Readonly<Record<string, string>> = { piles: "Piles", cap: "Cap" };

function massOf(inputs: PileCapInputs): number {
  const { model: made } = model(inputs);
  return made
    ? barList(made).reduce((sum, { count, length, db }) => sum + count * length * massOfBar(db), 0)
    : 0;
}

/** Depths with bars of both directions alike; of a mat with twice and four times as many. */
function* candidates({ inputs, rate }: Search<PileCapInputs>) {
  const times = inputs.arrangement === "mat" ? 3 : 1;
  for (const depth of DEPTHS) {
    for (const size of SIZES) {
      for (const number of COUNTS) {
        const count = times * number;
        const changes = { depth, sizeX: size, sizeY: size, countX: count, countY: count };
        const rated = rate(changes);
        if (rated) {
          yield {
            id: `${depth}-${count}${size}`,
            name: `${formatNumber(depth, { decimals: 0 })} mm, ${count}${size}`,
            detail: inputs.arrangement === "mat" ? "each way" : "each band",
            mass: massOf({ ...inputs, ...changes }),
            depth,
            changes,
            rated,
          };
        }
        yield undefined;
      }
    }
  }
}

function* deeper({ inputs }: Search<PileCapInputs>) {
  for (let depth = Math.ceil((inputs.depth + 1) / 50) * 50; depth <= inputs.depth + 1500; depth += 50) {
    yield { id: "depth", title: `Make the cap ${depth} mm deep`, changes: { depth } };
  }
}

function* moreBars({ inputs }: Search<PileCapInputs>) {
  for (let more = 1; more <= 12; more += 1) {
    const changes = { countX: inputs.countX + more, countY: inputs.countY + more };
    yield { id: "bars", title: `${changes.countX} and ${changes.countY} bars along x and y`, changes };
  }
}

function* largerBars({ inputs }: Search<PileCapInputs>) {
  for (const size of ["N24", "N28", "N32", "N36", "N40"] as const) {
    if (diameterOf(size) > Math.max(diameterOf(inputs.sizeX), diameterOf(inputs.sizeY))) {
      yield { id: "size", title: `Use ${size} bars`, changes: { sizeX: size, sizeY: size } };
    }
  }
}

/** More mats across the struts, then closer bars in them. */
function* moreMats({ inputs }: Search<PileCapInputs>) {
  if (inputs.burstingBars !== "mats" || inputs.method === "bending") return;
  for (let burstingCount = inputs.burstingCount + 1; burstingCount <= 12; burstingCount += 1) {
    yield {
      id: "mats",
      title: `Provide ${burstingCount} mats across the struts`,
      changes: { burstingCount },
    };
  }
  for (let burstingSpacing = inputs.burstingSpacing - 10; burstingSpacing >= 75; burstingSpacing -= 5) {
    yield {
      id: "mats",
      title: `Space the bars of the mats at ${burstingSpacing} mm`,
      changes: { burstingSpacing },
    };
  }
}

function* strongerConcrete({ inputs }: Search<PileCapInputs>) {
  for (const fc of [50, 65]) {
    if (fc > inputs.fc) yield { id: "concrete", title: `Use f'c = ${fc} MPa`, changes: { fc } };
  }
}

function* widerPiles({ inputs }: Search<PileCapInputs>) {
  if (inputs.layout === "custom") return;
  for (let spacing = inputs.spacing + 100; spacing <= inputs.spacing + 1500; spacing += 100) {
    yield { id: "spacing", title: `Space the piles at ${spacing} mm`, changes: { spacing } };
  }
}

/** More piles at the same spacing. */
function* morePiles({ inputs }: Search<PileCapInputs>) {
  for (const layout of ["4", "5", "6", "7", "8", "9"] as const) {
    if (inputs.layout !== "custom" && Number(layout) > Number(inputs.layout)) {
      yield { id: "layout", title: `Use ${layout} piles`, changes: { layout } };
    }
  }
}

const STUDIES: readonly Study<PileCapInputs>[] = [
  {
    study: "All actions",
    axis: "Factor",
    scaled: (inputs, k) => ({
      ...inputs,
      actions: scaledRows(inputs.actions, k, "n", "mx", "my", "vx", "vy", "t"),
      caseActions: scaledRows(inputs.caseActions, k, "n", "mx", "my", "vx", "vy", "t"),
    }),
    value: (_, k) => k,
  },
  {
    study: "Cap depth",
    axis: "Depth (m)",
    scaled: (inputs, k) => ({ ...inputs, depth: k * inputs.depth }),
    value: ({ depth }, k) => fromBase(k * depth, "m"),
  },
  {
    study: "Pile spacing",
    axis: "Spacing (m)",
    scaled: (inputs, k) => ({
      ...inputs,
      spacing: k * inputs.spacing,
      piles: inputs.piles.map(({ x, y }) => ({ x: k * x, y: k * y })),
    }),
    value: ({ spacing }, k) => fromBase(k * spacing, "m"),
  },
];

export const PILE_CAP_ALTERNATIVES = moduleAlternatives(PILE_CAP_MODULE, {
  topics: TOPICS,
  governing: new Set(["Piles"]),
  candidates,
  remedies: [moreBars, largerBars, moreMats, deeper, strongerConcrete, widerPiles, morePiles],
  studies: () => STUDIES,
});
