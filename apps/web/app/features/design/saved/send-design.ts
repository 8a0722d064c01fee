import type { DesignRevision, SavedDesign } from "../../../../shared/design-types.ts";
import { askServer, type ServerAnswer } from "../../../ui/saving/ask-server.ts";
import type { DesignEntry, Sent } from "./control/autosave.ts";
import type { SavedDesigns } from "./schema.ts";

export const ADDRESS = "/api/designs";
const MOST_KEPT_ALIVE = 60_000;

/** Sends a change of the saved designs as a form. */
export function sendChange(
  uid: string,
  change: string,
  fields: Readonly<Record<string, string | number>>,
): Promise<ServerAnswer> {
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  const body = new URLSearchParams([["uid", uid], ["change", change], ...texts]).toString();
  return askServer(ADDRESS, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body,
    // Arrives although its page is left; browsers allow that up to a size.
    keepalive: body.length < MOST_KEPT_ALIVE,
  });
}

const fieldsOf = ({ name, mark, project, file }: DesignEntry) => ({
  name,
  mark,
  project: project ?? "",
  file,
});

/** Our server's body: its shape is the one of `saved-designs.server.ts`. */
const designIn = (body: unknown) => (body as { readonly design: SavedDesign }).design;

const failureOf = ({ message, retryAfter }: Extract<ServerAnswer, { ok: false }>) =>
  ({ kind: "failed", message, ...(retryAfter === undefined ? {} : { retryAfter }) }) as const;

export async function addDesign(
  uid: string,
  entry: DesignEntry,
): Promise<Exclude<Sent, { kind: "conflict" }>> {
  const answer = await sendChange(uid, "add", fieldsOf(entry));
  if (!answer.ok) return failureOf(answer);
  return { kind: "saved", design: designIn(answer.body) };
}

export async function saveDesign(
  uid: string,
  { id, version }: Pick<SavedDesign, "id" | "version">,
  entry: DesignEntry,
): Promise<Sent> {
  const answer = await sendChange(uid, "save", { id, version, ...fieldsOf(entry) });
  if (answer.ok) return { kind: "saved", design: designIn(answer.body) };
  const { body } = answer;
  const isConflict = typeof body === "object" && body !== null && "design" in body;
  return isConflict ? { kind: "conflict", theirs: designIn(body) } : failureOf(answer);
}

export async function freezeDesign(
  uid: string,
  { id, version }: Pick<SavedDesign, "id" | "version">,
): Promise<DesignRevision | string> {
  const answer = await sendChange(uid, "freeze", { id, version });
  return answer.ok ? (answer.body as { readonly revision: DesignRevision }).revision : answer.message;
}

/** The user's designs and projects, or a message. */
export async function loadDesigns(): Promise<SavedDesigns | string> {
  const answer = await askServer(ADDRESS);
  return answer.ok ? (answer.body as SavedDesigns) : answer.message;
}
