import { readFile } from "@kingpost/calc";
import { countChange } from "../../../account-api.server.ts";
import {
  type Account,
  bodyOf,
  DATA_DOWNLOADS,
  type DocumentResult,
  type DocumentStore,
  services,
} from "../../../services.server.ts";
import { type JsonParts, withList, written } from "./json-parts.ts";

/** With the content of its file in place of the text. */
function withContent<Stored extends { readonly file: string }>({ file, ...stored }: Stored) {
  return { ...stored, file: readFile(file) };
}

/** The value of a call; the download ends where one fails, and the browser reports it as incomplete. */
function expectFound<Value>(found: DocumentResult<Value>): Value {
  if (!found.ok) throw new Error(`The documents are ${found.code}.`);
  return found;
}

/** The revisions of a design up to its last one, read one by one. */
async function* revisionsOf(
  { designs }: DocumentStore,
  uid: string,
  id: string,
  last: string | null,
): AsyncGenerator<JsonParts> {
  for (let code = "A".charCodeAt(0); last !== null && code <= last.charCodeAt(0); code += 1) {
    const { revisions } = expectFound(await designs.revisions(uid, id, String.fromCharCode(code)));
    for (const revision of revisions) yield written(withContent(revision));
  }
}

/** The designs with these IDs, read one by one: a client that does not read its download holds one file. */
async function* designsOf(
  documents: DocumentStore,
  uid: string,
  ids: readonly string[],
): AsyncGenerator<JsonParts> {
  for (const id of ids) {
    const { design } = expectFound(await documents.designs.get(uid, id));
    // Deleted in the meantime.
    if (!design) continue;
    yield withList(withContent(design), "revisions", revisionsOf(documents, uid, id, design.revision));
  }
}

const encoder = new TextEncoder();

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const part of parts) yield encoder.encode(part);
}

/** All data stored about a user, for download. A few are allowed, because each reads, parses and writes up to 16 MB. */
export async function myData(request: Request, account: Account): Promise<Response> {
  const { uid } = account;
  const tooMany = await countChange("data-download", DATA_DOWNLOADS, uid);
  if (tooMany) return tooMany;
  const { accounts, documents } = await services();
  const [profile, firm, sessions, favourites, comparisons, designs, projects] = await Promise.all([
    documents.users.get(uid),
    documents.firms.get(uid),
    accounts.sessions(request),
    documents.favourites.list(uid),
    documents.comparisons.list(uid),
    documents.designs.list(uid),
    documents.projects.list(uid),
  ]);
  if (!(profile.ok && firm.ok && sessions.ok && favourites.ok && comparisons.ok && designs.ok && projects.ok))
    return new Response("Your data is temporarily unavailable. Please try again.\n", { status: 503 });
  const fields = {
    exportedAt: new Date().toISOString(),
    account,
    profile: profile.profile,
    firm: firm.firm,
    ...(accounts.capabilities.sessionList && {
      sessions: sessions.sessions.map(({ current, ...session }) => session),
    }),
    favourites: favourites.sections,
    comparisons: comparisons.comparisons,
    projects: projects.projects,
  };
  const ids = designs.designs.map(({ id }) => id);
  const parts = withList(fields, "designs", designsOf(documents, uid, ids))("");
  const body = request.method === "HEAD" ? null : bodyOf(encoded(parts));
  return new Response(body, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="kingpost-my-data.json"',
      "Cache-Control": "no-store, no-transform",
    },
  });
}
