import { agrees, agreesToPrintedDigits } from "./agreement.ts";
import type { Discrepancy, PropertyName, SectionProperties, Source } from "./record.ts";
import { SPECIFIED_LETTERS, SPECIFIED_NUMBERS } from "./specified-properties.ts";

type Value = number | string;
type Values = Partial<Record<PropertyName, Value>>;
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

  /** The printed value, or else the computed one; nothing is entered where neither is known. */
  enter(property: PropertyName, { printed, computed }: PrintedAndComputed): void {
    if (printed === undefined) {
      if (computed !== undefined) this.set(property, computed, "computed");
      return;
    }
    this.set(property, printed, "published");
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

  /** Enters the smaller of two entered numbers under a third name, with the source of the one that governs. */
  enterSmaller(property: PropertyName, one: PropertyName, other: PropertyName): void {
    const [a, b] = [this.number(one), this.number(other)];
    const governing = b !== undefined && (a === undefined || b < a) ? other : one;
    const value = this.number(governing);
    const source = this.#provenance[governing];
    if (value !== undefined && source) this.set(property, value, source);
  }

  /** Enters the worse of two entered class letters under a third name: published when the tables print both. */
  enterWorse(property: PropertyName, one: PropertyName, other: PropertyName): void {
    const letters = [this.#values[one], this.#values[other]];
    const value = (["S", "N", "C"] as const).find((letter) => letters.includes(letter));
    if (value === undefined) return;
    const printed = this.#provenance[one] === "published" && this.#provenance[other] === "published";
    this.set(property, value, printed ? "published" : "computed");
  }

  number(property: PropertyName): number | undefined {
    const value = this.#values[property];
    return typeof value === "number" ? value : undefined;
  }

  /** Fields that the specification fixes and that nothing was entered for: 0 or "", marked as not applicable. */
  fillRest(): void {
    for (const property of SPECIFIED_NUMBERS) {
      if (this.#values[property] === undefined) this.set(property, 0, "not-applicable");
    }
    for (const property of SPECIFIED_LETTERS) {
      if (this.#values[property] === undefined) this.set(property, "", "not-applicable");
    }
  }

  /** The finished parts of the record. */
  close(): {
    properties: SectionProperties;
    provenance: Readonly<Partial<Record<PropertyName, Source>>>;
    discrepancies: readonly Discrepancy[];
  } {
    return {
      // Gathered name by name; catalogue.test.ts holds every record against the specification's list of fields.
      properties: this.#values as unknown as SectionProperties,
      provenance: this.#provenance,
      discrepancies: this.#discrepancies,
    };
  }
}

function toFourFigures(value: Value): string {
  return typeof value === "number" ? String(Number(value.toPrecision(4))) : value;
}
