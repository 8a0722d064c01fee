import type { Member } from "@kingpost/design/load-path";
import { useEffect, useRef, useState } from "react";
import type { SavedDesign } from "../../../../shared/design-types.ts";
import { useUid } from "../../../ui/session/use-uid.ts";
import { pathModules } from "../modules/modules-on-demand.ts";
import type { Sent } from "../saved/control/autosave.ts";
import { savedLater } from "../saved/control/save-status.tsx";
import { fileOf } from "../saved/design-content.ts";
import { addDesign, saveDesign } from "../saved/send-design.ts";
import type { OpenedPath } from "./file/open-path.ts";

interface Stored {
  readonly design: SavedDesign;
  /** The member as it was last saved. */
  readonly member: Member;
}

interface SavedMembers {
  /** What became of the last change, in a sentence. */
  readonly state: string | undefined;
  /** The saved design of a member; undefined until it is saved. */
  readonly designOf: (member: Member) => string | undefined;
  /** The name of the saved design of a member. */
  readonly nameOf: (member: Member) => string | undefined;
}

/**
 * Saves the members of a project as its designs, one request at a time. A member has an ID of its own before it is saved. The design of a
 * member that is removed stays saved, without a project.
 */
export function useSavedMembers(
  { project, designs = [], members: first = [] }: OpenedPath,
  members: readonly Member[],
): SavedMembers {
  const uid = useUid();
  const [state, setState] = useState<string>();
  const [stored] = useState(
    () =>
      new Map(
        first.flatMap((member): [string, Stored][] => {
          const design = designs.find(({ id }) => id === member.id);
          return design ? [[design.id, { design, member: { ...member, mark: design.mark } }]] : [];
        }),
      ),
  );
  const wanted = useRef(members);
  const work = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    if (!project || uid === undefined || wanted.current === members) return;
    wanted.current = members;
    setState("Saving\u2026");
    const save = async (member: Member, id: string): Promise<Trouble | undefined> => {
      const known = stored.get(id);
      if (known && known.member.inputs === member.inputs && known.member.mark === member.mark)
        return undefined;
      const entry = { ...entryOf(member, known?.design.name ?? member.mark), project: project.id };
      const sent = known ? await saveDesign(uid, known.design, entry) : await addDesign(uid, entry);
      if (sent.kind !== "saved") return trouble(member, sent);
      stored.set(id, { design: sent.design, member });
      return undefined;
    };
    const leave = async (id: string, { design, member }: Stored): Promise<Trouble | undefined> => {
      const sent = await saveDesign(uid, design, { ...entryOf(member, design.name), project: null });
      if (sent.kind !== "saved") return trouble(member, sent);
      stored.delete(id);
      return undefined;
    };
    const saveAll = async (): Promise<Trouble | undefined> => {
      for (const member of members) {
        const failure = member.id === undefined ? undefined : await save(member, member.id);
        if (failure) return failure;
      }
      for (const [id, one] of stored) {
        const failure = members.some((member) => member.id === id) ? undefined : await leave(id, one);
        if (failure) return failure;
      }
      return undefined;
    };
    work.current = work.current.then(async () => {
      // A later change saves this one too.
      while (wanted.current === members) {
        const failure = await saveAll();
        setState(failure ? failure.words : "All changes are saved.");
        if (failure?.retryAfter === undefined) return;
        await pause(failure.retryAfter);
      }
    });
  }, [members, project, uid, stored]);
  const savedOf = ({ id }: Member) => (id === undefined ? undefined : stored.get(id)?.design);
  return { state, designOf: (member) => savedOf(member)?.id, nameOf: (member) => savedOf(member)?.name };
}

function entryOf({ kind, mark, inputs }: Member, name: string) {
  const module = pathModules().find((one) => one.kind === kind);
  // Reading the members has rejected those of unknown modules.
  if (!module) throw new TypeError(`${kind} is not a design module.`);
  return { name, mark, file: fileOf(module, inputs) };
}

/** Why a member is not saved, in a sentence, with the seconds until the next try where the server is busy. */
interface Trouble {
  readonly words: string;
  readonly retryAfter?: number | undefined;
}

function trouble({ mark }: Member, sent: Exclude<Sent, { kind: "saved" }>): Trouble {
  if (sent.kind === "conflict") {
    return { words: `Not saved: ${mark} has been changed in another tab. Reload the page.` };
  }
  const { message, retryAfter } = sent;
  return retryAfter === undefined
    ? { words: `Not saved: ${message} Reload the page.` }
    : { words: savedLater(message), retryAfter };
}

const pause = (seconds: number) => new Promise((settle) => window.setTimeout(settle, seconds * 1000));
