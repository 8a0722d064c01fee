import type { BeamPart } from "../beam/parts.ts";

/**
 * Which spans carry the imposed action.
 *
 * 4.3.3          AS 4100 Clause 4.3.3: all, alternate and each two adjacent spans
 * every          every set of spans; of more than MOST_SPANS_OF_EVERY, 4.3.3
 * all spans      one arrangement, all spans
 */
export type PatternSet = "4.3.3" | "every" | "all spans";

export interface Pattern {
  /** `all spans`, `spans 1 and 3`. An overhang counts as a span. */
  readonly title: string;
  /** Whether each part of the beam is loaded. */
  readonly isLoaded: readonly boolean[];
}

/** 2^n arrangements. */
export const MOST_SPANS_OF_EVERY = 5;

/** The arrangements of a set, each once; all spans first. Source: AS 4100 Clause 4.3.3. */
export function patternsOf(parts: readonly BeamPart[], set: PatternSet): readonly Pattern[] {
  const count = parts.length;
  const all = (1 << count) - 1;
  const masks = new Set([all]);
  if (set === "every" && count <= MOST_SPANS_OF_EVERY) {
    for (let mask = all; mask > 0; mask--) masks.add(mask);
  } else if (set !== "all spans") {
    masks.add(maskOf(count, (index) => index % 2 === 0));
    masks.add(maskOf(count, (index) => index % 2 === 1));
    for (let first = 0; first + 1 < count; first++) {
      masks.add(maskOf(count, (index) => index === first || index === first + 1));
    }
  }
  masks.delete(0);
  return [...masks].map((mask) => {
    const isLoaded = parts.map((_, index) => (mask & (1 << index)) !== 0);
    return { title: mask === all ? "all spans" : titleOf(isLoaded), isLoaded };
  });
}

function maskOf(count: number, isLoaded: (index: number) => boolean): number {
  let mask = 0;
  for (let index = 0; index < count; index++) if (isLoaded(index)) mask |= 1 << index;
  return mask;
}

function titleOf(isLoaded: readonly boolean[]): string {
  const numbers = isLoaded.flatMap((loaded, index) => (loaded ? [index + 1] : []));
  if (numbers.length === 1) return `span ${numbers[0]}`;
  return `spans ${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
}
