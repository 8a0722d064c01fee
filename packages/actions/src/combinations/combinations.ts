import type { Combination } from "./combination.ts";
import type { LoadCase } from "./load-case.ts";
import type { CombinationOptions } from "./options.ts";
import { CombinationError, combinationProblems } from "./problems.ts";
import { serviceabilityCombinations } from "./serviceability.ts";
import { strengthCombinations } from "./strength.ts";
import { factorsOf, type Term, titleOf } from "./terms.ts";

/**
 * Every combination of the cases, those that are switched off included, each set of factors once for a purpose.
 *
 * Errors   CombinationError (DomainError), the first of `combinationProblems`
 * Source   AS/NZS 1170.0 Clauses 4.2.2 and 4.3
 * Checked  validation/actions.test.ts
 */
export function combinationsOf(
  cases: readonly LoadCase[],
  options: CombinationOptions = {},
): readonly Combination[] {
  // Most changes of a design leave its cases as they are.
  const key = JSON.stringify([cases, options]);
  const known = KNOWN.get(key);
  if (known) return known;
  const found = generate(cases, options);
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(key, found);
  return found;
}

const KNOWN = new Map<string, readonly Combination[]>();
const MOST_KNOWN = 16;

function generate(cases: readonly LoadCase[], options: CombinationOptions): readonly Combination[] {
  const [problem] = combinationProblems(cases, options);
  if (problem) throw new CombinationError(problem);
  const user = userCombinations(cases, options.user ?? []);
  const known = new Set<string>();
  const generated = [...strengthCombinations(cases), ...serviceabilityCombinations(cases, options)].filter(
    ({ purpose, factors }) => {
      if (Object.keys(factors).length === 0) return false;
      const key = cases.reduce((text, { id }) => `${text} ${factors[id] ?? 0}`, purpose as string);
      if (known.has(key)) return false;
      known.add(key);
      return true;
    },
  );
  return [...generated, ...user].map((combination) => {
    const switchedOff = options.switchedOff?.[combination.id];
    return switchedOff === undefined ? combination : { ...combination, switchedOff: switchedOff.trim() };
  });
}

/**
 * The combinations that the user entered; those with earthquake actions also in the senses that are not entered.
 *
 * Source   AS 1170.4: an earthquake acts in either sense of a direction
 */
function userCombinations(
  cases: readonly LoadCase[],
  entered: NonNullable<CombinationOptions["user"]>,
): readonly Combination[] {
  const key = ({ purpose, factors }: Combination) =>
    cases.reduce((text, { id }) => `${text} ${factors[id] ?? 0}`, purpose as string);
  const all = entered.map(({ id, limitState, factors }) => {
    const terms = cases.flatMap((of): Term[] => {
      const factor = factors[of.id] ?? 0;
      return factor === 0 ? [] : [{ of, factor }];
    });
    return inEachSense(terms).map((acting): Combination => {
      const reversed = acting.flatMap((term, at) => (term.factor === terms[at]?.factor ? [] : [term.of.id]));
      return {
        id: [id, ...reversed.map((name) => `-${name}`)].join(":"),
        title: titleOf(acting),
        purpose: limitState,
        clause: undefined,
        factors: factorsOf(acting),
      };
    });
  });
  const known = new Set(all.flatMap(([asEntered]) => (asEntered ? [key(asEntered)] : [])));
  return all.flatMap(([asEntered, ...others]) => [
    ...(asEntered ? [asEntered] : []),
    ...others.filter((one) => {
      if (known.has(key(one))) return false;
      known.add(key(one));
      return true;
    }),
  ]);
}

/** Terms as they are, then with each earthquake action reversed, alone and together. */
const inEachSense = (terms: readonly Term[]): readonly (readonly Term[])[] =>
  terms.reduce<readonly (readonly Term[])[]>(
    (before, term) => {
      const senses = term.of.kind === "earthquake" ? [term, { ...term, factor: -term.factor }] : [term];
      return senses.flatMap((one) => before.map((acting) => [...acting, one]));
    },
    [[]],
  );
