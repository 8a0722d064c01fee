import type { PileCapModel } from "./cap.ts";

/** Where no bar of a band is, between the centres of the bars beside it, or to the cover at the edge. Units mm. */
interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Gaps shorter than this are rounding, mm. */
const NO_GAP = 1e-6;

/** The gaps across a direction between its bands, and between them and the edges of the cap. */
export function bandGaps({ cap, inputs, bars, arrangement }: PileCapModel, along: "x" | "y"): readonly Gap[] {
  if (arrangement !== "bands") return [];
  const { outline } = cap;
  const { lines, db } = bars[along];
  const [low, high] = along === "x" ? [outline.bottom, outline.top] : [outline.left, outline.right];
  const bands = lines
    .map(({ at, width }) => ({ from: at - (width - db) / 2, to: at + (width - db) / 2 }))
    .toSorted((a, b) => a.from - b.from);
  const inset = inputs.sideCover + db / 2;
  const starts = [low + inset, ...bands.map(({ to }) => to)];
  const ends = [...bands.map(({ from }) => from), high - inset];
  return starts
    .map((from, at) => ({ from, to: ends[at] ?? from }))
    .filter(({ from, to }) => to - from > NO_GAP);
}

/** Where the bars between the bands of a direction are across it. Units mm. */
export function barsBetween(model: PileCapModel, along: "x" | "y"): readonly number[] {
  const { betweenSpacing: most } = model.inputs;
  if (most === 0) return [];
  return bandGaps(model, along).flatMap(({ from, to }) => {
    const gaps = Math.ceil((to - from) / most - 1e-9);
    return Array.from({ length: gaps - 1 }, (_, at) => from + ((at + 1) * (to - from)) / gaps);
  });
}
