/** A piece of a line of text: upright, an italic letter, lowered or raised. */
export interface Run {
  readonly text: string;
  readonly style: "plain" | "symbol" | "subscript" | "superscript";
}

export interface SheetRow {
  readonly symbol: readonly Run[];
  readonly label: string;
  readonly value: string;
  /** A word, not a number. */
  readonly isText: boolean;
  readonly unit: readonly Run[];
  /** `calc.`, `std.`: why the value is not a published one; or the value that is used in its place. */
  readonly mark: string;
  /** A published value that the engine contradicts. */
  readonly isDisputed: boolean;
}

export interface SheetGroup {
  readonly title: string;
  readonly rows: readonly SheetRow[];
}
