/** Inputs as they are kept: a number is in base units, a text is what a user typed. */
export type RawInputs = Readonly<Record<string, unknown>>;
