import { customSectionRecordOf } from "@kingpost/sections";
import { answer, countChange, failed, failure, otherUser } from "../../../account-api.server.ts";
import { fieldsOf, readForm } from "../../../form-data.server.ts";
import {
  type Account,
  type DocumentResult,
  type DocumentStore,
  SAVED_CHANGES,
  services,
} from "../../../services.server.ts";
import { currentCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { parseForm } from "../../../ui/form/form-result.ts";
import { type Saved, type SavedChange, savedChangeSchema } from "./schema.ts";

const FIELDS = fieldsOf(savedChangeSchema);

const SIGNED_OUT = "You are signed out. Sign in to keep favourites and comparisons.";

const saved = (body: Saved) => answer(body);

/** The canonical ID of a catalogue or custom section; undefined for an unknown one. */
function knownSection(id: string): string | undefined {
  return customSectionRecordOf(id)?.id ?? currentCatalogue().entry(id)?.id;
}

/** The change with canonical section IDs, or the first unknown ID. */
function spelled(change: SavedChange): { readonly change: SavedChange } | { readonly unknown: string } {
  if (change.change !== "star" && change.change !== "save") return { change };
  const sections = change.change === "star" ? [change.section] : change.sections;
  const known = sections.map((id) => knownSection(id) ?? "");
  const unknown = sections[known.indexOf("")];
  if (unknown !== undefined) return { unknown };
  const [section = ""] = known;
  return { change: change.change === "star" ? { ...change, section } : { ...change, sections: known } };
}

function apply(
  { favourites, comparisons }: DocumentStore,
  uid: string,
  change: SavedChange,
): Promise<DocumentResult<unknown>> {
  switch (change.change) {
    case "star":
      return favourites.add(uid, change.section);
    case "unstar":
      return favourites.remove(uid, change.section);
    case "save":
      return comparisons.add(uid, { name: change.name, sections: [...new Set(change.sections)] });
    case "rename":
      return comparisons.rename(uid, change.name, change.to);
    case "delete":
      return comparisons.remove(uid, change.name);
  }
}

/** The signed-in user's saved items. */
export async function readSaved(account: Account | null): Promise<Response> {
  if (!account) return failure(401, SIGNED_OUT);
  const { documents } = await services();
  const { uid } = account;
  const [favourites, comparisons] = await Promise.all([
    documents.favourites.list(uid),
    documents.comparisons.list(uid),
  ]);
  if (!favourites.ok) return failed(favourites);
  if (!comparisons.ok) return failed(comparisons);
  return saved({ uid, favourites: favourites.sections, comparisons: comparisons.comparisons });
}

/** Applies one change and returns all saved items, so that every tab shows the same. */
export async function changeSaved(request: Request, account: Account | null): Promise<Response> {
  const form = await readForm(request, FIELDS);
  if (!account) return failure(401, SIGNED_OUT);
  const parsed = parseForm(savedChangeSchema, form);
  if (!parsed.ok) return failure(422, parsed.result.error ?? "");
  if (parsed.value.uid !== account.uid) return otherUser();
  const meant = spelled(parsed.value);
  if ("unknown" in meant) return failure(422, `There is no section \u201c${meant.unknown}\u201d.`);
  const tooMany = await countChange("saved", SAVED_CHANGES, account.uid);
  if (tooMany) return tooMany;
  const { documents } = await services();
  const done = await apply(documents, account.uid, meant.change);
  return done.ok ? readSaved(account) : failed(done);
}
