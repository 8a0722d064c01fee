import type { ChoiceField } from "@kingpost/calc";

/** The words of a text, apart by one space, with one at both ends; empty without any. */
export function wordsOf(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
  return words === "" ? "" : ` ${words} `;
}

/** The option of a value or a label, or the only one with these words. */
export function optionOf({ options }: ChoiceField, cell: string): string | undefined {
  const same = options.find(({ value, label }) => value === cell || label === cell);
  if (same) return same.value;
  const typed = wordsOf(cell);
  if (typed === "") return undefined;
  const exact = options.find(({ value, label }) => wordsOf(value) === typed || wordsOf(label) === typed);
  const others = options.filter(({ label }) => wordsOf(label).includes(typed));
  return (exact ?? (others.length === 1 ? others[0] : undefined))?.value;
}
