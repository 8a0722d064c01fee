import { isCovered } from "@kingpost/calc";
import { type Category, steelSectionOf } from "@kingpost/sections";
import { capacityOf, type SteelSection } from "../src/index.ts";
import { asPrinted, recordIn } from "./catalogue.ts";
import { explanationOf } from "./explained.ts";
import { type Published, readPublished } from "./read-published.ts";
import { hasPrintedDigits, inputSpread, lastDigit, TIE } from "./tolerance.ts";

export type Verdict = "agrees" | "explained" | "unexplained";

/** One published capacity compared with the engine. */
export interface Comparison extends Published {
  readonly category: Category;
  /** The engine's, in the unit of the published value. */
  readonly computed: number;
  /** Published less calculated, in percent of the calculated value. */
  readonly percent: number;
  readonly verdict: Verdict;
  /** Whether the engine's value rounds to the published digits; and whether it does when calculated from the published properties. */
  readonly isSameDigits: boolean;
  readonly isSameDigitsFromPrinted: boolean;
}

export function compareEverything(): readonly Comparison[] {
  return readPublished().map(compare);
}

function compare(published: Published): Comparison {
  const { designation, grade, query, value, unit } = published;
  const record = recordIn(designation, grade);
  const perUnit = unit === "kNm" ? 1e6 : 1e3;
  const inUnit = (section: SteelSection) => {
    const capacity = capacityOf(section, query);
    if (!isCovered(capacity)) throw new Error(`${designation} ${query.capacity}: ${capacity.reason}`);
    return capacity / perUnit;
  };
  const computed = inUnit(steelSectionOf(record));
  const fromPrinted = inUnit(asPrinted(record));
  const spread = inputSpread(record, query) / perUnit;
  const [below, above] = lastDigit(published);
  const agrees = computed >= value - (below + spread) * TIE && computed <= value + (above + spread) * TIE;
  return {
    ...published,
    category: record.category,
    computed,
    percent: (value / computed - 1) * 100,
    isSameDigits: hasPrintedDigits(published, computed),
    isSameDigitsFromPrinted: hasPrintedDigits(published, fromPrinted),
    verdict: agrees ? "agrees" : explanationOf(published) === undefined ? "unexplained" : "explained",
  };
}
