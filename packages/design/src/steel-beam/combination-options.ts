import {
  type AnalysisOptions,
  type CaseLoads,
  type Combination,
  combinationsOf,
  GREATEST_FACTOR,
} from "@kingpost/actions";
import type { BeamInputs } from "./beam-inputs.ts";

/** What the user chose of combinations and patterns. */
export function analysisOptions(inputs: BeamInputs, cases: readonly CaseLoads[]): AnalysisOptions {
  const { patterns, hasRelievingPermanent, restraints, notUsed } = inputs;
  const all = notUsed.length === 0 ? [] : allCombinations(inputs, cases);
  return {
    ...combinationOptions(inputs, cases),
    patterns,
    hasRelievingPermanent,
    stations: restraints.map(({ position }) => position),
    switchedOff: Object.fromEntries(
      notUsed.flatMap(({ combination, reason }) =>
        all.filter((one) => isNamed(one, combination)).map(({ id }) => [id, reason]),
      ),
    ),
  };
}

/** Every combination that may be used, whether or not it is. */
export function allCombinations(inputs: BeamInputs, cases: readonly CaseLoads[]): readonly Combination[] {
  return combinationsOf(
    cases.map(({ of }) => of),
    combinationOptions(inputs, cases),
  );
}

function combinationOptions(
  { ownCombinations, hasWindWithPermanent }: BeamInputs,
  cases: readonly CaseLoads[],
) {
  return {
    // The limit of the imposed load alone is for all of it.
    isImposedInFull: true,
    hasWindWithPermanent,
    user: ownCombinations.map(({ limitState, sum }, at) => {
      const read = readSum(sum, cases);
      return { id: `U${at + 1}`, limitState, factors: "factors" in read ? read.factors : {} };
    }),
  };
}

/** As a user may type a sum: without spaces, with a hyphen for the minus. */
const typed = (text: string): string => text.replaceAll(/\s/g, "").replaceAll("\u2212", "-");

/** Whether a user means a combination: by its sum, whatever its spaces and minus signs. */
export function isNamed({ title }: Pick<Combination, "title">, name: string): boolean {
  return typed(title) === typed(name);
}

export type ReadSum = { readonly factors: Readonly<Record<string, number>> } | { readonly problem: string };

const TERM = /^([+\-\u2212]?)(\d+(?:\.\d+)?)?\s*[*\u00d7]?\s*([A-Za-z]+\d*)/;

/** The factors of `1.1G + 1.25Q`: G is all permanent load. */
export function readSum(text: string, cases: readonly CaseLoads[]): ReadSum {
  const factors: Record<string, number> = {};
  let rest = text.trim();
  if (rest === "") return { problem: "Enter the sum, such as 1.1G + 1.25Q." };
  while (rest !== "") {
    const [whole, sign, number, name] = TERM.exec(rest) ?? [];
    const isFirst = Object.keys(factors).length === 0;
    if (whole === undefined || name === undefined || (sign === "" && !isFirst)) {
      return { problem: `\u201c${rest}\u201d is not understood. A sum is such as 1.1G + 1.25Q.` };
    }
    const named = cases.filter(({ of }) =>
      name === "G" ? of.kind === "permanent" : of.id === name && of.kind !== "permanent",
    );
    if (named.length === 0) {
      const known = ["G", ...cases.filter(({ of }) => of.kind !== "permanent").map(({ of }) => of.id)];
      return { problem: `No load has the case ${name}. The cases are: ${known.join(", ")}.` };
    }
    const factor = (sign === "" || sign === "+" ? 1 : -1) * (number === undefined ? 1 : Number(number));
    for (const { of } of named) {
      if (of.id in factors) return { problem: `${name} is in the sum twice.` };
      if (factor > GREATEST_FACTOR || factor < -GREATEST_FACTOR) {
        return { problem: `A factor is from \u2212${GREATEST_FACTOR} to ${GREATEST_FACTOR}.` };
      }
      factors[of.id] = factor;
    }
    rest = rest
      .slice(whole.length)
      .trim()
      .replace(/^([+\-\u2212])\s+/, "$1");
  }
  return { factors };
}
