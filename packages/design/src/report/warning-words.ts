/** Why a result is not to be relied on. */
export interface ReportWarning {
  readonly kind: "outdated" | "cut-off";
  /** In a sentence. */
  readonly text: string;
}

export const WARNING_WORDS: Readonly<Record<ReportWarning["kind"], string>> = {
  outdated: "Out of date",
  "cut-off": "A source has no values",
};
