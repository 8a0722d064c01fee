import type { TextRun } from "@kingpost/calc/math-text";

export interface SheetRow {
  readonly symbol: readonly TextRun[];
  readonly label: string;
  readonly value: string;
  /** A word, not a number. */
  readonly isText: boolean;
  readonly unit: readonly TextRun[];
  /** `calc.`, `std.`: why the value is not a published one; or the value that is used in its place. */
  readonly mark: string;
  /** A published value that the engine contradicts. */
  readonly isDisputed: boolean;
}

/** A note under the values; its head is in semibold. */
export interface SheetNote {
  readonly head?: string;
  readonly text: string;
}

export interface SheetGroup {
  readonly title: string;
  readonly rows: readonly SheetRow[];
}
