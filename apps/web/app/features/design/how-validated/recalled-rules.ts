/** A rule that is not yet confirmed against the Standard. */
export interface RecalledRule {
  readonly topic: string;
  readonly rule: string;
  readonly value: string;
  /** `derived`, `recalled`; empty where the list does not give it. */
  readonly basis: string;
}

/** Heading of the rows above the first one. */
const FIRST_TOPIC = "Sections and combinations";

/**
 * The rows of the tables of the list of recalled clauses, below the heading that they are under. A column is known by its head, so
 * that a table may have others.
 */
export function recalledRules(list: string): readonly RecalledRule[] {
  const rules: RecalledRule[] = [];
  let topic = FIRST_TOPIC;
  let heads: readonly string[] = [];
  for (const line of list.split("\n")) {
    if (line.startsWith("## ")) topic = line.slice(3).trim();
    if (!line.startsWith("|")) {
      heads = [];
      continue;
    }
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", ""));
    if (heads.length === 0) heads = cells;
    else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) {
      const cell = (...names: readonly string[]) =>
        cells[heads.findIndex((head) => names.includes(head))] ?? "";
      rules.push({ topic, rule: cell("rule", "what"), value: cell("value"), basis: cell("source") });
    }
  }
  return rules;
}
