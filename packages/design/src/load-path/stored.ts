import { isUnavailable, type StoredDesign, type Unavailable } from "@kingpost/calc";
import { withDefaults } from "../frame/module/default-inputs.ts";
import { MOST_MEMBERS, markProblem } from "./edit.ts";
import { circleOf, circleWords, type Member, type PathModule } from "./load-path.ts";

/** The kind of a file with a load path. */
export const LOAD_PATH_KIND = "load-path";
/** Version of the form below; each member has the version of its own inputs. */
export const LOAD_PATH_VERSION = 1;

const refused = (message: string): Unavailable => ({ kind: "unavailable", code: "bad-load-path", message });

/** The members as a link or a file carries them together. */
export function storedMembers(members: readonly Member[], modules: readonly PathModule[]): StoredDesign {
  return {
    version: LOAD_PATH_VERSION,
    inputs: {
      members: members.map(({ mark, kind, inputs }) => ({
        mark,
        kind,
        version: modules.find((one) => one.kind === kind)?.version ?? 1,
        inputs,
      })),
    },
  };
}

/** The members of a link or a file, in the newest version of their modules, or why they cannot be opened. */
export function openMembers(
  { version, inputs }: StoredDesign,
  modules: readonly PathModule[],
): readonly Member[] | Unavailable {
  if (version > LOAD_PATH_VERSION) {
    return refused(
      `This load path is of version ${version}, which is newer than this page. Reload the page.`,
    );
  }
  const stored = isRecord(inputs) ? inputs.members : undefined;
  if (!Array.isArray(stored)) return refused("This load path has no members.");
  if (stored.length > MOST_MEMBERS) return refused(`A load path has at most ${MOST_MEMBERS} members.`);
  const members: Member[] = [];
  for (const [at, one] of stored.entries()) {
    const place = `Member ${at + 1}`;
    if (!isRecord(one)) return refused(`${place} of this load path has no fields.`);
    const { mark, kind, version: own } = one;
    if (typeof mark !== "string") return refused(`${place} of this load path has no mark.`);
    const wrong = markProblem(mark, members);
    if (wrong !== undefined) return refused(`${place} of this load path: ${wrong}`);
    const module = modules.find((known) => known.kind === kind);
    if (!module) return refused(`${mark} of this load path is of an unknown module.`);
    const opened = module.open({ version: typeof own === "number" ? own : 0, inputs: one.inputs });
    if (isUnavailable(opened)) return refused(`${mark}: ${opened.message}`);
    members.push({ mark, kind: module.kind, inputs: withDefaults(module.fields, opened) });
  }
  const circle = circleOf(members, modules);
  return circle ? refused(circleWords(circle)) : members;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
