/** One line of the results. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** The goal as text and whether it is met; both missing if a figure is only informative. */
  readonly goal?: string;
  readonly met?: boolean;
}

export interface Outcome {
  /** How it was measured, in a sentence or two. */
  readonly how: string;
  readonly rows: readonly Row[];
}

export interface MeasureOptions {
  /** The duration of an endurance measure. */
  readonly minutes: number;
}

export interface Measure {
  /** Its name on the command line. */
  readonly name: string;
  readonly title: string;
  run(options: MeasureOptions): Promise<Outcome>;
}

/** A figure with a goal. NaN never meets it. */
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
