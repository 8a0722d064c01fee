import type { Notice } from "../../../../ui/saving/notice-bar.tsx";

/** A change of the list of designs, sent as a form. */
export interface ListChange {
  readonly change: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What failed, in a sentence. */
  readonly failed: string;
  /** Shown after success. */
  readonly done?: Notice;
}
