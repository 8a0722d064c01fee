import type { Check, CheckNames, DesignAction } from "@kingpost/calc";

/** A check that a module makes under each of its combinations. `Under`: a design with the actions of one combination. */
export interface CheckRow<Under> {
  /** Stable: links and candidates know a check by it. */
  readonly id: string;
  readonly title: string | ((under: Under) => string);
  /** The kind of check in the table of candidates; undefined if it is not shown there. */
  readonly topic?: string | undefined;
  /** Makes the check; undefined where it does not apply at all and is not listed. */
  readonly check: (under: Under, names: CheckNames) => Check | undefined;
}

/** The checks of the rows under one combination, in their order. */
export const checksOf = <Under>(
  rows: readonly CheckRow<Under>[],
  under: Under,
  action: DesignAction,
): readonly Check[] =>
  rows.flatMap(({ id, title, check }) => {
    const names = { id, title: typeof title === "string" ? title : title(under), action };
    return check(under, names) ?? [];
  });

/** The topics of the checks in the table of candidates, by their identifiers. */
export const topicsOf = (
  rows: readonly Pick<CheckRow<never>, "id" | "topic">[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(rows.flatMap(({ id, topic }) => (topic === undefined ? [] : [[id, topic]])));
