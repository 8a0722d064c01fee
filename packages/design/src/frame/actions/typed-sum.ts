import { GREATEST_FACTOR, type LoadCase } from "@kingpost/actions";

/** Dashes that stand for a minus. */
const DASHES = /[\u2010-\u2013\u2212\ufe63\uff0d]/g;

/** A sum without spaces and with a hyphen for the minus, so that sums that users type differently compare as equal. */
const typed = (text: string): string => text.replaceAll(/\s/g, "").replaceAll(DASHES, "-");

/** Whether two sums are the same, whatever their spaces and minus signs. */
export const isSameSum = (one: string, other: string): boolean => typed(one) === typed(other);

export type ReadSum = { readonly factors: Readonly<Record<string, number>> } | { readonly problem: string };

const TERM = /^([+-]?)(\d+(?:\.\d+)?)?\s*[*\u00d7]?\s*([A-Za-z]+\d*)/;

/** The factors of `1.1G + 1.25Q`: G is all permanent load. */
export function readSum(text: string, cases: readonly { readonly of: LoadCase }[]): ReadSum {
  const factors: Record<string, number> = {};
  let rest = text.trim().replaceAll(DASHES, "-");
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
      .replace(/^([+-])\s+/, "$1");
  }
  return { factors };
}
