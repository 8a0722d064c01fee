import type {
  Discrepancy,
  PropertyName,
  SectionProperties,
  SectionRecord,
  Source,
} from "../record/record.ts";
import { agrees, agreesToPrintedDigits } from "../source/agreement.ts";
import type { KnownFault } from "../source/known-faults.ts";
import { SPECIFIED_DEFAULTS } from "../source/specified-properties.ts";

type Value = number | string;
type Values = Partial<Record<PropertyName, Value | undefined>>;
/** One property: the published and the calculated value. */
export interface PrintedAndComputed {
  readonly printed: Value | undefined;
  readonly computed: Value | undefined;
  /** In place of a published value: the calculated value before rounding of its moduli; `computed` by default. */
  readonly unrounded?: Value | undefined;
}

/** The properties that design capacities are calculated from, except dimensions, which are exact. */
const ENTERS_CAPACITIES: ReadonlySet<PropertyName> = new Set([
  ...(["fy", "fyw", "fu", "ag", "ix", "iy", "rx", "ry", "j", "iw", "kf", "c"] as const),
  ...(["zex", "zey", "zeyL", "zeyR", "zexA", "zexC", "zeyB", "zeyD"] as const),
]);

const SOURCES_OF_DEFAULTS = Object.fromEntries(
  Object.entries(SPECIFIED_DEFAULTS).map(([name, assumed]): [string, Source] => [
    name,
    assumed === 0 || assumed === "" ? "not-applicable" : "default",
  ]),
);

/** The properties of one record while they are collected, each with its source; disagreements are noted. */
export class Ledger {
  // Begun as copies: a property added to an object by itself costs many times as much as one that is there, and the library has 1,496 records.
  readonly #values: Values = { ...SPECIFIED_DEFAULTS };
  readonly #provenance: Partial<Record<PropertyName, Source>> = { ...SOURCES_OF_DEFAULTS };
  readonly #discrepancies: Discrepancy[] = [];
  readonly #capacityInputs: Partial<Record<PropertyName, number>> = {};
  readonly #thinnest: number;
  readonly #faultOf: (property: PropertyName) => Pick<KnownFault, "note" | "isUnsafe"> | undefined;

  /**
   * `thinnest` part of the section in mm, from which the allowance for rounded dimensions follows;
   * `faultOf` returns a known error, which is shown however small it is.
   */
  constructor(
    thinnest: number,
    faultOf: (property: PropertyName) => Pick<KnownFault, "note" | "isUnsafe"> | undefined,
  ) {
    this.#thinnest = thinnest;
    this.#faultOf = faultOf;
  }

  /**
   * The published value, or else the calculated one; no entry where neither is known. `sources` overrides the source of a
   * published value that belongs to another property, or of a calculated value not from the engine.
   */
  enter(
    property: PropertyName,
    { printed, computed, unrounded }: PrintedAndComputed,
    sources: { readonly printed?: Source; readonly computed?: Source } = {},
  ): void {
    if (printed === undefined) {
      if (computed === undefined) return;
      this.set(property, computed, sources.computed ?? "computed");
      this.#useInCapacities(property, unrounded ?? computed);
      return;
    }
    this.set(property, printed, sources.printed ?? "published");
    if (computed === undefined) return;
    const fault = this.#faultOf(property);
    const isRounding = agreesToPrintedDigits(property, printed, computed);
    const isUsed = isRounding || fault?.isUnsafe === true;
    if (isUsed) this.#useInCapacities(property, computed);
    if (isRounding || (!fault && agrees(property, printed, computed, this.#thinnest))) return;
    this.#discrepancies.push({
      property,
      published: printed,
      computed,
      computedFrom: sources.computed ?? "computed",
      note: fault?.note ?? `The table gives ${printed}; the dimensions give ${toFourFigures(computed)}.`,
      usedInCapacities: isUsed ? "computed" : "published",
    });
  }

  #useInCapacities(property: PropertyName, value: Value): void {
    if (typeof value !== "number" || !ENTERS_CAPACITIES.has(property)) return;
    if (value !== this.#values[property]) this.#capacityInputs[property] = value;
  }

  #capacityInput(property: PropertyName): Value | undefined {
    return this.#capacityInputs[property] ?? this.#values[property];
  }

  set(property: PropertyName, value: Value, source: Source): void {
    this.#values[property] = value;
    this.#provenance[property] = source;
  }

  /** Enters the smaller of two entered numbers under a third name. */
  enterSmaller(property: PropertyName, one: PropertyName, other: PropertyName): void {
    const smaller = (values: readonly (Value | undefined)[]) => {
      const numbers = values.filter((value) => typeof value === "number");
      return numbers.length > 0 ? Math.min(...numbers) : undefined;
    };
    const value = smaller([this.#values[one], this.#values[other]]);
    const input = smaller([this.#capacityInput(one), this.#capacityInput(other)]);
    if (value === undefined || input === undefined) return;
    this.set(property, value, this.#chosenFrom(one, other));
    this.#useInCapacities(property, input);
  }

  /** Enters the worse of two entered class letters under a third name. */
  enterWorse(property: PropertyName, one: PropertyName, other: PropertyName): void {
    const letters = [this.#values[one], this.#values[other]];
    const value = (["S", "N", "C"] as const).find((letter) => letters.includes(letter));
    if (value !== undefined) this.set(property, value, this.#chosenFrom(one, other));
  }

  #chosenFrom(...ingredients: readonly PropertyName[]): Source {
    return sourceOfChoice(ingredients.map((name) => this.#provenance[name]));
  }

  /**
   * The finished parts of the record, the specified properties first and in the specification's order. A specified
   * property that was never entered has the specification's default: a strength is assumed, anything else does
   * not apply to the family.
   */
  close(): Pick<SectionRecord, "properties" | "provenance" | "discrepancies" | "capacityInputs"> {
    return {
      // Collected name by name: catalogue.test.ts checks every record for the specification's fields.
      properties: this.#values as unknown as SectionProperties,
      provenance: this.#provenance,
      discrepancies: this.#discrepancies,
      capacityInputs: this.#capacityInputs,
    };
  }
}

/** A choice between published values is derived; if either value is computed, so is the choice. */
export function sourceOfChoice(sources: readonly (Source | undefined)[]): Source {
  return sources.every((source) => source === "published" || source === "derived") ? "derived" : "computed";
}

function toFourFigures(value: Value): string {
  return typeof value === "number" ? String(Number(value.toPrecision(4))) : value;
}
