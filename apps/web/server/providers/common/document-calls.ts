import type { Firm, UserProfile } from "../../../shared/account-types.ts";
import type {
  DesignContent,
  DesignRevision,
  DesignSummary,
  Project,
  SavedDesign,
  SavedProject,
} from "../../../shared/design-types.ts";
import type {
  ContactMessage,
  ContactStatus,
  FoundMessage,
  ListPlace,
  NewContactMessage,
  SavedComparison,
} from "../documents.ts";

/** What counts towards a user's limits. A removed design that can be restored counts in `bytes` only; `bytes` includes all revisions. */
export interface Usage {
  readonly designs: number;
  readonly projects: number;
  readonly bytes: number;
}

/** A list of a user. Changes get the list as it was read in their transaction. */
interface ListCalls<Tx, Item> {
  read(uid: string, tx?: Tx): Promise<readonly Item[]>;
  add(tx: Tx, uid: string, item: Item, list: readonly Item[]): Promise<unknown>;
  remove(tx: Tx, uid: string, item: Item, list: readonly Item[]): Promise<unknown>;
}

/** A change of a design: what it adds to the user's bytes, and what the user had stored. */
export interface Change<Stored extends Usage> {
  readonly usage: Stored;
  readonly bytes: number;
}

/** The queries and writes of a database, for documents whose rules have been checked. IDs are UUIDs. */
export interface DocumentCalls<Tx, Own extends { readonly design: SavedDesign }, Stored extends Usage> {
  query<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Runs one user's changes one after another. All reads come before the first write. Undefined for a deleted account. */
  change<Value>(uid: string, work: (tx: Tx) => Promise<Value>): Promise<Value | undefined>;
  readonly users: {
    get(uid: string): Promise<UserProfile | null>;
    set(tx: Tx, uid: string, profile: UserProfile): Promise<unknown>;
  };
  readonly firms: {
    get(uid: string): Promise<Firm | null>;
    set(tx: Tx, uid: string, firm: Firm): Promise<unknown>;
  };
  readonly favourites: ListCalls<Tx, string>;
  readonly comparisons: ListCalls<Tx, SavedComparison> & {
    rename(tx: Tx, uid: string, name: string, to: string, list: readonly SavedComparison[]): Promise<unknown>;
  };
  usage(tx: Tx, uid: string): Promise<Stored>;
  readonly projects: {
    list(uid: string): Promise<readonly SavedProject[]>;
    has(tx: Tx, uid: string, id: string): Promise<boolean>;
    add(tx: Tx, uid: string, fields: Project, usage: Stored): Promise<string>;
    put(tx: Tx, uid: string, id: string, fields: Project): Promise<unknown>;
    /** Its designs then belong to no project. */
    remove(tx: Tx, uid: string, id: string): Promise<unknown>;
  };
  readonly designs: {
    list(uid: string): Promise<readonly DesignSummary[]>;
    /** The user's own design: one that is stored, or the removed one. */
    find(uid: string, id: string, tx?: Tx, isRemoved?: boolean): Promise<Own | undefined>;
    revisions(own: Own, letter?: string): Promise<readonly DesignRevision[]>;
    add(tx: Tx, uid: string, content: DesignContent, change: Change<Stored>): Promise<SavedDesign>;
    put(tx: Tx, uid: string, own: Own, content: DesignContent, change: Change<Stored>): Promise<SavedDesign>;
    rename(tx: Tx, uid: string, own: Own, name: string): Promise<unknown>;
    /** Deletes the design that was removed before, so that removed ones do not fill the database. */
    remove(tx: Tx, uid: string, own: Own): Promise<unknown>;
    restore(tx: Tx, uid: string, own: Own, usage: Stored): Promise<unknown>;
    freeze(
      tx: Tx,
      uid: string,
      own: Own,
      revision: Omit<DesignRevision, "createdAt">,
      change: Change<Stored>,
    ): Promise<DesignRevision>;
  };
  readonly contactMessages: {
    add(message: NewContactMessage): Promise<string>;
    page(limit: number, olderThan?: ListPlace): Promise<readonly FoundMessage[]>;
    count(): Promise<number>;
    /** The first `MAX_FOUND` by ID. */
    between(firstId: string, lastId: string): Promise<readonly FoundMessage[]>;
    /** False if there is no such message. */
    setStatus(id: string, status: ContactStatus): Promise<boolean>;
    byEmail(email: string): Promise<readonly ContactMessage[]>;
    remove(ids: readonly string[]): Promise<number>;
    removeByEmail(email: string): Promise<number>;
  };
}
