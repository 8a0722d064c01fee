import { loadModules } from "@kingpost/design";
import { type DesignContent, MAX_FILES } from "../../../../shared/design-types.ts";
import { answer, countChange, failed, failure, otherUser } from "../../../account-api.server.ts";
import { fieldsOf, readForm } from "../../../form-data.server.ts";
import {
  type Account,
  DESIGN_CHANGES,
  DESIGN_SAVES,
  type DocumentResult,
  type DocumentStore,
  services,
  TooBusyError,
} from "../../../services.server.ts";
import { parseForm } from "../../../ui/form/form-result.ts";
import { calculateInTurn } from "../api/calculate-in-turn.server.ts";
import { type CalculatedFile, calculateFile } from "./calculate-file.server.ts";
import { type DesignChange, designChangeSchema, MAX_FILE, MAX_NAME, type SavedDesigns } from "./schema.ts";

const FIELDS = fieldsOf(designChangeSchema);

const SIGNED_OUT = "You are signed out. Sign in to save designs.";
const NO_DESIGN = { ok: false, code: "not-found", message: "This design no longer exists." } as const;
const CHANGED = "This design has been changed in another tab or browser.";

/** The designs and projects of the signed-in user; of some designs, by their IDs, what is stored. */
export async function readDesigns(account: Account | null, ids: readonly string[]): Promise<Response> {
  if (!account) return failure(401, SIGNED_OUT);
  if (ids.length > 0) return readFiles(account.uid, ids);
  const found = await savedDesigns(account.uid);
  return found.ok ? answer(found.saved) : failed(found);
}

/** The stored designs with these IDs; deleted ones are left out. */
async function readFiles(uid: string, ids: readonly string[]): Promise<Response> {
  if (ids.length > MAX_FILES) return failure(422, `At most ${MAX_FILES} designs at a time.`);
  const { documents } = await services();
  const found = await Promise.all(ids.map((id) => documents.designs.get(uid, id)));
  const problem = found.find((one) => !one.ok);
  if (problem && !problem.ok) return failed(problem);
  return answer({ uid, designs: found.flatMap((one) => (one.ok && one.design ? [one.design] : [])) });
}

export async function savedDesigns(uid: string): Promise<DocumentResult<{ readonly saved: SavedDesigns }>> {
  const { documents } = await services();
  const [designs, projects] = await Promise.all([documents.designs.list(uid), documents.projects.list(uid)]);
  if (!designs.ok) return designs;
  if (!projects.ok) return projects;
  return { ok: true, saved: { uid, designs: designs.designs, projects: projects.projects } };
}

/** Seconds after which a save may be tried again where too many others wait before it. */
const BUSY_SECONDS = 15;
const BUSY = "Many designs are being calculated. Please try again in a minute.";

/** The stored form of a file with its result, or the rejection. */
async function calculated(uid: string, text: string): Promise<CalculatedFile | Response> {
  try {
    const modules = await loadModules();
    const file = await calculateInTurn(uid, () => calculateFile(text, modules));
    return typeof file === "string" ? failure(422, file) : file;
  } catch (error) {
    if (!(error instanceof TooBusyError)) throw error;
    return failure(503, BUSY, BUSY_SECONDS);
  }
}

async function save(
  { designs }: DocumentStore,
  uid: string,
  change: Extract<DesignChange, { change: "add" | "save" }>,
): Promise<Response> {
  const found = await calculated(uid, change.file);
  if (found instanceof Response) return found;
  const { kind, file, ratio, status } = found;
  const { name, mark, project } = change;
  const content: DesignContent = { kind, name, mark, project, file, ratio, status };
  if (change.change === "add") return respond(await designs.add(uid, content));
  const done = await designs.put(uid, change.id, change.version, content);
  if (!done.ok) return failed(done);
  return done.isConflict
    ? answer({ message: CHANGED, design: done.design }, 409)
    : answer({ design: done.design });
}

async function duplicate(
  { designs }: DocumentStore,
  uid: string,
  id: string,
): Promise<DocumentResult<object>> {
  const found = await designs.get(uid, id);
  if (!found.ok) return found;
  if (!found.design) return NO_DESIGN;
  const name = `${found.design.name.slice(0, MAX_NAME - COPY.length)}${COPY}`;
  // No mark for the copy: actions pass from mark to mark, so that each belongs to one design.
  return designs.add(uid, { ...found.design, name, mark: "" });
}

const COPY = " (copy)";

/** The stored design, calculated by the present engine, as its next revision. */
async function freeze(
  { designs }: DocumentStore,
  uid: string,
  { id, version }: Extract<DesignChange, { change: "freeze" }>,
): Promise<Response> {
  const found = await designs.get(uid, id);
  if (!found.ok) return failed(found);
  if (!found.design) return failed(NO_DESIGN);
  const frozen = await calculated(uid, found.design.file);
  if (frozen instanceof Response) return frozen;
  const { file, ratio, status, summary } = frozen;
  return respond(await designs.freeze(uid, id, version, { file, ratio, status, summary }));
}

function respond(done: DocumentResult<unknown>): Response {
  if (!done.ok) return failed(done);
  const { ok, ...body } = done;
  return answer(body);
}

async function apply(documents: DocumentStore, uid: string, change: DesignChange): Promise<Response> {
  const { designs, projects } = documents;
  switch (change.change) {
    case "add":
    case "save":
      return save(documents, uid, change);
    case "rename":
      return respond(await designs.rename(uid, change.id, change.name));
    case "duplicate":
      return respond(await duplicate(documents, uid, change.id));
    case "delete":
      return respond(await designs.remove(uid, change.id));
    case "restore":
      return respond(await designs.restore(uid, change.id));
    case "freeze":
      return freeze(documents, uid, change);
    case "add-project":
      return respond(await projects.add(uid, change));
    case "save-project":
      return respond(await projects.put(uid, change.id, change));
    case "delete-project":
      return respond(await projects.remove(uid, change.id));
  }
}

/** Applies one change. A save of an older version than the stored one is answered with the stored design and 409. */
export async function changeDesigns(request: Request, account: Account | null): Promise<Response> {
  const form = await readForm(request, FIELDS, MAX_FILE + 1);
  if (!account) return failure(401, SIGNED_OUT);
  const parsed = parseForm(designChangeSchema, form);
  if (!parsed.ok) return failure(422, parsed.result.error ?? "");
  if (parsed.value.uid !== account.uid) return otherUser();
  const tooMany = await countChange("designs", DESIGN_CHANGES, account.uid);
  if (tooMany) return tooMany;
  const isCalculated = ["add", "save", "freeze"].includes(parsed.value.change);
  const tooManySaves = isCalculated && (await countChange("design-saves", DESIGN_SAVES, account.uid));
  if (tooManySaves) return tooManySaves;
  const { documents } = await services();
  return apply(documents, account.uid, parsed.value);
}
