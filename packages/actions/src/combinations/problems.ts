import { DomainError } from "@kingpost/calc/domain-error";
import type { LoadCase } from "./load-case.ts";
import type { CombinationOptions } from "./options.ts";
import { GREATEST_COMBINATION_FACTOR } from "./usages.ts";

/** The row that a problem belongs to. */
export interface CombinationPlace {
  readonly list: "cases" | "user" | "switchedOff";
  readonly index: number;
  readonly field?: string;
}

export interface CombinationProblem {
  readonly code: string;
  readonly message: string;
  readonly place: CombinationPlace;
}

/** Ends the calculation of combinations: the first of `combinationProblems`. */
export class CombinationError extends DomainError {
  readonly place: CombinationPlace;

  constructor({ code, message, place }: CombinationProblem) {
    super(code, message);
    this.name = "CombinationError";
    this.place = place;
  }
}

/** Greatest factor, of either sign, in a user's combination or of an `other` action. */
export const GREATEST_FACTOR = 3;
/** The identifiers of the rules: strength, serviceability and stability. */
const GENERATED = /^[SDT]\d/;
/** Any of them may act, so that each doubles the number of combinations. */
const MOST_CONCURRENT = 4;

/**
 * Everything that prevents combinations, in the order of the rows.
 *
 * Codes    same-case, factor-out-of-range, too-many, unknown-case, same-combination, no-reason
 */
export function combinationProblems(
  cases: readonly LoadCase[],
  { user = [], switchedOff = {} }: CombinationOptions,
): readonly CombinationProblem[] {
  const problems: CombinationProblem[] = [];
  const add = (code: string, message: string, place: CombinationPlace) =>
    problems.push({ code, message, place });
  const factor = (value: number, least: number, most: number, place: CombinationPlace) => {
    if (value >= least && value <= most) return;
    add("factor-out-of-range", `The factor must be from ${least} to ${most}.`.replace("-", "\u2212"), place);
  };

  let concurrent = 0;
  for (const [index, one] of cases.entries()) {
    const place = { list: "cases", index } as const;
    if (cases.findIndex(({ id }) => id === one.id) < index) {
      add("same-case", `There are two load cases ${one.id}.`, { ...place, field: "id" });
    }
    if (one.kind === "imposed") {
      for (const [field, value] of Object.entries(one.factors ?? {})) {
        factor(value, 0, GREATEST_COMBINATION_FACTOR, { ...place, field });
      }
      if (one.isConcurrent && ++concurrent === MOST_CONCURRENT + 1) {
        const message = `At most ${MOST_CONCURRENT} imposed actions can be concurrent.`;
        add("too-many", message, { ...place, field: "isConcurrent" });
      }
    }
    if (one.kind === "other") {
      for (const field of ["strength", "stability", "serviceability"] as const) {
        factor(one[field], -GREATEST_FACTOR, GREATEST_FACTOR, { ...place, field });
      }
    }
  }
  for (const [index, { id, factors }] of user.entries()) {
    const place = { list: "user", index } as const;
    if (user.findIndex((other) => other.id === id) < index) {
      add("same-combination", `There are two combinations ${id}.`, { ...place, field: "id" });
    }
    if (GENERATED.test(id)) {
      add("same-combination", `${id} is the name of a combination of the Standard.`, {
        ...place,
        field: "id",
      });
    }
    for (const [field, value] of Object.entries(factors)) {
      if (!cases.some((one) => one.id === field)) {
        add("unknown-case", `There is no load case ${field}.`, { ...place, field });
      }
      factor(value, -GREATEST_FACTOR, GREATEST_FACTOR, { ...place, field });
    }
  }
  for (const [index, [id, reason]] of Object.entries(switchedOff).entries()) {
    if (reason.trim() !== "") continue;
    add("no-reason", `Enter the reason why combination ${id} is not used.`, { list: "switchedOff", index });
  }
  return problems;
}
