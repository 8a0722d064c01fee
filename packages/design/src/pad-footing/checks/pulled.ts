import { PERMANENT_RELIEVING } from "@kingpost/actions";
import type { FootingActions } from "@kingpost/as3600";
import { arrangedStabilitySums, usedFactor } from "../../frame/actions/stability-sums.ts";
import type { FootingCombination } from "../combinations.ts";
import type { PadFootingModel } from "../model.ts";
import { inSense, sensesOf } from "../senses.ts";
import { atUnderside, buoyancyActions, NO_ROW, weightActions } from "./stability.ts";

/** A force and moments on a plane: where the column meets the footing, or at the underside. */
type OnPlane = Pick<FootingActions, "n" | "mx" | "my">;

/** What a row holds down at a face or a corner of an area. */
interface Part {
  readonly words: string;
  readonly effectOf: (of: OnPlane) => number;
}

/**
 * Moments over the size of an area that count against a force: 2 about its far edge, 6 about its kern, beyond which a part lifts or is in
 * tension. A force between both holds one down and not the other.
 */
const LEVERS = [2, 6] as const;

/** The whole area before its faces. */
const SIGNS = [0, -1, 1] as const;

/** The whole area, its faces and its corners. `cx`, `cy`: its size. Units mm. */
const partsOf = (area: "column" | "footing", cx: number, cy: number): readonly Part[] =>
  SIGNS.flatMap((x) =>
    SIGNS.flatMap((y) => {
      if (x === 0 && y === 0) return [{ words: area, effectOf: ({ n }: OnPlane) => n }];
      const side = [x < 0 ? "left" : x > 0 ? "right" : "", y < 0 ? "bottom" : y > 0 ? "top" : ""]
        .filter((one) => one !== "")
        .join(" ");
      return LEVERS.map((lever, at) => ({
        words: `${side} ${at === 0 ? "edge" : "part"} of the ${area}`,
        // A moment about y compresses the +x edge, and one about x the +y edge.
        effectOf: ({ n, mx, my }: OnPlane) => n + lever * ((x * my) / cx + (y * mx) / cy),
      }));
    }),
  );

/** The least of a part, and what acts then. */
interface Pulled {
  readonly value: number;
  readonly combination: () => FootingCombination;
}

/**
 * The combinations for stability that pull most on the column, and lift most of the footing at each edge and corner: 0.9 of the permanent
 * action that holds it down, and no variable action that does. None without load cases, which show what stabilises.
 *
 * Source   AS/NZS 1170.0 4.2.1
 * Checked  src/pad-footing/checks/uplift.test.ts
 */
export function pulledCombinations(model: PadFootingModel): readonly FootingCombination[] {
  const { inputs, plan, lever, weights } = model;
  if (inputs.actionsBy !== "cases") return [];
  const { columnKind, columnX, columnY, diameter, depth } = inputs;
  const [cx, cy] = columnKind === "circular" ? [diameter, diameter] : [columnX, columnY];
  const height = lever - depth;
  const atColumn = ({ n, mx, my, vx, vy }: FootingActions): OnPlane => ({
    n,
    mx: mx + vy * height,
    my: my + vx * height,
  });
  const parts = [
    ...partsOf("column", cx, cy).map((part) => ({ ...part, of: atColumn, isWeighted: false })),
    ...partsOf("footing", plan.lx, plan.ly).map((part) => ({
      ...part,
      of: (row: FootingActions) => atUnderside(model, row),
      isWeighted: true,
    })),
  ];
  const most = new Map<string, Pulled>();
  for (const { words, signs } of sensesOf(inputs, inputs.caseActions)) {
    const rows = inputs.caseActions.map((row) => inSense(row, { words, signs }));
    const effects = new Map(rows.map((row) => [row, parts.map(({ effectOf, of }) => effectOf(of(row)))]));
    const ownOf = weights.map(({ of: { own, buoyancy } }) => ({
      own: parts.map(({ effectOf, isWeighted }) => (isWeighted ? effectOf(weightActions(own)) : 0)),
      water: parts.map(({ effectOf, isWeighted }) => (isWeighted ? effectOf(buoyancyActions(buoyancy)) : 0)),
    }));
    // The weights are permanent action beside those of the rows.
    for (const sum of arrangedStabilitySums([...rows, NO_ROW], inputs.usage)) {
      const water = sum.factorOf(NO_ROW);
      const acting = sum.rows.map((row) => ({ row, factor: sum.factorOf(row), of: effects.get(row) ?? [] }));
      for (const [at, { words: place }] of parts.entries()) {
        let pressed = 0;
        for (const { row, factor, of } of acting) {
          const effect = of[at] ?? 0;
          pressed += usedFactor(row, factor, effect) * effect;
        }
        const held = ownOf.map(
          (one) => PERMANENT_RELIEVING * (one.own[at] ?? 0) + water * (one.water[at] ?? 0),
        );
        const value = pressed + Math.min(...held);
        if (value >= (most.get(place)?.value ?? 0)) continue;
        const name = [sum.name, words, place].filter((one) => one !== "").join(", ");
        const used = () =>
          acting.map(({ row, factor, of }) => ({ row, by: usedFactor(row, factor, of[at] ?? 0) }));
        most.set(place, { value, combination: () => combinationOf(name, used(), water) });
      }
    }
  }
  const all = [...most.values()].map(({ combination }) => combination());
  // Parts that the same rows pull have one combination.
  return [...Map.groupBy(all, ({ actions, water }) => JSON.stringify([actions, water])).values()].flatMap(
    ([first]) => first ?? [],
  );
}

function combinationOf(
  name: string,
  used: readonly { readonly row: FootingActions; readonly by: number }[],
  water: number,
): FootingCombination {
  const sum = (of: keyof FootingActions) => used.reduce((total, { row, by }) => total + by * row[of], 0);
  return {
    name,
    path: undefined,
    actions: { n: sum("n"), mx: sum("mx"), my: sum("my"), vx: sum("vx"), vy: sum("vy") },
    weight: PERMANENT_RELIEVING,
    surcharge: 0,
    water,
    isShort: false,
    factorOf: undefined,
  };
}
