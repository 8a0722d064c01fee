import { agrees, agreesToPrintedDigits } from "./agreement.ts";
import type { Discrepancy, PropertyName, SectionProperties, SectionRecord, Source } from "./record.ts";
import { SPECIFIED_DEFAULTS } from "./specified-properties.ts";

type Value = number | string;
type Values = Partial<Record<PropertyName, Value | undefined>>;
/** One property: what a table prints, what the engine computes. */
export interface PrintedAndComputed {
  readonly printed: Value | undefined;
  readonly computed: Value | undefined;
}

/** The properties of one record as they are gathered, each with its source; a disagreement is noted as it is met. */
export class Ledger {
  readonly #values: Values = {};
  readonly #provenance: Partial<Record<PropertyName, Source>> = {};
  readonly #discrepancies: Discrepancy[] = [];
  readonly #thinnest: number;
  readonly #noteOn: (property: PropertyName) => string | undefined;

  /**
   * `thinnest` part of the section in mm, from which the allowance for rounded dimensions follows;
   * `noteOn` gives the note of a known fault, which is shown however small it is.
   */
  constructor(thinnest: number, noteOn: (property: PropertyName) => string | undefined) {
    this.#thinnest = thinnest;
    this.#noteOn = noteOn;
  }

  /**
   * The printed value, or else the computed one; nothing is entered where neither is known. `sources` says what to call
   * them where a printed value is not this property's own, or a computed one not the engine's.
   */
  enter(
    property: PropertyName,
    { printed, computed }: PrintedAndComputed,
    sources: { readonly printed?: Source; readonly computed?: Source } = {},
  ): void {
    if (printed === undefined) {
      if (computed !== undefined) this.set(property, computed, sources.computed ?? "computed");
      return;
    }
    this.set(property, printed, sources.printed ?? "published");
    if (computed === undefined) return;
    const known = this.#noteOn(property);
    const agreed = known
      ? agreesToPrintedDigits(property, printed, computed)
      : agrees(property, printed, computed, this.#thinnest);
    if (agreed) return;
    this.#discrepancies.push({
      property,
      published: printed,
      computed,
      note: known ?? `The table prints ${printed}; the dimensions give ${toFourFigures(computed)}.`,
    });
  }

  set(property: PropertyName, value: Value, source: Source): void {
    this.#values[property] = value;
    this.#provenance[property] = source;
  }

  /** Enters the smaller of two entered numbers under a third name. */
  enterSmaller(property: PropertyName, one: PropertyName, other: PropertyName): void {
    const numbers = [this.#values[one], this.#values[other]].filter((value) => typeof value === "number");
    if (numbers.length > 0) this.set(property, Math.min(...numbers), this.#chosenFrom(one, other));
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
   * property that was never entered takes the specification's default: a strength is assumed, anything else does
   * not apply to the family.
   */
  close(): Pick<SectionRecord, "properties" | "provenance" | "discrepancies"> {
    const values: Values = {};
    for (const [name, assumed] of Object.entries(SPECIFIED_DEFAULTS)) {
      const property = name as PropertyName;
      if (this.#values[property] === undefined) {
        this.set(property, assumed, assumed === 0 || assumed === "" ? "not-applicable" : "default");
      }
      values[property] = this.#values[property];
    }
    return {
      // Gathered name by name: catalogue.test.ts holds every record against the specification's fields.
      properties: { ...values, ...this.#values } as unknown as SectionProperties,
      provenance: this.#provenance,
      discrepancies: this.#discrepancies,
    };
  }
}

/** A choice between printed values is derived; a computed value on either side makes it computed, whichever governs. */
export function sourceOfChoice(sources: readonly (Source | undefined)[]): Source {
  return sources.every((source) => source === "published" || source === "derived") ? "derived" : "computed";
}

function toFourFigures(value: Value): string {
  return typeof value === "number" ? String(Number(value.toPrecision(4))) : value;
}
