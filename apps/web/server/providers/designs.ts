import type {
  DesignContent,
  DesignRevision,
  DesignSummary,
  Project,
  SavedDesign,
  SavedProject,
} from "../../shared/design-types.ts";
import type { DocumentResult } from "./document-result.ts";

/** The interface of the document store for a user's collections `designs`, with their `revisions`, and `projects`. */

/** The maximum number of designs per user. */
export const MAX_DESIGNS = 500;

/** The letter of the revision after this one; undefined after Z. */
export function letterAfter(letter: string | null): string | undefined {
  return LETTERS[letter === null ? 0 : LETTERS.indexOf(letter) + 1];
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The maximum number of projects per user. */
export const MAX_PROJECTS = 100;

/** The maximum size of all designs and revisions of a user in bytes. */
export const MAX_DESIGN_BYTES = 16 * 1024 * 1024;

export interface DesignWithRevisions extends SavedDesign {
  readonly revisions: readonly DesignRevision[];
}

export interface DesignStore {
  /** The last changed first. */
  list(uid: string): Promise<DocumentResult<{ readonly designs: readonly DesignSummary[] }>>;
  get(uid: string, id: string): Promise<DocumentResult<{ readonly design: SavedDesign | null }>>;
  /** "full" if there are `MAX_DESIGNS` or `MAX_DESIGN_BYTES`; "not-found" for an unknown project. */
  add(uid: string, content: DesignContent): Promise<DocumentResult<{ readonly design: SavedDesign }>>;
  /**
   * Replaces the content if the expected version is stored. Otherwise nothing is written, and the result is the stored design. "not-found"
   * for an unknown design or project.
   */
  put(
    uid: string,
    id: string,
    expected: number,
    content: DesignContent,
  ): Promise<DocumentResult<{ readonly design: SavedDesign; readonly isConflict: boolean }>>;
  /** Counts as a change. */
  rename(uid: string, id: string, name: string): Promise<DocumentResult<unknown>>;
  /** `restore` undoes the last removal of a user within a day. Removing a missing one is not an error. */
  remove(uid: string, id: string): Promise<DocumentResult<unknown>>;
  /** "not-found" if it can no longer be restored, "full" if there are `MAX_DESIGNS`. */
  restore(uid: string, id: string): Promise<DocumentResult<unknown>>;
  /**
   * Stores the design, as it was calculated for this, as its next revision, which never changes. "conflict" if another version than the
   * expected one is stored, "full" after revision Z.
   */
  freeze(
    uid: string,
    id: string,
    expected: number,
    frozen: Omit<DesignRevision, "letter" | "createdAt">,
  ): Promise<DocumentResult<{ readonly revision: DesignRevision }>>;
  /** In the order in which they were frozen. */
  revisions(
    uid: string,
    id: string,
  ): Promise<DocumentResult<{ readonly revisions: readonly DesignRevision[] }>>;
  /** Every design with its revisions, for "my data". */
  all(uid: string): Promise<DocumentResult<{ readonly designs: readonly DesignWithRevisions[] }>>;
}

export interface ProjectStore {
  /** In the order in which they were added. */
  list(uid: string): Promise<DocumentResult<{ readonly projects: readonly SavedProject[] }>>;
  /** "full" if there are `MAX_PROJECTS`. */
  add(uid: string, fields: Project): Promise<DocumentResult<{ readonly id: string }>>;
  put(uid: string, id: string, fields: Project): Promise<DocumentResult<unknown>>;
  /** Its designs then belong to no project. Removing a missing one is not an error. */
  remove(uid: string, id: string): Promise<DocumentResult<unknown>>;
}
