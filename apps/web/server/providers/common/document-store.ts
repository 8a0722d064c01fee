import type { UserProfile } from "../../../shared/account-types.ts";
import type {
  DesignContent,
  DesignRevision,
  DesignSummary,
  Project,
  SavedDesign,
  SavedProject,
} from "../../../shared/design-types.ts";
import {
  type DesignStore,
  type DesignWithRevisions,
  letterAfter,
  MAX_DESIGN_BYTES,
  MAX_DESIGNS,
  MAX_PROJECTS,
} from "../designs.ts";
import {
  type DocumentResult,
  type DocumentStore,
  MAX_COMPARISONS,
  MAX_FAVOURITES,
  type SavedComparison,
} from "../documents.ts";
import {
  CHANGED,
  NAME_TAKEN,
  NO_COMPARISON,
  NO_DESIGN,
  NO_LETTER,
  NO_PROJECT,
  NO_PROJECT_TO_CHOOSE,
  TOO_LARGE,
  TOO_MANY_COMPARISONS,
  TOO_MANY_DESIGNS,
  TOO_MANY_FAVOURITES,
  TOO_MANY_PROJECTS,
} from "./document-failures.ts";
import { UUID } from "./uuid.ts";

/** What a user has stored: designs without the removed ones, bytes with those that can be restored, and all revisions. */
export interface Usage {
  readonly designs: number;
  readonly projects: number;
  readonly bytes: number;
}

type Query<Value> = () => Promise<DocumentResult<Value>>;

/** How a database runs queries and changes. An unreachable one is returned as a value; any other error is a defect and is thrown. */
export interface Running<Tx> {
  query<Value>(call: string, work: Query<Value>): Promise<DocumentResult<Value>>;
  /** Runs one user's changes one after another, and none for a deleted account. All reads come before the first write. */
  change<Value>(
    call: string,
    uid: string,
    work: (tx: Tx) => Promise<DocumentResult<Value>>,
  ): Promise<DocumentResult<Value>>;
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
  readonly users: {
    get(uid: string): Promise<UserProfile | null>;
    set(tx: Tx, uid: string, profile: UserProfile): Promise<unknown>;
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
    all(uid: string): Promise<readonly DesignWithRevisions[]>;
    /** The user's own design: one that is stored, or the removed one. */
    find(uid: string, id: string, tx?: Tx, isRemoved?: boolean): Promise<Own | undefined>;
    revisions(own: Own): Promise<readonly DesignRevision[]>;
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
}

const OK = { ok: true } as const;
const bytesOf = (file: string) => Buffer.byteLength(file);
const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function profilesIn<Tx, Own extends { readonly design: SavedDesign }, Stored extends Usage>(
  { query, change }: Running<Tx>,
  { users }: DocumentCalls<Tx, Own, Stored>,
): DocumentStore["users"] {
  return {
    get: (uid) => query("users.get", async () => ({ ok: true, profile: await users.get(uid) })),
    set: (uid, { fullName, company, email }) =>
      change("users.set", uid, async (tx) => {
        await users.set(tx, uid, { fullName, company, email });
        return OK;
      }),
  };
}

function favouritesIn<Tx>(
  { query, change }: Running<Tx>,
  calls: ListCalls<Tx, string>,
): DocumentStore["favourites"] {
  return {
    list: (uid) => query("favourites.list", async () => ({ ok: true, sections: await calls.read(uid) })),
    add: (uid, section) =>
      change("favourites.add", uid, async (tx) => {
        const sections = await calls.read(uid, tx);
        if (sections.includes(section)) return OK;
        if (sections.length >= MAX_FAVOURITES) return TOO_MANY_FAVOURITES;
        await calls.add(tx, uid, section, sections);
        return OK;
      }),
    remove: (uid, section) =>
      change("favourites.remove", uid, async (tx) => {
        const sections = await calls.read(uid, tx);
        if (sections.includes(section)) await calls.remove(tx, uid, section, sections);
        return OK;
      }),
  };
}

function comparisonsIn<Tx, Own extends { readonly design: SavedDesign }, Stored extends Usage>(
  { query, change }: Running<Tx>,
  { comparisons: calls }: DocumentCalls<Tx, Own, Stored>,
): DocumentStore["comparisons"] {
  return {
    list: (uid) => query("comparisons.list", async () => ({ ok: true, comparisons: await calls.read(uid) })),
    add: (uid, { name, sections }) =>
      change("comparisons.add", uid, async (tx) => {
        const list = await calls.read(uid, tx);
        if (list.some((one) => isSameName(one.name, name))) return NAME_TAKEN;
        if (list.length >= MAX_COMPARISONS) return TOO_MANY_COMPARISONS;
        await calls.add(tx, uid, { name, sections: [...sections] }, list);
        return OK;
      }),
    rename: (uid, name, to) =>
      change("comparisons.rename", uid, async (tx) => {
        const list = await calls.read(uid, tx);
        if (!list.some((one) => one.name === name)) return NO_COMPARISON;
        // A comparison may be renamed to its own name in another case.
        if (list.some((one) => one.name !== name && isSameName(one.name, to))) return NAME_TAKEN;
        await calls.rename(tx, uid, name, to, list);
        return OK;
      }),
    remove: (uid, name) =>
      change("comparisons.remove", uid, async (tx) => {
        const list = await calls.read(uid, tx);
        const found = list.find((one) => one.name === name);
        if (found) await calls.remove(tx, uid, found, list);
        return OK;
      }),
  };
}

function projectsIn<Tx, Own extends { readonly design: SavedDesign }, Stored extends Usage>(
  { query, change }: Running<Tx>,
  { projects, usage }: DocumentCalls<Tx, Own, Stored>,
): DocumentStore["projects"] {
  const isOwn = async (tx: Tx, uid: string, id: string) => UUID.test(id) && projects.has(tx, uid, id);
  return {
    list: (uid) => query("projects.list", async () => ({ ok: true, projects: await projects.list(uid) })),
    add: (uid, fields) =>
      change("projects.add", uid, async (tx) => {
        const before = await usage(tx, uid);
        if (before.projects >= MAX_PROJECTS) return TOO_MANY_PROJECTS;
        return { ok: true, id: await projects.add(tx, uid, fields, before) };
      }),
    put: (uid, id, fields) =>
      change("projects.put", uid, async (tx) => {
        if (!(await isOwn(tx, uid, id))) return NO_PROJECT;
        await projects.put(tx, uid, id, fields);
        return OK;
      }),
    remove: (uid, id) =>
      change("projects.remove", uid, async (tx) => {
        if (await isOwn(tx, uid, id)) await projects.remove(tx, uid, id);
        return OK;
      }),
  };
}

function designsIn<Tx, Own extends { readonly design: SavedDesign }, Stored extends Usage>(
  { query, change }: Running<Tx>,
  { designs, projects, usage }: DocumentCalls<Tx, Own, Stored>,
): DesignStore {
  const find = async (uid: string, id: string, tx?: Tx, isRemoved = false) =>
    UUID.test(id) ? designs.find(uid, id, tx, isRemoved) : undefined;
  const isProject = async (tx: Tx, uid: string, id: string | null) =>
    id === null || (UUID.test(id) && (await projects.has(tx, uid, id)));
  const hasRoom = (stored: Usage, bytes: number) => stored.bytes + bytes <= MAX_DESIGN_BYTES;

  return {
    list: (uid) => query("designs.list", async () => ({ ok: true, designs: await designs.list(uid) })),
    all: (uid) => query("designs.all", async () => ({ ok: true, designs: await designs.all(uid) })),
    get: (uid, id) =>
      query("designs.get", async () => ({ ok: true, design: (await find(uid, id))?.design ?? null })),
    add: (uid, content) =>
      change("designs.add", uid, async (tx) => {
        if (!(await isProject(tx, uid, content.project))) return NO_PROJECT_TO_CHOOSE;
        const before = await usage(tx, uid);
        const bytes = bytesOf(content.file);
        if (before.designs >= MAX_DESIGNS) return TOO_MANY_DESIGNS;
        if (!hasRoom(before, bytes)) return TOO_LARGE;
        return { ok: true, design: await designs.add(tx, uid, content, { usage: before, bytes }) };
      }),
    put: (uid, id, expected, content) =>
      change("designs.put", uid, async (tx) => {
        const own = await find(uid, id, tx);
        if (own?.design.kind !== content.kind) return NO_DESIGN;
        if (own.design.version !== expected) return { ok: true, design: own.design, isConflict: true };
        if (!(await isProject(tx, uid, content.project))) return NO_PROJECT_TO_CHOOSE;
        const before = await usage(tx, uid);
        const bytes = bytesOf(content.file) - bytesOf(own.design.file);
        if (!hasRoom(before, bytes)) return TOO_LARGE;
        const design = await designs.put(tx, uid, own, content, { usage: before, bytes });
        return { ok: true, design, isConflict: false };
      }),
    rename: (uid, id, name) =>
      change("designs.rename", uid, async (tx) => {
        const own = await find(uid, id, tx);
        if (!own) return NO_DESIGN;
        await designs.rename(tx, uid, own, name);
        return OK;
      }),
    remove: (uid, id) =>
      change("designs.remove", uid, async (tx) => {
        const own = await find(uid, id, tx);
        if (own) await designs.remove(tx, uid, own);
        return OK;
      }),
    restore: (uid, id) =>
      change("designs.restore", uid, async (tx) => {
        const own = await find(uid, id, tx, true);
        const before = await usage(tx, uid);
        if (before.designs >= MAX_DESIGNS) return TOO_MANY_DESIGNS;
        if (!own) return (await find(uid, id, tx)) ? OK : NO_DESIGN;
        await designs.restore(tx, uid, own, before);
        return OK;
      }),
    freeze: (uid, id, expected, { file, ratio, status, summary }) =>
      change("designs.freeze", uid, async (tx) => {
        const own = await find(uid, id, tx);
        if (!own) return NO_DESIGN;
        if (own.design.version !== expected) return CHANGED;
        const letter = letterAfter(own.design.revision);
        if (letter === undefined) return NO_LETTER;
        const before = await usage(tx, uid);
        const bytes = bytesOf(file);
        if (!hasRoom(before, bytes)) return TOO_LARGE;
        const frozen = { letter, file, ratio, status, summary };
        return { ok: true, revision: await designs.freeze(tx, uid, own, frozen, { usage: before, bytes }) };
      }),
    revisions: (uid, id) =>
      query("designs.revisions", async () => {
        const own = await find(uid, id);
        return { ok: true, revisions: own ? await designs.revisions(own) : [] };
      }),
  };
}

/** The documents of users: rules, limits and messages are the same in every database. */
export function userDocumentsIn<Tx, Own extends { readonly design: SavedDesign }, Stored extends Usage>(
  running: Running<Tx>,
  calls: DocumentCalls<Tx, Own, Stored>,
): Omit<DocumentStore, "contactMessages"> {
  return {
    users: profilesIn(running, calls),
    favourites: favouritesIn(running, calls.favourites),
    comparisons: comparisonsIn(running, calls),
    designs: designsIn(running, calls),
    projects: projectsIn(running, calls),
  };
}
