/** One line of the results. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** The goal in words, and whether it is met; both missing where a figure only informs. */
  readonly goal?: string;
  readonly met?: boolean;
}

export interface Outcome {
  /** How it was measured, in a sentence or two: without it a figure means nothing. */
  readonly how: string;
  readonly rows: readonly Row[];
}

export interface MeasureOptions {
  /** How long a measure of endurance goes on. */
  readonly minutes: number;
}

export interface Measure {
  /** What it is called on the command line. */
  readonly name: string;
  readonly title: string;
  run(options: MeasureOptions): Promise<Outcome>;
}

/** A figure with a goal. NaN never meets one. */
export function judged(
  what: string,
  value: number,
  goal: { readonly atMost: number } | { readonly atLeast: number },
  write: (value: number) => string,
): Row {
  return "atMost" in goal
    ? { what, goal: `at most ${write(goal.atMost)}`, measured: write(value), met: value <= goal.atMost }
    : { what, goal: `at least ${write(goal.atLeast)}`, measured: write(value), met: value >= goal.atLeast };
}

export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
export const perSecond = (value: number) => `${Math.round(value).toLocaleString("en-AU")}/s`;
