import type { Rating, StudyPoint } from "./alternatives.ts";

/** How the verdict depends on one quantity of a design. */
export interface Study<Inputs> {
  readonly study: string;
  /** The name of the varied quantity, with its unit: `Length (m)`. */
  readonly axis: string;
  /** The inputs with the quantity times a factor. */
  readonly scaled: (inputs: Inputs, k: number) => Inputs;
  /** The quantity times the factor, in the unit of the axis. */
  readonly value: (inputs: Inputs, k: number) => number;
}

const FACTORS = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5] as const;
/** Factors at which a change of verdict is looked for if it is the same at all of `FACTORS`. */
const BELOW = [0.3, 0.1] as const;
const ABOVE = [2, 3, 5, 10] as const;
/** Halvings of the interval in which the verdict changes. */
const HALVINGS = 18;

interface Sample {
  readonly k: number;
  readonly rating: Rating | undefined;
}

/** Verdict as a number, greater for a worse one; undefined where the design cannot be rated. */
function stateOf({ rating }: Sample): number | undefined {
  switch (rating?.verdict) {
    case undefined:
      return undefined;
    case "pass":
    case "close":
      return 0;
    case "fail":
      return 2;
    default:
      return 1;
  }
}

type Rater = (k: number) => Sample;

/** The last sample on the better side of a change of verdict between two; undefined between halvings, to pause. */
function* lastBefore(better: Sample, worse: Sample, rateAt: Rater): Generator<undefined, Sample> {
  const best = stateOf(better) ?? 0;
  let [last, next] = [better, worse];
  for (let n = 0; n < HALVINGS; n += 1) {
    const middle = rateAt((last.k + next.k) / 2);
    const state = stateOf(middle);
    if (state !== undefined && state <= best) last = middle;
    else next = middle;
    yield;
  }
  return last;
}

/**
 * The verdict between half and one and a half times the present quantities, and the values at which it changes, each on the better side
 * of the change; where it is the same at all of these, the change is looked for between 0.1 and 10 times. In the order of the values;
 * inputs without a rating are left out. Undefined between them, to pause.
 */
export function* studyPoints<Inputs>(
  studies: readonly Study<Inputs>[],
  inputs: Inputs,
  rate: (inputs: Inputs) => Rating | undefined,
): Generator<StudyPoint | undefined> {
  for (const { study, axis, scaled, value } of studies) {
    const rateAt: Rater = (k) => ({ k, rating: rate(scaled(inputs, k)) });
    const points: StudyPoint[] = [];
    const add = ({ k, rating }: Sample, solved?: StudyPoint["solved"]) => {
      if (!rating) return;
      const isPresent = k === 1 && solved === undefined;
      points.push({ study, axis, value: value(inputs, k), isPresent, solved, ...rating });
    };
    const samples: Sample[] = [];
    for (const k of FACTORS) {
      const sample = rateAt(k);
      if (sample.rating) samples.push(sample);
      add(sample);
      yield;
    }
    for (const [from, to] of neighbours(samples, rateAt)) {
      const rises = (stateOf(from) ?? 0) < (stateOf(to) ?? 0);
      const solved = yield* rises ? lastBefore(from, to, rateAt) : lastBefore(to, from, rateAt);
      add(solved, rises ? "last" : "first");
    }
    yield* points.toSorted((one, other) => one.value - other.value);
  }
}

/** Neighbouring samples with different verdicts; if there are none, further ones on both sides are tried. */
function neighbours(samples: readonly Sample[], rateAt: Rater): readonly (readonly [Sample, Sample])[] {
  const changes = samples.flatMap((to, at) => {
    const from = samples[at - 1];
    return from && stateOf(from) !== stateOf(to) ? [[from, to] as const] : [];
  });
  const [first] = samples;
  const last = samples.at(-1);
  if (changes.length > 0 || !first || !last) return changes;
  const [below, above] = [firstChange(first, BELOW, rateAt), firstChange(last, ABOVE, rateAt)];
  return [...(below ? [[below[1], below[0]] as const] : []), ...(above ? [above] : [])];
}

/** The sample at the first factor with another verdict, after the sample before it. */
function firstChange(
  start: Sample,
  factors: readonly number[],
  rateAt: Rater,
): readonly [Sample, Sample] | undefined {
  let near = start;
  for (const k of factors) {
    const far = rateAt(k);
    if (!far.rating) return undefined;
    if (stateOf(far) !== stateOf(near)) return [near, far];
    near = far;
  }
  return undefined;
}
