import { CAPACITY_LABELS, type CapacityName, STATEMENT } from "@kingpost/as4100";
import capacityCounts from "@kingpost/as4100/validation-counts.json" with { type: "json" };
import { plainSymbol } from "@kingpost/calc";
import {
  ALL_CATEGORIES,
  CATEGORY_NAMES,
  type Catalogue,
  findRow,
  gradeOf,
  KNOWN_FAULTS,
  type KnownFault,
  type PropertyName,
  type PropertyRow,
  type SectionRecord,
  type Source,
  symbolText,
} from "@kingpost/sections";
import { formatDecimals, formatFigures } from "@kingpost/sections/text";
import propertyCounts from "@kingpost/sections/validation-counts.json" with { type: "json" };
import { currentCatalogue } from "../../../ui/catalogue/catalogue-store.ts";

/** A published value that differs from the calculated one: both, in the unit of the property table. */
export interface FaultySize {
  readonly name: string;
  readonly printed: string;
  readonly computed: string;
}

/** Known errors of one property with the same reason. */
export interface Fault {
  readonly property: string;
  readonly symbol: PropertyRow["symbol"];
  readonly label: string;
  readonly unit: PropertyRow["unit"];
  readonly exponent: PropertyRow["exponent"];
  readonly reason: string;
  readonly sizes: readonly FaultySize[];
}

function recordOf(catalogue: Catalogue, { designation, grade }: KnownFault): SectionRecord | undefined {
  return catalogue
    .records()
    .find(
      ({ name, category, standard }) =>
        name === designation && (grade === null || gradeOf(category, standard).symbol === grade),
    );
}

const FIGURES_PUBLISHED = 3;
/** A calculated value has one figure more. */
const FIGURES_COMPUTED = 4;

/** A value in the unit of its row; a published value keeps all its figures. */
function numberFor(value: number | string, { exponent, format }: PropertyRow, source: Source): string {
  if (typeof value === "string") return value;
  const isPublished = source === "published";
  const figures = isPublished ? FIGURES_PUBLISHED : FIGURES_COMPUTED;
  const least = format === "figures" ? figures : 1;
  return formatFigures(Number(`${value}e-${exponent}`), least, isPublished ? 15 : figures);
}

/** Known errors grouped by their reason. */
function faultsByReason(catalogue: Catalogue): readonly Fault[] {
  const byReason = Map.groupBy(KNOWN_FAULTS, ({ property, note }) => `${property}: ${note}`);
  return [...byReason.values()].flatMap((faults) => {
    const [first] = faults;
    const of = first && recordOf(catalogue, first);
    const row = of && findRow(of, first.property);
    if (!first || !row) return [];
    const sizes = faults.map((fault) => {
      const dispute = recordOf(catalogue, fault)?.discrepancies.find(
        (one) => one.property === fault.property,
      );
      const { designation, grade } = fault;
      return {
        name: grade === null ? designation : `${designation} (${grade})`,
        printed: dispute ? numberFor(dispute.published, row, "published") : "",
        computed: dispute ? numberFor(dispute.computed, row, "computed") : "",
      };
    });
    const { property, note: reason } = first;
    return [
      {
        property,
        symbol: row.symbol,
        label: row.label,
        unit: row.unit,
        exponent: row.exponent,
        reason,
        sizes,
      },
    ];
  });
}

/** A line of the validation table. */
export interface CheckedColumn {
  readonly name: string;
  readonly compared: number;
  readonly agree: number;
  /** The other values: their counts with descriptions. */
  readonly rest: string;
}

function inWords(counts: readonly (readonly [count: number, words: string])[]): string {
  return counts.flatMap(([count, words]) => (count > 0 ? [`${words}: ${count}`] : [])).join(", ");
}

/** The published values of each family and column, and how many of them the engine reproduces. */
function checkedProperties() {
  return propertyCounts.flatMap(({ category: code, columns }) => {
    const category = ALL_CATEGORIES.find((one) => one === code);
    if (!category) return [];
    const lines = columns.map(({ property, grade, compared, agree, lastDigit, knownFaults, unexplained }) => {
      const shown = property === "dPrinted" ? "d" : (property as PropertyName);
      const row = findRow({ category, standard: "Aust300" }, shown);
      const symbol = row ? symbolText(row) : "";
      const words = [symbol, row?.label ?? property, grade === null ? "" : `in Grade ${grade}`];
      const rest = inWords([
        [lastDigit, "within one unit of the last digit"],
        [knownFaults, "known errors"],
        [unexplained, "unexplained"],
      ]);
      return { name: words.filter(Boolean).join(" "), compared, agree, rest } satisfies CheckedColumn;
    });
    return [{ name: CATEGORY_NAMES[category], columns: lines }];
  });
}

function checkedCapacities() {
  const columns = capacityCounts.rows.map(
    ({ category, capacity, compared, agree, explained, unexplained }) => {
      const { symbol, title } = CAPACITY_LABELS[capacity as CapacityName];
      const rest = inWords([
        [explained, "explained"],
        [unexplained, "unexplained"],
      ]);
      return {
        name: `${category}: ${plainSymbol(symbol)} ${title}`,
        compared,
        agree,
        rest,
      } satisfies CheckedColumn;
    },
  );
  const explained = capacityCounts.explained.map(({ capacity, published, computed, reason, ...one }) => ({
    ...one,
    reason: reason.charAt(0).toUpperCase() + reason.slice(1),
    symbol: CAPACITY_LABELS[capacity as CapacityName].symbol,
    published: formatDecimals(published, 0, 3),
    computed: formatDecimals(computed, 0, 3),
  }));
  return {
    edition: capacityCounts.edition,
    columns,
    explained,
    limits: [...STATEMENT.limits, STATEMENT.verification],
  };
}

/** The facts on the page "About the data", from the data. */
export function dataFacts() {
  const catalogue = currentCatalogue();
  return {
    version: catalogue.version,
    families: ALL_CATEGORIES.map((category) => ({
      name: CATEGORY_NAMES[category],
      sizes: catalogue.records({ category, standard: "Aust300" }).length,
      aust300: gradeOf(category, "Aust300").name,
      aust350: gradeOf(category, "Aust350").name,
    })),
    faults: faultsByReason(catalogue),
    properties: checkedProperties(),
    capacities: checkedCapacities(),
  };
}
