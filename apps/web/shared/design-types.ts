/** Designs and projects that users save: what the server, its store and the pages exchange. */

/** The verdict of a design as it was last calculated; "none" where its inputs gave no result. */
export const DESIGN_STATUSES = ["pass", "close", "fail", "not covered", "not applicable", "none"] as const;

export type DesignStatus = (typeof DESIGN_STATUSES)[number];

/** What a user stores of a design. */
export interface DesignContent {
  /** The module: `steel-beam`. It never changes. */
  readonly kind: string;
  readonly name: string;
  /** Mark of the member on the drawings: `B12`. */
  readonly mark: string;
  /** ID of its project; null if it belongs to none. */
  readonly project: string | null;
  /** The text of its file: kind, version, engine, edition, inputs. */
  readonly file: string;
  /** Ratio of the governing check; null where there is none. */
  readonly ratio: number | null;
  readonly status: DesignStatus;
}

export interface DesignSummary extends Omit<DesignContent, "file"> {
  readonly id: string;
  /** The letter of the last revision; null if there is none. */
  readonly revision: string | null;
  /** Counts the changes. */
  readonly version: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface SavedDesign extends DesignSummary {
  readonly file: string;
}

/** Designs of which one request reads the files, at most. */
export const MAX_FILES = 20;

/** A design as it was frozen. */
export interface DesignRevision extends Pick<SavedDesign, "file" | "ratio" | "status" | "createdAt"> {
  /** A to Z. */
  readonly letter: string;
  /** The result in a sentence. */
  readonly summary: string;
}

/** What the title block of a report prints. */
export interface Project {
  readonly number: string;
  readonly name: string;
  readonly client: string;
  readonly address: string;
  readonly designer: string;
  readonly checker: string;
}

export interface SavedProject extends Project {
  readonly id: string;
}
