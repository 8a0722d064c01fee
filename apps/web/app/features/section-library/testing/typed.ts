import { DEFAULT_MEMBER } from "../capacities/member/member.ts";
import type { Condition } from "../filter/conditions.ts";
import { typedSearch } from "../filter/found/found.ts";
import type { TypedSearch } from "../filter/search/typed-search.ts";
import { catalogue } from "./catalogue.ts";

/** A search text as the library reads it. */
export function typed(text: string): TypedSearch {
  return typedSearch(catalogue, text, DEFAULT_MEMBER);
}

/** The conditions of a text that is nothing else. */
export function conditionsOf(text: string): readonly Condition[] {
  const { name, conditions, error } = typed(text);
  if (error) throw new Error(error.text);
  if (name !== "") throw new Error(`Not a condition: ${name}`);
  return conditions;
}

/** The one condition of a text. */
export function conditionOf(text: string): Condition {
  const [first, second] = conditionsOf(text);
  if (!first || second) throw new Error(`Not one condition: ${text}`);
  return first;
}
