export type Flange = "top" | "bottom";
export type TwistRestraint = "none" | "partial" | "effective";

/** Fully, partially or laterally restrained, unrestrained: AS 4100 5.4.2. */
export type RestraintLetter = "F" | "P" | "L" | "U";

/** What restrains a cross-section. */
export interface Restraint {
  /** Position along the member, mm. */
  readonly x: number;
  /** Lateral restraint of the top flange. */
  readonly top: boolean;
  /** Lateral restraint of the bottom flange. */
  readonly bottom: boolean;
  /** Lateral restraint at another point, such as a cleat on the web of a coped end. */
  readonly web?: boolean | undefined;
  readonly twist: TwistRestraint;
  /** Restraint against rotation about the minor axis. */
  readonly rotation?: boolean | undefined;
}

/** Continuous lateral restraint of a flange, such as a slab. Units mm. */
export interface ContinuousRestraint {
  readonly from: number;
  readonly to: number;
  readonly flange: Flange;
}

/** What holds a cross-section, without its position. */
export type RestraintKind = Omit<Restraint, "x">;

/** Common details. A support without another entry is `full`. */
export const RESTRAINT_PRESETS = {
  /** A cleat, web side plate or end plate of at least half the depth, or a built-in end. */
  full: { top: true, bottom: true, twist: "effective" },
  /** A coped end held by its web. */
  "coped-end": { top: false, bottom: false, web: true, twist: "partial" },
  /** A purlin or joist on the top flange. */
  purlin: { top: true, bottom: false, twist: "none" },
  /** A purlin on the top flange with a fly brace to the bottom flange. */
  "fly-brace": { top: true, bottom: true, twist: "effective" },
  free: { top: false, bottom: false, twist: "none" },
} as const satisfies Record<string, RestraintKind>;

/**
 * The restraint of a cross-section whose critical flange is known.
 *
 *   F   lateral restraint of the critical flange with effective or partial twist restraint, or lateral restraint at another
 *       point with effective twist restraint
 *   P   lateral restraint at another point with partial twist restraint
 *   L   lateral restraint of the critical flange only
 *   U   none of these
 *
 * Shape    lateral restraint of both flanges prevents twist (statics): F. Twist restraint without lateral restraint: U
 * Source   AS 4100 5.4.2
 * Checked  src/member/restraint.test.ts
 */
export function restraintLetter(restraint: RestraintKind, critical: Flange): RestraintLetter {
  const { top, bottom, web = false, twist } = restraint;
  if (top && bottom) return "F";
  const isCriticalHeld = critical === "top" ? top : bottom;
  if (isCriticalHeld) return twist === "none" ? "L" : "F";
  if (!(top || bottom || web) || twist === "none") return "U";
  return twist === "effective" ? "F" : "P";
}

/** Whether a cross-section is F or P, which does not depend on its critical flange: segments end there. */
export function endsSegment({ top, bottom, web = false, twist }: RestraintKind): boolean {
  return (top && bottom) || ((top || bottom || web) && twist !== "none");
}
