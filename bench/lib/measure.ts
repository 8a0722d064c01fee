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

export interface Measure {
  /** Its name on the command line. */
  readonly name: string;
  readonly title: string;
  /** `minutes` is the duration of an endurance measure. */
  run(minutes: number): Promise<Outcome>;
}

type Format = (value: number) => string;

export const milliseconds: Format = (value) => `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;
export const kilobytes: Format = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes: Format = (bytes) => `${Math.round(bytes / 1e6)} MB`;
export const perSecond: Format = (value) => `${Math.round(value).toLocaleString("en-AU")}/s`;

/** An informative figure: text, or milliseconds. */
export const figure = (what: string, measured: string | number): Row => ({
  what,
  measured: typeof measured === "number" ? milliseconds(measured) : measured,
});

/** Figures with a goal, in milliseconds unless another format is given. NaN never meets it. */
export const atMost = (what: string, value: number, most: number, format = milliseconds): Row => ({
  ...{ what, goal: `at most ${format(most)}` },
  ...{ measured: format(value), met: value <= most },
});
export const atLeast = (what: string, value: number, least: number, format: Format): Row => ({
  ...{ what, goal: `at least ${format(least)}` },
  ...{ measured: format(value), met: value >= least },
});

/** The percentile of the values (nearest rank); NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
export const p95 = (values: readonly number[]): number => percentile(values, 0.95);

/** Median and 95th percentile as text. */
export const medianAndP95 = (values: readonly number[]): string =>
  `${milliseconds(median(values))}, ${milliseconds(p95(values))}`;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The results for all items, one after another. */
export async function inSequence<T, R>(
  items: Iterable<T>,
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** The results of a number of runs. */
export const repeated = <R>(count: number, work: (index: number) => Promise<R>): Promise<readonly R[]> =>
  inSequence(Array(count).keys(), work);
