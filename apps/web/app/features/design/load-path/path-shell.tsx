import { defaultInputs } from "@kingpost/design";
import {
  disconnected,
  type Member,
  MOST_MEMBERS,
  markProblem,
  memberSchedule,
  newMark,
  type Link as PathLink,
  withoutMember,
} from "@kingpost/design/load-path";
import { NO_PROJECT } from "@kingpost/design/report";
import { useEffect, useMemo, useRef, useState } from "react";
import type { SavedProject } from "../../../../shared/design-types.ts";
import { Button } from "../../../ui/button.tsx";
import { safeName } from "../../../ui/export/safe-name.ts";
import { saveFile } from "../../../ui/export/save-file.ts";
import { keptProject } from "../../../ui/firm/kept-project.ts";
import { useFocusNext } from "../../../ui/keyboard/use-focus-next.ts";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { randomId } from "../../../ui/random-id.ts";
import { useOwner } from "../../../ui/storage/use-owner.ts";
import { ChooseDesign } from "../files/choose-design.tsx";
import type { FileChoice } from "../files/open-file.ts";
import { useDroppedFile } from "../files/use-dropped-file.ts";
import { usePathModules } from "../modules/modules-on-demand.ts";
import { useKeptPage } from "../offline/use-kept-page.ts";
import type { PackageContent } from "../report-package/messages.ts";
import { PackageMenu } from "../report-package/package-menu.tsx";
import { projectTitle } from "../saved/project-inputs.tsx";
import { titleDetails } from "../saved/title-details.ts";
import { PathDialog, type PathDialogOn } from "./dialogs/path-dialog.tsx";
import { offersFor } from "./dialogs/take-dialog.tsx";
import { type OpenedPath, PATH_PAGE } from "./file/open-path.ts";
import { type OpenedMember, openPathFile } from "./file/open-path-file.ts";
import { pathFile } from "./file/path-file.ts";
import { MemberCard } from "./member-card.tsx";
import { PathAccountSlot } from "./path-account.tsx";
import { PathArrows } from "./path-arrows.tsx";
import { pathLevels } from "./path-levels.ts";
import { CopyPathLink, OpenMember } from "./path-links.tsx";
import { PATH_SCOPE } from "./path-scope.ts";
import { pathWords } from "./path-words.ts";
import type { SavedPath } from "./saved-path.ts";
import { PathSchedule } from "./schedule/path-schedule.tsx";
import { usePathMembers } from "./use-path-members.ts";
import { useSavedMembers } from "./use-saved-members.ts";

const ONE_AT_A_TIME =
  "A load path cannot replace the designs of a project. Open Load Path without the project, then open the file there.";

/** A load path on view: of a link or a file, or the saved designs of a project. */
export function PathShell({ opened }: { readonly opened: OpenedPath }) {
  const modules = usePathModules();
  const { project } = opened;
  const [account, setAccount] = useState<SavedPath>();
  const isSaved = opened.saved !== undefined || account !== undefined;
  const { members, path, change, undo, redo, trouble, setTrouble, isTooLong, startExample } = usePathMembers(
    opened,
    isSaved,
  );
  const states = path.states();
  const outdated = states.filter(({ isOutdated }) => isOutdated);
  const [dialog, setDialog] = useState<PathDialogOn>();
  const picker = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.setAttribute("data-hydrated", ""), []);
  const saved = useSavedMembers(opened, members);
  const owner = useOwner();
  useKeptPage(PATH_PAGE);
  const add = (fresh: readonly Pick<Member, "mark" | "kind" | "inputs">[]) => {
    if (members.length + fresh.length > MOST_MEMBERS)
      return setTrouble(`A load path has at most ${MOST_MEMBERS} members.`);
    const next = [...members];
    for (const { kind, inputs, mark: own } of fresh) {
      const mark = markProblem(own, next) === undefined ? own : newMark(kind, next);
      next.push({ mark, kind, inputs, id: project ? randomId() : undefined });
    }
    change(next);
  };
  const [choice, setChoice] = useState<FileChoice<OpenedMember>>();
  const openFile = async (file: File) => {
    const found = await openPathFile(file);
    if ("problem" in found) return setTrouble(found.problem);
    if ("designs" in found) return setChoice(found);
    if ("members" in found && project) return setTrouble(ONE_AT_A_TIME);
    if ("members" in found) change(found.members);
    else addOpened([found]);
  };
  const addOpened = (opened: readonly OpenedMember[]) => {
    const failure = opened.find((one) => "problem" in one);
    if (failure) setTrouble(failure.problem);
    else add(opened.filter((one) => "inputs" in one));
  };
  useDroppedFile((file) => void openFile(file), setTrouble);
  const focusNext = useFocusNext();
  /** Moves the focus after a change that removes the element that had it: to a member, or to the head of the page. */
  const focus = (mark?: string) =>
    focusNext(() =>
      frame.current?.querySelector<HTMLElement>(
        mark === undefined ? ".path-head" : `[data-place="${CSS.escape(mark)}"]`,
      ),
    );
  const remove = (member: Member, keepsValues: boolean) => {
    change(withoutMember(path, member.mark, keepsValues));
    focus();
  };
  const update = () => {
    change(path.updated());
    // The button goes.
    focus();
  };
  const adding: MenuItem[] = modules.map(({ kind, title, fields }) => ({
    id: kind,
    label: title,
    onSelect: () => add([{ kind, mark: "", inputs: defaultInputs(fields) }]),
  }));
  const levels = useMemo(() => pathLevels(states), [states]);
  const { nameOf, state: savedState } = saved;
  const names = useMemo(
    () => Object.fromEntries(members.map((member) => [member.mark, nameOf(member) ?? ""])),
    // Names come from what has been saved, and `savedState` changes with each save.
    [members, savedState],
  );
  const saveSchedule = async () => {
    const { tablesCsv } = await import("../files/tables-csv.ts");
    const csv = tablesCsv([memberSchedule(levels.flat(), names)]);
    saveFile(new Blob([csv], { type: "text/csv" }), `${reportName(project)}-schedule.csv`);
  };
  const files: MenuItem[] = [
    {
      id: "save",
      label: "Save load path",
      detail: "JSON",
      onSelect: () =>
        saveFile(new Blob([pathFile(members)], { type: "application/json" }), "load-path.kingpost.json"),
    },
    {
      id: "open",
      label: "Open load path, or add a design",
      detail: "JSON, PDF",
      onSelect: () => picker.current?.click(),
    },
    {
      id: "schedule",
      label: "Download schedule",
      detail: "CSV",
      onSelect: () => void saveSchedule(),
    },
  ];
  const contentOf = (): PackageContent => ({
    kind: "path",
    title: `Load path${project ? ` of ${projectTitle(project)}` : ""}`,
    members,
    project: project ? { ...NO_PROJECT, ...titleDetails(project, { mark: "" }) } : keptProject(owner),
    names,
  });
  return (
    <div ref={frame} className="path">
      <div className="design-actions" data-print="hide">
        {project ? null : (
          <>
            <Button disabled={!undo} onClick={undo}>
              Undo
            </Button>
            <Button disabled={!redo} onClick={redo}>
              Redo
            </Button>
          </>
        )}
        <Menu label="Add a member" groups={[adding]} />
        <Menu label="File" groups={[files]} />
        {project || members.length === 0 ? null : (
          <Button
            onClick={() => {
              change([]);
              focus();
            }}
          >
            Delete all members
          </Button>
        )}
        {project ? null : <CopyPathLink members={members} onTrouble={setTrouble} />}
        {members.length > 0 ? (
          <PackageMenu
            label="Report (PDF)"
            name={reportName(project)}
            hasSchedule
            load={() => import("../report-package/make-package.ts")}
            contentOf={async () => contentOf()}
          />
        ) : null}
        {project ? null : <PathAccountSlot opened={opened} members={members} onSaved={setAccount} />}
        {saved.state === undefined ? null : (
          <span role="status" className="text-13">
            {saved.state}
          </span>
        )}
        <input
          ref={picker}
          type="file"
          accept=".json,.pdf"
          aria-label="Open a load path or a design"
          hidden
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            if (file) await openFile(file);
            target.value = "";
          }}
        />
      </div>
      {trouble === undefined ? null : (
        <p role="alert" className="design-alert">
          {trouble}
        </p>
      )}
      {isTooLong ? (
        <p role="alert" className="design-alert">
          This load path is too large for a link: this tab keeps the last changes, but a bookmark does not
          have them. To keep them, use File, Save load path.
        </p>
      ) : null}
      <div className="path-head" tabIndex={-1}>
        <div>
          <h2 className={project ? undefined : "sr-only"}>{project ? projectTitle(project) : "Members"}</h2>
          <p role="status">{pathWords(states)}</p>
        </div>
        {outdated.length > 0 ? (
          <Button className="path-update" onClick={update}>
            Update all in order
          </Button>
        ) : null}
      </div>
      {states.length === 0 ? (
        <div className="path-empty">
          <p>Add a member, such as a beam, a column or a footing, or open a file with designs.</p>
          {project ? null : (
            <Button
              onClick={() => {
                startExample();
                focus();
              }}
              className="mt-3"
            >
              Start with an example
            </Button>
          )}
        </div>
      ) : (
        <div className="path-drawing">
          <ol className="path-levels" aria-label="Members in the order in which they carry the loads">
            {levels.map((level, at) => (
              <li key={at}>
                {level.map((state) => {
                  const { member } = state;
                  return (
                    <MemberCard
                      key={member.mark}
                      state={state}
                      canTake={offersFor(path, member).length > 0}
                      open={
                        <OpenMember
                          {...{ member, members }}
                          isSaved={project !== undefined}
                          saved={account}
                          design={saved.designOf(member)}
                        />
                      }
                      isSaved={project !== undefined}
                      onTake={() => setDialog({ kind: "take", member })}
                      onRename={() => setDialog({ kind: "mark", member })}
                      onDelete={() =>
                        path.takersOf(member.mark).length > 0
                          ? setDialog({ kind: "delete", member })
                          : remove(member, false)
                      }
                      onUnlink={(link: PathLink, keepsValues) => {
                        change(disconnected(path, member.mark, link, keepsValues));
                        focus(member.mark);
                      }}
                    />
                  );
                })}
              </li>
            ))}
          </ol>
          <PathArrows states={states} />
        </div>
      )}
      {states.length === 0 ? null : <PathSchedule levels={levels} names={names} />}
      <p className="path-scope">{PATH_SCOPE}</p>
      {choice ? (
        <ChooseDesign
          choice={choice}
          hint="Choose what is added to this load path."
          hasAll
          onChoose={addOpened}
          onClose={() => setChoice(undefined)}
        />
      ) : null}
      {dialog ? (
        <PathDialog
          {...{ dialog, path, members, remove }}
          onMembers={(next, mark) => {
            change(next);
            focus(mark);
          }}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </div>
  );
}

const reportName = (project: SavedProject | undefined): string =>
  safeName(["load-path", project ? projectTitle(project) : ""].filter(Boolean).join("-"), "load-path");
