/** Bars of one direction at the bottom. Units mm. */
export interface BottomBars {
  readonly db: number;
  /** Bars of each band, or of the mat. */
  readonly count: number;
  /** Lines of bars: centre and width across. */
  readonly lines: readonly { readonly at: number; readonly width: number }[];
  /** Effective depth. */
  readonly d: number;
  /** Clear gap between bars. */
  readonly gap: number;
}

/** Where the bars of a line are across it. Units mm. */
export function barPositions({ count, lines, db }: BottomBars, line: number): readonly number[] {
  const of = lines[line];
  if (!of) return [];
  const first = of.at - of.width / 2 + db / 2;
  return Array.from({ length: count }, (_, index) => first + (index * (of.width - db)) / (count - 1));
}
