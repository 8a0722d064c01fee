import type { Reference } from "../reference.ts";
import type { Step } from "../steps/step.ts";
import type { UnitName } from "../unit/units.ts";

interface CheckDescription {
  /** Stable: `member-bending/segment-2`. */
  readonly id: string;
  /** Checks are listed by group: `Strength`, `Serviceability`. */
  readonly group: string;
  readonly title: string;
  readonly reference: Reference;
  /** The combination that governs: `1.2G + 1.5Q`. */
  readonly combination?: string | undefined;
  /** Place where the check governs: `x = 3.000 m`. */
  readonly location?: string | undefined;
}

interface CheckWorking {
  readonly steps: readonly Step[];
  readonly assumptions: readonly string[];
}

/** `≤`: a demand has a capacity or limit. `≥`: what is provided has a least value. */
export type Relation = "≤" | "≥";

/** Units `demand` and `limit` in base units, shown in `unit`. */
export interface Limit {
  readonly demand: number;
  readonly relation: Relation;
  readonly limit: number;
  readonly unit: UnitName;
}

/** A value against its limit. */
export interface LimitCheck extends CheckDescription, CheckWorking, Limit {
  readonly kind: "limit";
  /** More than 1 fails. Infinite where the limit leaves nothing. */
  readonly ratio: number;
}

/** Met or not: a cover, a spacing, an edge distance. */
export interface RequirementCheck extends CheckDescription, CheckWorking {
  readonly kind: "requirement";
  readonly isMet: boolean;
  /** The required and the actual value, as text. */
  readonly finding: string;
}

/** The rule does not apply to this design. */
export interface NotApplicableCheck extends CheckDescription {
  readonly kind: "not applicable";
  readonly reason: string;
  /** Whether another designer makes the check: the reason is an assumption of this design, with its action, and always printed. */
  readonly isElsewhere?: true;
}

/** The rule applies, and the check is not made. */
export interface NotCoveredCheck extends CheckDescription {
  readonly kind: "not covered";
  readonly reason: string;
}

export type Check = LimitCheck | RequirementCheck | NotApplicableCheck | NotCoveredCheck;

/** What is only worked out where it is shown: the value, or a function that is then called once. */
type Shown<T> = T | (() => T);

interface ShownParts {
  readonly steps: Shown<readonly Step[]>;
  readonly location?: Shown<string> | undefined;
}

/** What a limit check is made from. */
interface LimitCheckParts extends Omit<LimitCheck, "kind" | "ratio" | keyof ShownParts>, ShownParts {}

/** What a requirement is made from. */
interface RequirementParts extends Omit<RequirementCheck, "kind" | "finding" | keyof ShownParts>, ShownParts {
  readonly finding: Shown<string>;
}

/** A limit check with its ratio. It has accessors, which a spread leaves out. */
export function limitCheck(check: LimitCheckParts): LimitCheck {
  return new CheckOfParts(check);
}

/** A requirement whose finding, working and place are worked out where they are shown. It has accessors, which a spread leaves out. */
export function lazyRequirement(check: RequirementParts): RequirementCheck {
  return new RequirementOfParts(check);
}

class OfParts {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  readonly reference: Reference;
  readonly combination: string | undefined;
  readonly assumptions: readonly string[];
  #steps: ShownParts["steps"];
  #location: ShownParts["location"];

  constructor(of: Omit<CheckDescription & CheckWorking, keyof ShownParts> & ShownParts) {
    this.id = of.id;
    this.group = of.group;
    this.title = of.title;
    this.reference = of.reference;
    this.combination = of.combination;
    this.assumptions = of.assumptions;
    this.#steps = of.steps;
    this.#location = of.location;
  }

  get steps(): readonly Step[] {
    if (typeof this.#steps === "function") this.#steps = this.#steps();
    return this.#steps;
  }

  get location(): string | undefined {
    if (typeof this.#location === "function") this.#location = this.#location();
    return this.#location;
  }
}

class CheckOfParts extends OfParts implements LimitCheck {
  readonly kind = "limit";
  readonly demand: number;
  readonly relation: Relation;
  readonly limit: number;
  readonly unit: UnitName;
  readonly ratio: number;

  constructor(of: LimitCheckParts) {
    super(of);
    this.demand = of.demand;
    this.relation = of.relation;
    this.limit = of.limit;
    this.unit = of.unit;
    this.ratio = ratioOf(of);
  }
}

class RequirementOfParts extends OfParts implements RequirementCheck {
  readonly kind = "requirement";
  readonly isMet: boolean;
  #finding: RequirementParts["finding"];

  constructor(of: RequirementParts) {
    super(of);
    this.isMet = of.isMet;
    this.#finding = of.finding;
  }

  get finding(): string {
    if (typeof this.#finding === "function") this.#finding = this.#finding();
    return this.#finding;
  }
}

/** demand / limit, or limit / demand where the demand is the least value. */
function ratioOf({ demand, relation, limit }: Limit): number {
  const [less, more] = relation === "≤" ? [demand, limit] : [limit, demand];
  if (less > more) return more > 0 ? less / more : Number.POSITIVE_INFINITY;
  return less > 0 ? less / more : 0;
}
