import type { DesignContent, Project, SavedDesign } from "../../../shared/design-types.ts";
import { isAway, retryAfterOf } from "../../db/faults.ts";
import { logger } from "../../log.ts";
import { safeError } from "../../safe-error.ts";
import {
  type DocumentFailure,
  type DocumentResult,
  type DocumentStore,
  MAX_COMPARISONS,
  MAX_DESIGN_BYTES,
  MAX_DESIGNS,
  MAX_FAVOURITES,
  MAX_PROJECTS,
} from "../documents.ts";
import type { DocumentCalls, Usage } from "./document-calls.ts";

/** The expected failures of documents, with their messages for users. */
function failure(code: DocumentFailure["code"], message: string): DocumentFailure {
  return { ok: false, code, message };
}

const UNAVAILABLE = failure("unavailable", "The database cannot be reached at the moment.");
const NO_OWNER = failure("not-found", "This account has been deleted.");

const NO_MESSAGE = failure("not-found", "There is no such message.");

const TOO_MANY_FAVOURITES = failure(
  "full",
  `You have ${MAX_FAVOURITES} favourites, the maximum. Remove one to add another.`,
);
const TOO_MANY_COMPARISONS = failure(
  "full",
  `You have ${MAX_COMPARISONS} saved comparisons, the maximum. Delete one to save another.`,
);
const NAME_TAKEN = failure(
  "name-taken",
  "You already have a comparison with this name. Choose another name.",
);
const NO_COMPARISON = failure("not-found", "This comparison no longer exists.");

const NO_DESIGN = failure("not-found", "This design no longer exists.");
const NO_PROJECT_TO_CHOOSE = failure("not-found", "This project no longer exists. Choose another one.");
const TOO_MANY_DESIGNS = failure(
  "full",
  `You have ${MAX_DESIGNS} saved designs, the maximum. Delete one to save another.`,
);
const TOO_LARGE = failure(
  "full",
  `Your saved designs have reached ${MAX_DESIGN_BYTES / 1024 / 1024} MB, the maximum. Delete one to save more.`,
);
const CHANGED = failure("conflict", "This design has been changed in another tab or browser.");
const NO_LETTER = failure("full", "Revision Z is the last one. Duplicate the design to continue.");

const NO_PROJECT = failure("not-found", "This project no longer exists.");
const TOO_MANY_PROJECTS = failure(
  "full",
  `You have ${MAX_PROJECTS} projects, the maximum. Delete one to add another.`,
);

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
async function unlessAway<Value>(
  call: string,
  work: () => Promise<DocumentResult<Value>>,
): Promise<DocumentResult<Value>> {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    logger.error({ call, fault: safeError(error) }, "documents: the database is unreachable");
    return { ...UNAVAILABLE, ...retryAfterOf(error) };
  }
}

/** The documents: rules, limits and messages are the same in every database. */
export function documentStore<Tx, Own extends { readonly design: SavedDesign }, Stored extends Usage>(
  calls: DocumentCalls<Tx, Own, Stored>,
): DocumentStore {
  const { users, firms, favourites, comparisons, projects, designs, usage, contactMessages } = calls;
  const query = <Value>(call: string, work: () => Promise<DocumentResult<Value>>) =>
    unlessAway(call, () => calls.query(work));
  const change = <Value>(call: string, uid: string, work: (tx: Tx) => Promise<DocumentResult<Value>>) =>
    unlessAway(call, async () => (await calls.change(uid, work)) ?? NO_OWNER);
  const isProject = async (tx: Tx, uid: string, id: string) => UUID.test(id) && projects.has(tx, uid, id);
  const mayChoose = async (tx: Tx, uid: string, project: string | null) =>
    project === null || isProject(tx, uid, project);
  const find = async (uid: string, id: string, tx?: Tx, isRemoved = false) =>
    UUID.test(id) ? designs.find(uid, id, tx, isRemoved) : undefined;

  return {
    users: {
      get: (uid) => query("users.get", async () => ({ ok: true, profile: await users.get(uid) })),
      set: (uid, { fullName, company, email }) =>
        change("users.set", uid, async (tx) => {
          await users.set(tx, uid, { fullName, company, email });
          return OK;
        }),
    },
    firms: {
      get: (uid) => query("firms.get", async () => ({ ok: true, firm: await firms.get(uid) })),
      set: (uid, { name, address, contact, registration, logo }) =>
        change("firms.set", uid, async (tx) => {
          await firms.set(tx, uid, { name, address, contact, registration, logo });
          return OK;
        }),
    },
    favourites: {
      list: (uid) =>
        query("favourites.list", async () => ({ ok: true, sections: await favourites.read(uid) })),
      add: (uid, section) =>
        change("favourites.add", uid, async (tx) => {
          const sections = await favourites.read(uid, tx);
          if (sections.includes(section)) return OK;
          if (sections.length >= MAX_FAVOURITES) return TOO_MANY_FAVOURITES;
          await favourites.add(tx, uid, section, sections);
          return OK;
        }),
      remove: (uid, section) =>
        change("favourites.remove", uid, async (tx) => {
          const sections = await favourites.read(uid, tx);
          if (sections.includes(section)) await favourites.remove(tx, uid, section, sections);
          return OK;
        }),
    },
    comparisons: {
      list: (uid) =>
        query("comparisons.list", async () => ({ ok: true, comparisons: await comparisons.read(uid) })),
      add: (uid, { name, sections }) =>
        change("comparisons.add", uid, async (tx) => {
          const list = await comparisons.read(uid, tx);
          if (list.some((one) => isSameName(one.name, name))) return NAME_TAKEN;
          if (list.length >= MAX_COMPARISONS) return TOO_MANY_COMPARISONS;
          await comparisons.add(tx, uid, { name, sections: [...sections] }, list);
          return OK;
        }),
      rename: (uid, name, to) =>
        change("comparisons.rename", uid, async (tx) => {
          const list = await comparisons.read(uid, tx);
          if (!list.some((one) => one.name === name)) return NO_COMPARISON;
          // A comparison may be renamed to its own name in another case.
          if (list.some((one) => one.name !== name && isSameName(one.name, to))) return NAME_TAKEN;
          await comparisons.rename(tx, uid, name, to, list);
          return OK;
        }),
      remove: (uid, name) =>
        change("comparisons.remove", uid, async (tx) => {
          const list = await comparisons.read(uid, tx);
          const found = list.find((one) => one.name === name);
          if (found) await comparisons.remove(tx, uid, found, list);
          return OK;
        }),
    },
    projects: {
      list: (uid) => query("projects.list", async () => ({ ok: true, projects: await projects.list(uid) })),
      add: (uid, fields) =>
        change("projects.add", uid, async (tx) => {
          const before = await usage(tx, uid);
          if (before.projects >= MAX_PROJECTS) return TOO_MANY_PROJECTS;
          return { ok: true, id: await projects.add(tx, uid, projectOf(fields), before) };
        }),
      put: (uid, id, fields) =>
        change("projects.put", uid, async (tx) => {
          if (!(await isProject(tx, uid, id))) return NO_PROJECT;
          await projects.put(tx, uid, id, projectOf(fields));
          return OK;
        }),
      remove: (uid, id) =>
        change("projects.remove", uid, async (tx) => {
          if (await isProject(tx, uid, id)) await projects.remove(tx, uid, id);
          return OK;
        }),
    },
    designs: {
      list: (uid) => query("designs.list", async () => ({ ok: true, designs: await designs.list(uid) })),
      all: (uid) => query("designs.all", async () => ({ ok: true, designs: await designs.all(uid) })),
      get: (uid, id) =>
        query("designs.get", async () => ({ ok: true, design: (await find(uid, id))?.design ?? null })),
      add: (uid, content) =>
        change("designs.add", uid, async (tx) => {
          if (!(await mayChoose(tx, uid, content.project))) return NO_PROJECT_TO_CHOOSE;
          const before = await usage(tx, uid);
          const bytes = bytesOf(content.file);
          if (before.designs >= MAX_DESIGNS) return TOO_MANY_DESIGNS;
          if (!hasRoom(before, bytes)) return TOO_LARGE;
          return {
            ok: true,
            design: await designs.add(tx, uid, contentOf(content), { usage: before, bytes }),
          };
        }),
      put: (uid, id, expected, content) =>
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
      revisions: (uid, id, letter) =>
        query("designs.revisions", async () => {
          const own = await find(uid, id);
          return { ok: true, revisions: own ? await designs.revisions(own, letter) : [] };
        }),
    },
    contactMessages: {
      add: ({ name, email, message }) =>
        query("contactMessages.add", async () => ({
          ok: true,
          id: await contactMessages.add({ name, email, message }),
        })),
      page: (limit, olderThan) =>
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
      find: (start) =>
        query("contactMessages.find", async () => {
          const digits = start.replaceAll("-", "").toLowerCase();
          if (!/^[0-9a-f]{1,32}$/.test(digits)) return { ok: true, found: [] };
          const [first, last] = [digits.padEnd(32, "0"), digits.padEnd(32, "f")];
          return { ok: true, found: await contactMessages.between(uuidOf(first), uuidOf(last)) };
        }),
      setStatus: (id, status) =>
        query("contactMessages.setStatus", async () => {
          const isDone = UUID.test(id) && (await contactMessages.setStatus(id.toLowerCase(), status));
          return isDone ? OK : NO_MESSAGE;
        }),
      byEmail: (email) =>
        query("contactMessages.byEmail", async () => ({
          ok: true,
          messages: await contactMessages.byEmail(email),
        })),
      remove: (ids) =>
        query("contactMessages.remove", async () => {
          const uuids = ids.filter((id) => UUID.test(id)).map((id) => id.toLowerCase());
          return { ok: true, count: await contactMessages.remove(uuids) };
        }),
      removeByEmail: (email) =>
        query("contactMessages.removeByEmail", async () => ({
          ok: true,
          count: await contactMessages.removeByEmail(email),
        })),
    },
  };
}
