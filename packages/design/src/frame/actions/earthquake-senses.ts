import type { Check, Reference } from "@kingpost/calc";

/** A combination that is entered: its name, and its actions. */
type EnteredRow = Readonly<Record<string, number | string>> & { readonly name: string };

interface EnteredActions {
  readonly actionsBy: "combinations" | "cases";
  readonly actions: readonly EnteredRow[];
}

/** An action of a sum, such as `1.5Q` or `- Eu`. */
const TERM = /([+\-\u00b1]?)\s*(\d+(?:\.\d+)?)?\s*[*\u00d7]?\s*([A-Za-z_]+\d*)/g;
const DASHES = /[\u2010-\u2013\u2212\ufe63\uff0d]/g;
const IN_WORDS = /earthquake|seismic/i;
/** Eu, E_u, Es, EQ and Ex wherever they are; E by itself only in a sum, because a combination may be called E. */
const SYMBOL = /^(?:E_?[sSxXyY]|EQ[xyXY]?)\d*$/;
const ULTIMATE = /^e_?u\d*$/i;

interface Term {
  readonly sign: string;
  readonly text: string;
  readonly isEarthquake: boolean;
}

function termsOf(name: string): readonly Term[] {
  const text = name.replaceAll(DASHES, "-");
  const isSum = /[+\-\u00b1]/.test(text);
  return [...text.matchAll(TERM)].map(([, sign = "", factor = "1", symbol = ""]) => ({
    sign: sign === "" ? "+" : sign,
    text: `${Number(factor)}${symbol.toLowerCase()}`,
    isEarthquake: SYMBOL.test(symbol) || ULTIMATE.test(symbol) || (symbol === "E" && isSum),
  }));
}

/** Whether the name of a combination shows that it has an earthquake action. */
export const hasEarthquake = (name: string): boolean =>
  IN_WORDS.test(name) || termsOf(name).some(({ isEarthquake }) => isEarthquake);

/** Terms of a sum, the same in any order; `isReversed` turns those of the earthquake to the other sense. */
function keyOf(name: string, isReversed: boolean): string {
  const flip = (sign: string) => (sign === "+" ? "-" : sign === "-" ? "+" : sign);
  return termsOf(name)
    .map(({ sign, text, isEarthquake }) => `${isReversed && isEarthquake ? flip(sign) : sign}${text}`)
    .toSorted()
    .join(" ");
}

const isSymbolic = (name: string): boolean => termsOf(name).some(({ isEarthquake }) => isEarthquake);

/** The first combination whose earthquake has no row in the other sense: by its name, or with the same actions. */
function inOneSense(rows: readonly EnteredRow[]): EnteredRow | undefined {
  return rows.find((row) => {
    const { name } = row;
    if (!hasEarthquake(name)) return false;
    if (!isSymbolic(name)) return true;
    const reversed = keyOf(name, true);
    // A sign for both senses gives a name that does not change, but the row has the actions of one sense.
    if (reversed === keyOf(name, false)) return true;
    return !rows.some(
      (other) =>
        keyOf(other.name, false) === reversed &&
        Object.keys(row).some((action) => action !== "name" && other[action] !== row[action]),
    );
  });
}

/**
 * Factored actions that are entered keep the sense of their earthquake, which acts in either: a row that is not covered until each sum
 * with an earthquake has one in the other sense. `isStated`: the user states that some of them have an earthquake, whatever their names.
 *
 * Source   AS 1170.4: an earthquake acts in either sense of a direction
 * Checked  ./earthquake-senses.test.ts
 */
export function earthquakeSenseRow(
  { actionsBy, actions: rows }: EnteredActions,
  reference: Reference,
  isStated = false,
): readonly Check[] {
  if (actionsBy === "cases") return [];
  const alone = inOneSense(rows);
  const isNameless = isStated && !rows.some(({ name }) => hasEarthquake(name));
  if (!alone && !isNameless) return [];
  const which = alone ? `The actions of ${alone.name}` : "The combinations with an earthquake";
  return [
    {
      id: "earthquake-senses",
      group: "Strength",
      title: "Earthquake in both senses",
      reference,
      combination: alone?.name,
      kind: "not covered",
      reason: `${which} are taken as they are entered. An earthquake acts in either sense: enter a row for each, named as sums such as G + Eu + 0.3Q and G \u2212 Eu + 0.3Q, or the actions by load case.`,
    },
  ];
}
