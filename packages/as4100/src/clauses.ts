/** A place of the standard that a step follows. */
export interface Clause {
  /** `5.6.1.1`, `Table 3.4`. */
  readonly ref: string;
  /** The number was not held against a copy of the 2020 edition: check it before it is quoted. */
  readonly toConfirm: boolean;
}
