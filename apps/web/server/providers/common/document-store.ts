import type { Firm, UserProfile } from "../../../shared/account-types.ts";
import type { DesignContent, DesignRevision, Project, SavedDesign } from "../../../shared/design-types.ts";
import { isUnavailable, retryAfterOf } from "../../db/unavailable.ts";
import { logger } from "../../log.ts";
import { safeError } from "../../safe-error.ts";
import {
  type ContactStatus,
  type DocumentFailure,
  type DocumentResult,
  type ListPlace,
  MAX_COMPARISONS,
  MAX_DESIGN_BYTES,
  MAX_DESIGNS,
  MAX_FAVOURITES,
  MAX_PROJECTS,
  type NewContactMessage,
  type SavedComparison,
} from "../documents.ts";
import type { DocumentCalls, Usage } from "./document-calls.ts";

/** The expected failures, with their messages for users. */
function failure(code: DocumentFailure["code"], message: string): DocumentFailure {
  return { ok: false, code, message };
}
const missing = (what: string) => failure("not-found", `This ${what} no longer exists.`);
const full = (most: string, instead: string) => failure("full", `You have ${most}, the maximum. ${instead}`);

const UNAVAILABLE = failure("unavailable", "The database cannot be reached at the moment.");
const NO_OWNER = failure("not-found", "This account has been deleted.");
const NO_MESSAGE = failure("not-found", "There is no such message.");
const NO_COMPARISON = missing("comparison");
const NO_DESIGN = missing("design");
const NO_PROJECT = missing("project");
const NO_PROJECT_TO_CHOOSE = failure("not-found", `${NO_PROJECT.message} Choose another one.`);
const NAME_TAKEN = failure(
  "name-taken",
  "You already have a comparison with this name. Choose another name.",
);
const CHANGED = failure("conflict", "This design has been changed in another tab or browser.");
const TOO_MANY_FAVOURITES = full(`${MAX_FAVOURITES} favourites`, "Remove one to add another.");
const TOO_MANY_COMPARISONS = full(`${MAX_COMPARISONS} saved comparisons`, "Delete one to save another.");
const TOO_MANY_DESIGNS = full(`${MAX_DESIGNS} saved designs`, "Delete one to save another.");
const TOO_MANY_PROJECTS = full(`${MAX_PROJECTS} projects`, "Delete one to add another.");
const TOO_LARGE = failure(
  "full",
  `Your saved designs have reached ${MAX_DESIGN_BYTES / 1024 / 1024} MB, the maximum. Delete one to save more.`,
);
const NO_LETTER = failure("full", "Revision Z is the last one. Duplicate the design to continue.");

/** What a database accepts as an ID. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const uuidOf = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The letter of the revision after this one; undefined after Z. */
function letterAfter(letter: string | null): string | undefined {
  return LETTERS[letter === null ? 0 : LETTERS.indexOf(letter) + 1];
}

const OK = { ok: true } as const;
const bytesOf = (file: string) => Buffer.byteLength(file);
const hasRoom = (stored: Usage, bytes: number) => stored.bytes + bytes <= MAX_DESIGN_BYTES;
const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const projectOf = ({ number, name, client, address, designer, checker }: Project): Project => ({
  number,
  name,
  client,
  address,
  designer,
  checker,
});

const contentOf = ({ kind, name, mark, project, file, ratio, status }: DesignContent): DesignContent => ({
  kind,
  name,
  mark,
  project,
  file,
  ratio,
  status,
});

/** Runs a call of a database. An unreachable one is returned as a value; any other error is a defect and is thrown. */
async function catchUnreachable<Value>(
  call: string,
  work: () => Promise<DocumentResult<Value>>,
): Promise<DocumentResult<Value>> {
  try {
    return await work();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.error({ call, fault: safeError(error) }, "documents: the database is unreachable");
    return { ...UNAVAILABLE, ...retryAfterOf(error) };
  }
}

/**
 * The documents of a user (profile, firm, favourites and comparisons of the Section Library, projects, designs with their revisions), and the
 * contact messages. Rules, limits and messages are the same in every database. Removing what is missing is not an error.
 */
export function documentStore<Tx, Own extends { readonly design: SavedDesign }, Stored extends Usage>(
  calls: DocumentCalls<Tx, Own, Stored>,
) {
  const { users, firms, favourites, comparisons, projects, designs, usage, contactMessages } = calls;
  const query = <Value>(call: string, work: () => Promise<DocumentResult<Value>>) =>
    catchUnreachable(call, () => calls.query(work));
  /** Nothing is written for a deleted account. */
  const change = <Value>(call: string, uid: string, work: (tx: Tx) => Promise<DocumentResult<Value>>) =>
    catchUnreachable(call, async () => (await calls.change(uid, work)) ?? NO_OWNER);
  const isProject = async (tx: Tx, uid: string, id: string) => UUID.test(id) && projects.has(tx, uid, id);
  const mayChoose = async (tx: Tx, uid: string, project: string | null) =>
    project === null || isProject(tx, uid, project);
  const find = async (uid: string, id: string, tx?: Tx, isRemoved = false) =>
    UUID.test(id) ? designs.find(uid, id, tx, isRemoved) : undefined;

  return {
    users: {
      get: (uid: string) => query("users.get", async () => ({ ok: true, profile: await users.get(uid) })),
      /** Creates or replaces. */
      set: (uid: string, profile: UserProfile) =>
        change("users.set", uid, async (tx) => {
          await users.set(tx, uid, profile);
          return OK;
        }),
    },
    firms: {
      get: (uid: string) => query("firms.get", async () => ({ ok: true, firm: await firms.get(uid) })),
      /** Creates or replaces. */
      set: (uid: string, firm: Firm) =>
        change("firms.set", uid, async (tx) => {
          await firms.set(tx, uid, firm);
          return OK;
        }),
    },
    /** Identifiers of the sections that a user has starred. */
    favourites: {
      /** In the order in which they were added. */
      list: (uid: string) =>
        query("favourites.list", async () => ({ ok: true, sections: await favourites.read(uid) })),
      /** An existing one keeps its place. */
      add: (uid: string, section: string) =>
        change("favourites.add", uid, async (tx) => {
          const sections = await favourites.read(uid, tx);
          if (sections.includes(section)) return OK;
          if (sections.length >= MAX_FAVOURITES) return TOO_MANY_FAVOURITES;
          await favourites.add(tx, uid, section, sections);
          return OK;
        }),
      remove: (uid: string, section: string) =>
        change("favourites.remove", uid, async (tx) => {
          const sections = await favourites.read(uid, tx);
          if (sections.includes(section)) await favourites.remove(tx, uid, section, sections);
          return OK;
        }),
    },
    comparisons: {
      /** In the order in which they were added. */
      list: (uid: string) =>
        query("comparisons.list", async () => ({ ok: true, comparisons: await comparisons.read(uid) })),
      add: (uid: string, { name, sections }: SavedComparison) =>
        change("comparisons.add", uid, async (tx) => {
          const list = await comparisons.read(uid, tx);
          if (list.some((one) => isSameName(one.name, name))) return NAME_TAKEN;
          if (list.length >= MAX_COMPARISONS) return TOO_MANY_COMPARISONS;
          await comparisons.add(tx, uid, { name, sections: [...sections] }, list);
          return OK;
        }),
      rename: (uid: string, name: string, to: string) =>
        change("comparisons.rename", uid, async (tx) => {
          const list = await comparisons.read(uid, tx);
          if (!list.some((one) => one.name === name)) return NO_COMPARISON;
          // A comparison may be renamed to its own name in another case.
          if (list.some((one) => one.name !== name && isSameName(one.name, to))) return NAME_TAKEN;
          await comparisons.rename(tx, uid, name, to, list);
          return OK;
        }),
      remove: (uid: string, name: string) =>
        change("comparisons.remove", uid, async (tx) => {
          const list = await comparisons.read(uid, tx);
          const found = list.find((one) => one.name === name);
          if (found) await comparisons.remove(tx, uid, found, list);
          return OK;
        }),
    },
    projects: {
      /** In the order in which they were added. */
      list: (uid: string) =>
        query("projects.list", async () => ({ ok: true, projects: await projects.list(uid) })),
      add: (uid: string, fields: Project) =>
        change("projects.add", uid, async (tx) => {
          const before = await usage(tx, uid);
          if (before.projects >= MAX_PROJECTS) return TOO_MANY_PROJECTS;
          return { ok: true, id: await projects.add(tx, uid, projectOf(fields), before) };
        }),
      put: (uid: string, id: string, fields: Project) =>
        change("projects.put", uid, async (tx) => {
          if (!(await isProject(tx, uid, id))) return NO_PROJECT;
          await projects.put(tx, uid, id, projectOf(fields));
          return OK;
        }),
      /** Its designs then belong to no project. */
      remove: (uid: string, id: string) =>
        change("projects.remove", uid, async (tx) => {
          if (await isProject(tx, uid, id)) await projects.remove(tx, uid, id);
          return OK;
        }),
    },
    designs: {
      /** The last changed first. */
      list: (uid: string) =>
        query("designs.list", async () => ({ ok: true, designs: await designs.list(uid) })),
      get: (uid: string, id: string) =>
        query("designs.get", async () => ({ ok: true, design: (await find(uid, id))?.design ?? null })),
      add: (uid: string, content: DesignContent) =>
        change("designs.add", uid, async (tx) => {
          if (!(await mayChoose(tx, uid, content.project))) return NO_PROJECT_TO_CHOOSE;
          const before = await usage(tx, uid);
          const bytes = bytesOf(content.file);
          if (before.designs >= MAX_DESIGNS) return TOO_MANY_DESIGNS;
          if (!hasRoom(before, bytes)) return TOO_LARGE;
          const design = await designs.add(tx, uid, contentOf(content), { usage: before, bytes });
          return { ok: true, design };
        }),
      /** Replaces the content if the expected version is stored. Otherwise nothing is written, and the result is the stored design. */
      put: (uid: string, id: string, expected: number, content: DesignContent) =>
        change("designs.put", uid, async (tx) => {
          const own = await find(uid, id, tx);
          if (own?.design.kind !== content.kind) return NO_DESIGN;
          if (own.design.version !== expected) return { ok: true, design: own.design, isConflict: true };
          if (!(await mayChoose(tx, uid, content.project))) return NO_PROJECT_TO_CHOOSE;
          const before = await usage(tx, uid);
          const bytes = bytesOf(content.file) - bytesOf(own.design.file);
          if (!hasRoom(before, bytes)) return TOO_LARGE;
          const design = await designs.put(tx, uid, own, contentOf(content), { usage: before, bytes });
          return { ok: true, design, isConflict: false };
        }),
      /** Counts as a change. */
      rename: (uid: string, id: string, name: string) =>
        change("designs.rename", uid, async (tx) => {
          const own = await find(uid, id, tx);
          if (!own) return NO_DESIGN;
          await designs.rename(tx, uid, own, name);
          return OK;
        }),
      /** `restore` undoes the last removal of a user within a day. */
      remove: (uid: string, id: string) =>
        change("designs.remove", uid, async (tx) => {
          const own = await find(uid, id, tx);
          if (own) await designs.remove(tx, uid, own);
          return OK;
        }),
      restore: (uid: string, id: string) =>
        change("designs.restore", uid, async (tx) => {
          const own = await find(uid, id, tx, true);
          const before = await usage(tx, uid);
          if (before.designs >= MAX_DESIGNS) return TOO_MANY_DESIGNS;
          if (!own) return (await find(uid, id, tx)) ? OK : NO_DESIGN;
          await designs.restore(tx, uid, own, before);
          return OK;
        }),
      /** Stores the design, as it was calculated for this, as its next revision, which never changes. */
      freeze: (
        uid: string,
        id: string,
        expected: number,
        { file, ratio, status, summary }: Omit<DesignRevision, "letter" | "createdAt">,
      ) =>
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
      /** In the order in which they were frozen; with a letter, that one. */
      revisions: (uid: string, id: string, letter?: string) =>
        query("designs.revisions", async () => {
          const own = await find(uid, id);
          return { ok: true, revisions: own ? await designs.revisions(own, letter) : [] };
        }),
    },
    contactMessages: {
      /** Stores with server time and status "new". Acknowledged only once it is durable. */
      add: ({ name, email, message }: NewContactMessage) =>
        query("contactMessages.add", async () => ({
          ok: true,
          id: await contactMessages.add({ name, email, message }),
        })),
      /**
       * At most `limit` messages, newest first, that are older than a place in the list. `end` is the place of the last one. Reading from end
       * to end returns each message once, also during concurrent writes.
       */
      page: (limit: number, olderThan?: ListPlace) =>
        query("contactMessages.page", async () => {
          const found = await contactMessages.page(limit, olderThan);
          return {
            ok: true,
            messages: found.map(({ message }) => message),
            end: found.at(-1)?.place ?? null,
          };
        }),
      count: () =>
        query("contactMessages.count", async () => ({ ok: true, count: await contactMessages.count() })),
      /** The messages whose id begins with `start`, at most `MAX_FOUND`. `start` is hexadecimal; hyphens are ignored. */
      find: (start: string) =>
        query("contactMessages.find", async () => {
          const digits = start.replaceAll("-", "").toLowerCase();
          if (!/^[0-9a-f]{1,32}$/.test(digits)) return { ok: true, found: [] };
          const [first, last] = [digits.padEnd(32, "0"), digits.padEnd(32, "f")];
          return { ok: true, found: await contactMessages.between(uuidOf(first), uuidOf(last)) };
        }),
      setStatus: (id: string, status: ContactStatus) =>
        query("contactMessages.setStatus", async () => {
          const isDone = UUID.test(id) && (await contactMessages.setStatus(id.toLowerCase(), status));
          return isDone ? OK : NO_MESSAGE;
        }),
      byEmail: (email: string) =>
        query("contactMessages.byEmail", async () => ({
          ok: true,
          messages: await contactMessages.byEmail(email),
        })),
      /** Deletes these permanently and returns the number that existed. */
      remove: (ids: readonly string[]) =>
        query("contactMessages.remove", async () => {
          const uuids = ids.filter((id) => UUID.test(id)).map((id) => id.toLowerCase());
          return { ok: true, count: await contactMessages.remove(uuids) };
        }),
      /** Permanently deletes the messages that `byEmail` finds. */
      removeByEmail: (email: string) =>
        query("contactMessages.removeByEmail", async () => ({
          ok: true,
          count: await contactMessages.removeByEmail(email),
        })),
    },
  };
}

export type DocumentStore = ReturnType<typeof documentStore>;
