import { overallVerdict, writeLink } from "@kingpost/calc";
import { defaultInputs } from "@kingpost/design";
import {
  disconnected,
  examplePath,
  LoadPath,
  type Member,
  type MemberState,
  MOST_MEMBERS,
  markProblem,
  newMark,
  PATH_MODULES,
  type Link as PathLink,
  renamed,
  withoutMember,
} from "@kingpost/design/load-path";
import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { Link, useNavigate, useNavigation } from "react-router";
import type { SavedProject } from "../../../../shared/design-types.ts";
import { isBrowserCopy } from "../../../ui/browser-copy.ts";
import { Button } from "../../../ui/button.tsx";
import { safeName } from "../../../ui/export/safe-name.ts";
import { saveFile } from "../../../ui/export/save-file.ts";
import { useCopy } from "../../../ui/export/use-copy.tsx";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { usePublicUrl } from "../../../ui/public-url.ts";
import { useCatalogue } from "../../../ui/section-picker/catalogue-store.ts";
import { useFocusNext } from "../../../ui/use-focus-next.ts";
import { useIsLeaving } from "../../../ui/use-is-leaving.ts";
import { ChooseDesign } from "../files/choose-design.tsx";
import type { FileChoice } from "../files/open-file.ts";
import { useKeptPage } from "../offline/use-kept-page.ts";
import { keptProject, NO_PROJECT } from "../project/project-details.ts";
import type { PackageContent } from "../report-package/messages.ts";
import { PackageMenu } from "../report-package/package-menu.tsx";
import { projectTitle } from "../saved/project-inputs.tsx";
import { titleDetails } from "../saved/title-details.ts";
import { LONGEST_LINK } from "../state/use-design.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { keepPath, takeEdit } from "./kept-path.ts";
import { leftMembers, useLeftMembers } from "./left-members.ts";
import { MarkDialog } from "./mark-dialog.tsx";
import { MemberCard } from "./member-card.tsx";
import { type OpenedPath, openPath, PATH_PAGE, pathLink } from "./open-path.ts";
import { type OpenedMember, openPathFile } from "./open-path-file.ts";
import { PathArrows } from "./path-arrows.tsx";
import { pathFile } from "./path-file.ts";
import { pathLevels } from "./path-levels.ts";
import { PATH_SCOPE } from "./path-scope.ts";
import { nextPath, startPath } from "./path-state.ts";
import { offersFor, TakeDialog } from "./take-dialog.tsx";
import { useSavedMembers } from "./use-saved-members.ts";

/** How long changes must rest before the address follows them. */
const REST_MS = 300;

const NEEDS_ACCOUNT =
  "Without a connection the designs of this project cannot be opened: they are in your account. An example is shown instead. Reload the page when you are connected.";

const ONE_AT_A_TIME =
  "A load path cannot replace the designs of a project. Open it on a page of its own: leave out the project in the address.";

type OpenDialog = { readonly kind: "take" | "mark" | "delete"; readonly member: Member };

/** A load path on view: of a link or a file, or the saved designs of a project. */
export function PathShell({ opened }: { readonly opened: OpenedPath }) {
  const catalogue = useCatalogue();
  const { project } = opened;
  const [{ members, past, future }, dispatch] = useReducer(nextPath, opened, ({ members: found, problem }) =>
    startPath(found ?? (problem === undefined ? examplePath(PATH_MODULES, { catalogue }) : [])),
  );
  const path = useMemo(() => new LoadPath(members, PATH_MODULES, { catalogue }), [members, catalogue]);
  const states = path.states();
  const outdated = states.filter(({ isOutdated }) => isOutdated);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [trouble, setTrouble] = useState(opened.problem);
  const picker = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.setAttribute("data-hydrated", ""), []);
  const isElsewhere = project !== undefined || past.length + future.length === 0;
  const isTooLong = usePathAddress(members, isElsewhere);
  useLeftMembers(members, isElsewhere);
  const change = (next: readonly Member[]) => {
    setTrouble(undefined);
    dispatch({ kind: "change", members: next });
  };
  const saved = useSavedMembers(opened, members);
  useKeptPage(PATH_PAGE);
  const replace = useRef(change);
  useEffect(() => {
    replace.current = change;
  });
  useEffect(() => {
    const edit = async (addressed: readonly Member[]) => {
      const left = leftMembers(window.location.search, addressed);
      if (left) replace.current(left);
      const edited = await takeEdit(left ?? addressed);
      if (edited) replace.current(edited);
    };
    if (!isBrowserCopy()) return void (project || edit(members));
    // A kept copy of the page has the members of no address.
    const { href } = window.location;
    if (new URL(href).searchParams.has("project")) return setTrouble(NEEDS_ACCOUNT);
    openPath(href).then(({ members: found, problem }) => {
      if (!found) return setTrouble(problem);
      replace.current(found);
      return edit(found);
    });
  }, []);
  const add = (fresh: readonly Pick<Member, "mark" | "kind" | "inputs">[]) => {
    if (members.length + fresh.length > MOST_MEMBERS)
      return setTrouble(`A load path has at most ${MOST_MEMBERS} members.`);
    const next = [...members];
    for (const { kind, inputs, mark: own } of fresh) {
      const mark = markProblem(own, next) === undefined ? own : newMark(kind, next);
      next.push({ mark, kind, inputs, id: project ? crypto.randomUUID() : undefined });
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
  const focusNext = useFocusNext();
  /** Where the focus goes after a change that removes what had it. */
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
  const adding: MenuItem[] = PATH_MODULES.map(({ kind, title, fields }) => ({
    id: kind,
    label: title,
    onSelect: () => add([{ kind, mark: "", inputs: defaultInputs(fields) }]),
  }));
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
  ];
  const contentOf = (): PackageContent => ({
    kind: "path",
    title: `Load path${project ? ` of ${projectTitle(project)}` : ""}`,
    members,
    project: project ? { ...NO_PROJECT, ...titleDetails(project, { mark: "" }) } : keptProject(),
    names: Object.fromEntries(members.map((member) => [member.mark, saved.nameOf(member) ?? ""])),
  });
  const levels = pathLevels(states);
  const words = summary(states);
  return (
    <div ref={frame} className="path">
      <div className="design-actions" data-print="hide">
        {project ? null : (
          <>
            <Button disabled={past.length === 0} onClick={() => dispatch({ kind: "undo" })}>
              Undo
            </Button>
            <Button disabled={future.length === 0} onClick={() => dispatch({ kind: "redo" })}>
              Redo
            </Button>
          </>
        )}
        <Menu label="Add a member" groups={[adding]} />
        <Menu label="File" groups={[files]} />
        {project ? null : <CopyPathLink members={members} onTrouble={setTrouble} />}
        {members.length > 0 ? (
          <PackageMenu
            label="Report (PDF)"
            name={reportName(project)}
            load={() => import("../report-package/make-package.ts")}
            contentOf={async () => contentOf()}
          />
        ) : null}
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
          This load path is too large for its address: this tab keeps the last changes, a bookmark does not
          have them. Keep it with File, Save load path.
        </p>
      ) : null}
      <div className="path-head" tabIndex={-1}>
        <div>
          <h2 className={project ? undefined : "sr-only"}>{project ? projectTitle(project) : "Members"}</h2>
          <p role="status">{words}</p>
        </div>
        {outdated.length > 0 ? (
          <Button className="path-update" onClick={update}>
            Update all in order
          </Button>
        ) : null}
      </div>
      {states.length === 0 ? (
        <p className="path-empty">Add a beam, a column or a base plate, or open a file with designs.</p>
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
                          design={saved.designOf(member)}
                        />
                      }
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
      {dialog?.kind === "take" ? (
        <TakeDialog
          path={path}
          to={dialog.member}
          onMembers={(next) => {
            change(next);
            focus(dialog.member.mark);
          }}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {dialog?.kind === "mark" ? (
        <MarkDialog
          member={dialog.member}
          others={members.filter((one) => one !== dialog.member)}
          onMark={(mark) => {
            change(renamed(path, dialog.member.mark, mark));
            focus(mark);
          }}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {dialog?.kind === "delete" ? (
        <DeleteDialog
          mark={dialog.member.mark}
          takers={path.takersOf(dialog.member.mark).map(({ mark }) => mark)}
          onDelete={(keepsValues) => remove(dialog.member, keepsValues)}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </div>
  );
}

function summary(states: readonly MemberState[]): string {
  const count = states.length;
  if (count === 0) return "No members yet.";
  const all = count === 1 ? "1 member" : `${count} members`;
  const marks = (of: (state: MemberState) => boolean) => states.filter(of).map(({ member }) => member.mark);
  const [failing, outdated, cutOff] = [
    marks(
      ({ outcome, isOutdated }) =>
        !isOutdated && outcome.kind === "result" && overallVerdict(outcome.result.checks) === "fail",
    ),
    marks(({ isOutdated }) => isOutdated),
    marks(({ isOutdated, isCutOff }) => isCutOff && !isOutdated),
  ];
  const parts = [
    ...(failing.length > 0 ? [`${failing.join(", ")} ${failing.length === 1 ? "fails" : "fail"}`] : []),
    ...(outdated.length > 0
      ? [`${outdated.join(", ")} ${outdated.length === 1 ? "is" : "are"} out of date`]
      : []),
    ...(cutOff.length > 0
      ? [`${cutOff.join(", ")} ${cutOff.length === 1 ? "has" : "have"} a source without values`]
      : []),
  ];
  return parts.length === 0 ? `${all}, all up to date.` : `${all}; ${parts.join("; ")}.`;
}

const reportName = (project: SavedProject | undefined): string =>
  safeName(["load-path", project ? projectTitle(project) : ""].filter(Boolean).join("-"), "load-path");

/** Writes the members into the address once they are changed; returns whether they are too large for it. */
function usePathAddress(members: readonly Member[], isElsewhere: boolean): boolean {
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  const isIdle = useNavigation().state === "idle";
  const written = useRef(members);
  const [isTooLong, setTooLong] = useState(false);
  useEffect(() => {
    if (isElsewhere || !isIdle || written.current === members) return;
    let isLeft = false;
    const timer = window.setTimeout(async () => {
      const link = await pathLink(members);
      // A page that was left must not come back, nor keep one that is being opened from it.
      if (isLeft || isLeaving()) return;
      written.current = members;
      const isLong = link.length > LONGEST_LINK;
      setTooLong(isLong);
      if (!isLong) navigate({ search: `?d=${link}` }, { replace: true, preventScrollReset: true });
    }, REST_MS);
    return () => {
      isLeft = true;
      window.clearTimeout(timer);
    };
  }, [members, isElsewhere, navigate, isIdle, isLeaving]);
  return isTooLong;
}

interface OpenMemberProps {
  readonly member: Member;
  readonly members: readonly Member[];
  /** Whether the members are saved designs, and the one of this. */
  readonly isSaved: boolean;
  readonly design: string | undefined;
}

/** Opens a member on the page of its module, which leads back here. */
function OpenMember({ member: { mark, kind, inputs }, members, isSaved, design }: OpenMemberProps) {
  const navigate = useNavigate();
  const label = (
    <>
      Open<span className="sr-only"> {mark}</span>
    </>
  );
  if (isSaved) {
    return design === undefined ? (
      <span className="path-open">Not saved yet</span>
    ) : (
      <Link to={`/design/${kind}?design=${design}`} className="path-open">
        {label}
      </Link>
    );
  }
  const open = async () => {
    keepPath(await pathLink(members));
    const version = PATH_MODULES.find((one) => one.kind === kind)?.version ?? 1;
    const link = await writeLink({ version, inputs });
    navigate(`/design/${kind}?d=${link}&member=${encodeURIComponent(mark)}`);
  };
  return <Button onClick={open}>{label}</Button>;
}

function CopyPathLink({
  members,
  onTrouble,
}: {
  readonly members: readonly Member[];
  readonly onTrouble: (message: string) => void;
}) {
  const publicUrl = usePublicUrl();
  const { copy, notice } = useCopy();
  const run = async () => {
    const link = await pathLink(members);
    if (link.length > LONGEST_LINK) {
      return onTrouble(
        "This load path is too large for a link. Use File, Save load path, and send the file.",
      );
    }
    await copy(`${publicUrl}${PATH_PAGE}?d=${link}`, "the link to this load path");
  };
  return (
    <>
      <Button onClick={run}>Copy link</Button>
      {notice}
    </>
  );
}
