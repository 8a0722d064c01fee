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
  const isNew = once(cases);
  const generated = [...strengthCombinations(cases), ...serviceabilityCombinations(cases, options)].filter(
    (one) => Object.keys(one.factors).length > 0 && isNew(one),
  );
  return [...generated, ...user].map((combination) => {
    const switchedOff = options.switchedOff?.[combination.id];
    return switchedOff === undefined ? combination : { ...combination, switchedOff: switchedOff.trim() };
  });
}

/** Whether a combination has factors that none of its purpose before it had. */
function once(cases: readonly LoadCase[], before: readonly Combination[] = []) {
  const keyOf = ({ purpose, factors }: Combination) =>
    cases.reduce((text, { id }) => `${text} ${factors[id] ?? 0}`, purpose as string);
  const known = new Set(before.map(keyOf));
  return (one: Combination): boolean => known.size < known.add(keyOf(one)).size;
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
  const isNew = once(
    cases,
    all.flatMap((senses) => senses.slice(0, 1)),
  );
  return all.flatMap((senses) => senses.filter((one, at) => at === 0 || isNew(one)));
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
