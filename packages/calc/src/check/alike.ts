import type { Check } from "./check.ts";
import { verdictOf, worstFirst } from "./verdict.ts";

/** A check with the others of its kind that pass with more to spare: at other spans, supports, segments or layers. */
export interface AlikeChecks {
  readonly worst: Check;
  readonly others: readonly Check[];
}

/** Kind of a check, without its place: `crack-stress` of `span-3/crack-stress`, `bar-gap` of `bar-gap/top-layer-1`. */
const kindOf = ({ id, group }: Check): string =>
  [group, ...id.split("/").filter((part) => !/\d/.test(part))].join("/");

/** The checks worst first, those alike together. Only checks that pass are behind another one. */
export function foldAlike(checks: readonly Check[]): readonly AlikeChecks[] {
  const folded: { worst: Check; others: Check[] }[] = [];
  const first = new Map<string, Check[]>();
  for (const check of worstFirst(checks)) {
    const others = verdictOf(check) === "pass" ? first.get(kindOf(check)) : undefined;
    if (others) others.push(check);
    else {
      const row = { worst: check, others: [] };
      folded.push(row);
      if (check.kind === "limit" || check.kind === "requirement") {
        if (!first.has(kindOf(check))) first.set(kindOf(check), row.others);
      }
    }
  }
  return folded;
}
