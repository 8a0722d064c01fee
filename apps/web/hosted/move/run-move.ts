import { CommandError, expectOk } from "../../server/commands/command-error.ts";
import { many } from "../../server/commands/printable.ts";
import type { DocumentStore } from "../../server/providers/common/document-store.ts";
import type { ContactMessage, ListPlace } from "../../server/providers/documents.ts";
import type { MoveSide, UserDocuments } from "./move-side.ts";

const MESSAGES = 500;
/** Users, and designs of each, that are read at a time. */
const AT_ONCE = 4;

/** What is counted on both sides. */
const COUNTED = [
  "accounts",
  "profiles",
  "firms",
  "favourites",
  "comparisons",
  "projects",
  "designs",
  "revisions",
  "messages",
] as const;
type Counts = Record<(typeof COUNTED)[number], number>;

const none = () => Object.fromEntries(COUNTED.map((what) => [what, 0])) as Counts;

async function inPieces<Item, Value>(
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<readonly Value[]> {
  const values: Value[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    values.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  return values;
}

async function designsOf({ designs }: DocumentStore, uid: string): Promise<UserDocuments["designs"]> {
  const all = await inPieces(expectOk(await designs.list(uid)).designs, async ({ id }) => {
    const { design } = expectOk(await designs.get(uid, id));
    return design && { ...design, revisions: expectOk(await designs.revisions(uid, id)).revisions };
  });
  return all.filter((design) => design !== null);
}

async function documentsOf(store: DocumentStore, uid: string): Promise<UserDocuments> {
  const [profile, firm, favourites, comparisons, projects, designs] = await Promise.all([
    store.users.get(uid),
    store.firms.get(uid),
    store.favourites.list(uid),
    store.comparisons.list(uid),
    store.projects.list(uid),
    designsOf(store, uid),
  ]);
  return {
    profile: expectOk(profile).profile,
    firm: expectOk(firm).firm,
    favourites: expectOk(favourites).sections,
    comparisons: expectOk(comparisons).comparisons,
    projects: expectOk(projects).projects,
    designs,
  };
}

async function* messagesIn({ contactMessages }: DocumentStore): AsyncGenerator<readonly ContactMessage[]> {
  for (let end: ListPlace | undefined; ; ) {
    const page = expectOk(await contactMessages.page(MESSAGES, end));
    if (page.end === null) return;
    yield page.messages;
    end = page.end;
  }
}

function count(counts: Counts, documents: UserDocuments): void {
  counts.profiles += documents.profile ? 1 : 0;
  counts.firms += documents.firm ? 1 : 0;
  counts.favourites += documents.favourites.length;
  counts.comparisons += documents.comparisons.length;
  counts.projects += documents.projects.length;
  counts.designs += documents.designs.length;
  counts.revisions += documents.designs.reduce((sum, { revisions }) => sum + revisions.length, 0);
}

/** What of these users and all messages is on a side. */
async function countsOn(side: MoveSide, uids: readonly string[]): Promise<Counts> {
  const counts = none();
  const known = new Set(uids);
  for await (const accounts of side.accounts()) {
    for (const { uid } of accounts) counts.accounts += known.has(uid) ? 1 : 0;
  }
  for (const uid of uids) count(counts, await documentsOf(side.documents, uid));
  counts.messages = expectOk(await side.documents.contactMessages.count()).count;
  return counts;
}

function table(moved: Counts, arrived: Counts): string {
  const rows = COUNTED.map((what) => {
    const numbers = [moved[what], arrived[what]].map((one) => one.toLocaleString("en-AU").padStart(10));
    return `${what.padEnd(14)}${numbers.join("")}`;
  });
  return [`${"".padEnd(14)}${"read".padStart(10)}${"there now".padStart(10)}`, ...rows, ""].join("\n");
}

/**
 * Copies all accounts, documents and messages to the other side and counts there. It can be repeated: what was copied before is written
 * again. The source stays as it is. Yields the progress and the counts.
 */
export async function* runMove(from: MoveSide, to: MoveSide): AsyncGenerator<string> {
  const moved = none();
  let passwords = 0;
  const faults: string[] = [];
  const uids: string[] = [];
  for await (const accounts of from.accounts()) {
    faults.push(...(await to.writeAccounts(accounts)));
    moved.accounts += accounts.length;
    passwords += accounts.filter(({ hash }) => hash !== null).length;
    uids.push(...accounts.map(({ uid }) => uid));
    await inPieces(accounts, async ({ uid }) => {
      const documents = await documentsOf(from.documents, uid);
      await to.writeDocuments(uid, documents);
      count(moved, documents);
    });
    yield `${many(moved.accounts, "account")} copied with their documents.\n`;
  }
  for await (const messages of messagesIn(from.documents)) {
    await to.writeMessages(messages);
    moved.messages += messages.length;
  }
  yield `${many(moved.messages, "contact message")} copied.\n\n`;
  const arrived = await countsOn(to, uids);
  yield table(moved, arrived);
  const without = moved.accounts - passwords;
  if (without > 0)
    yield `\n${many(without, "account")} without a password: these users have to reset it by email.\n`;
  for (const fault of faults) yield `Not accepted: ${fault}\n`;
  const missing = COUNTED.filter((what) => arrived[what] < moved[what]);
  if (missing.length > 0 || faults.length > 0)
    throw new CommandError(
      `Not everything was copied (${[...missing, ...(faults.length > 0 ? ["accounts"] : [])].join(", ")}). Nothing was deleted; run the command again.`,
    );
  yield "\nEverything that was read is there. The source is unchanged.\n";
}
