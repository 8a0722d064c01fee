import { DomainError } from "@kingpost/calc";
import { type ContinuousRestraint, endsSegment, type Flange, type Restraint } from "./restraint.ts";

/** The restraints of a member from x = 0 to `length`, as entered. Units mm. */
export interface MemberRestraints {
  readonly length: number;
  readonly restraints: readonly Restraint[];
  readonly continuous?: readonly ContinuousRestraint[] | undefined;
  /** Positions of the supports. One without restraint makes the end beyond it no cantilever. */
  readonly supports?: readonly number[] | undefined;
}

/** The restraints of a member, checked and sorted. A cross-section without an entry is unrestrained. */
export interface MemberLayout {
  readonly length: number;
  /** Ascending. Each also holds the flanges that are continuously restrained there. */
  readonly restraints: readonly Restraint[];
  readonly continuous: readonly ContinuousRestraint[];
  /** Positions where reactions act. */
  readonly supports: readonly number[];
  /** The fully or partially restrained cross-sections, between which the segments are. At least one. */
  readonly ends: readonly [Restraint, ...Restraint[]];
}

/**
 * Errors   DomainError 'not-finite' | 'non-positive' (length) | 'outside-member' | 'duplicate-position' | 'empty-part' |
 *          'no-restraint' (no cross-section is F or P)
 */
export function memberLayout({
  length,
  restraints,
  continuous = [],
  supports = [],
}: MemberRestraints): MemberLayout {
  requireFinite(length, "The length of the member");
  if (length <= 0)
    throw new DomainError("non-positive", "The length of the member must be greater than zero.");
  const sorted = restraints.toSorted((a, b) => a.x - b.x);
  sorted.forEach(({ x }, index) => {
    requireInside(x, length, "A restraint");
    if (sorted[index - 1]?.x === x) {
      throw new DomainError("duplicate-position", `There are two restraints at ${x} mm.`);
    }
  });
  for (const { from, to } of continuous) {
    requireInside(from, length, "A continuous restraint");
    requireInside(to, length, "A continuous restraint");
    if (from >= to) {
      throw new DomainError(
        "empty-part",
        `A continuous restraint from ${from} mm to ${to} mm has no length.`,
      );
    }
  }
  const isHeld = (flange: Flange, x: number) =>
    continuous.some((one) => one.flange === flange && one.from <= x && x <= one.to);
  const held = sorted.map((one) => ({
    ...one,
    top: one.top || isHeld("top", one.x),
    bottom: one.bottom || isHeld("bottom", one.x),
  }));
  const [first, ...others] = held.filter(endsSegment);
  if (first === undefined) {
    throw new DomainError(
      "no-restraint",
      "No cross-section is fully or partially restrained: lateral and twist restraint are needed at one cross-section at least.",
    );
  }
  return { length, restraints: held, continuous, supports, ends: [first, ...others] };
}

function requireInside(x: number, length: number, what: string): void {
  requireFinite(x, `The position of ${what.toLowerCase()}`);
  if (x >= 0 && x <= length) return;
  throw new DomainError(
    "outside-member",
    `${what} at ${x} mm is outside the member, which is ${length} mm long.`,
  );
}

function requireFinite(value: number, what: string): void {
  if (!Number.isFinite(value)) throw new DomainError("not-finite", `${what} must be a number.`);
}
