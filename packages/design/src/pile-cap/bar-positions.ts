import type { BottomBars } from "./model.ts";

/** Where the bars of a line are across it. Units mm. */
export function barPositions({ count, lines, db }: BottomBars, line: number): readonly number[] {
  const of = lines[line];
  if (!of) return [];
  const first = of.at - of.width / 2 + db / 2;
  return Array.from({ length: count }, (_, index) => first + (index * (of.width - db)) / (count - 1));
}
