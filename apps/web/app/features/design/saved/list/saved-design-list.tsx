import { startTransition, useId, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { DesignSummary, SavedProject } from "../../../../../shared/design-types.ts";
import { Button } from "../../../../ui/button.tsx";
import { useFocusNext } from "../../../../ui/keyboard/use-focus-next.ts";
import { type Notice, NoticeBar } from "../../../../ui/saving/notice-bar.tsx";
import { ProjectDialog } from "../project-dialog.tsx";
import { projectTitle } from "../project-inputs.tsx";
import type { SavedDesigns } from "../schema.ts";
import { sendChange } from "../send-design.ts";
import { DesignRow, isLoadPath } from "./design-row.tsx";
import { foundDesigns } from "./found-designs.ts";
import type { ListChange } from "./list-change.ts";
import { SelectionBar } from "./selection-bar.tsx";
import "../saved.css";

const NO_DESIGNS = "No saved designs yet. Open a design module and choose Save to account.";

/** The number of rows that are shown at first. A row is 1.5 kB of the page, and an account may have 500. */
export const FIRST_ROWS = 50;

/** More designs than a screen shows: there is a field to find one. */
const FEW = 8;

interface SavedDesignListProps {
  /** Null where they could not be loaded. */
  readonly saved: SavedDesigns | null;
  /** Whether all designs have their row, as `?designs=all` asks for; otherwise those that were changed last. */
  readonly isWhole: boolean;
}

/** The saved designs under the tiles, and their projects. */
export function SavedDesignList({ saved, isWhole }: SavedDesignListProps) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const [notice, setNotice] = useState<Notice>();
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useFocusNext();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState("");
  const found = saved ? foundDesigns(saved.designs, saved.projects, typed) : [];
  const selected = saved?.designs.filter((design) => chosen.has(design.id)) ?? [];
  const select = (designs: readonly DesignSummary[]) => setChosen(new Set(designs.map((one) => one.id)));
  const apply = async ({ change, fields, failed, done }: ListChange): Promise<void> => {
    const answer = await sendChange(saved?.uid ?? "", change, fields);
    await revalidate();
    setNotice(answer.ok ? done : { text: `${failed} ${answer.message}`, isFailure: true });
  };
  /** The focus moves to the row in the place of the removed one. */
  const remove = async ({ id, name }: DesignSummary, index: number) => {
    const undo: ListChange = { change: "restore", fields: { id }, failed: "The design was not restored." };
    await apply({
      change: "delete",
      fields: { id },
      failed: "The design was not deleted.",
      done: {
        text: `Deleted \u201c${name}\u201d.`,
        isFailure: false,
        action: { label: "Undo", act: () => void apply(undo) },
      },
    });
    // The new list comes by a transition of the router's: an urgent render could still find the removed row.
    startTransition(() =>
      focusNext(() => {
        const rows = list.current?.querySelectorAll<HTMLElement>(".design-row-name");
        return rows?.[Math.min(index, rows.length - 1)];
      }),
    );
  };
  return (
    <section aria-labelledby={id} className="mt-10">
      <h3 id={id} className="border-hairline border-b pb-2 text-16">
        Saved designs
      </h3>
      {saved && saved.designs.length > 0 ? (
        <>
          {saved.designs.length > FEW ? (
            <div className="design-find" data-print="hide">
              <input
                type="search"
                aria-label="Find a saved design"
                placeholder="Name, mark, project, module"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
              <span role="status" className="text-13 text-steel">
                {typed.trim() === "" ? "" : `${found.length} of ${saved.designs.length} found`}
              </span>
            </div>
          ) : null}
          <SelectionBar
            saved={{ ...saved, designs: saved.designs.filter((one) => !isLoadPath(one)) }}
            shown={found.filter((one) => !isLoadPath(one))}
            selected={selected}
            onSelect={select}
          />
          <ul ref={list} className="design-rows">
            {(isWhole ? found : found.slice(0, FIRST_ROWS)).map((design, index) => (
              <DesignRow
                key={design.id}
                design={design}
                project={saved.projects.find((one) => one.id === design.project)}
                isSelected={chosen.has(design.id)}
                onSelect={(isSelected) =>
                  select(isSelected ? [...selected, design] : selected.filter((one) => one !== design))
                }
                onChange={apply}
                onRemove={() => void remove(design, index)}
              />
            ))}
          </ul>
          {found.length > FIRST_ROWS ? (
            <p className="mt-2 text-14">
              <Link to={isWhole ? "/dashboard" : "?designs=all"} preventScrollReset>
                {isWhole ? `Show only the ${FIRST_ROWS} last changed` : `Show all ${found.length} designs`}
              </Link>
            </p>
          ) : null}
        </>
      ) : (
        <p className="mt-4 text-16 text-steel">
          {saved ? NO_DESIGNS : "Temporarily unavailable. Reload the page in a minute."}
        </p>
      )}
      {saved ? <Projects projects={saved.projects} uid={saved.uid} onChange={apply} /> : null}
      <NoticeBar notice={notice} onDismiss={() => setNotice(undefined)} />
    </section>
  );
}

interface ProjectsProps {
  readonly uid: string;
  readonly projects: readonly SavedProject[];
  readonly onChange: (change: ListChange) => Promise<void>;
}

function Projects({ uid, projects, onChange }: ProjectsProps) {
  const id = useId();
  const { revalidate } = useRevalidator();
  /** The project in the dialog; null for a new one. */
  const [edited, setEdited] = useState<SavedProject | null>();
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="text-16">
        Projects
      </h3>
      {projects.length === 0 ? (
        <p className="mt-1 text-14 text-steel">
          No projects. A project groups designs and fills the title block of their reports.
        </p>
      ) : null}
      <ul className="mt-2 flex flex-wrap gap-2">
        {projects.map((project) => (
          <li key={project.id}>
            <Button
              aria-label={`Edit project ${projectTitle(project)}`}
              onClick={() => setEdited(project)}
              className="text-left"
            >
              {projectTitle(project)}
            </Button>{" "}
            <Link
              to={`/design/load-path?project=${project.id}`}
              aria-label={`Load path of ${projectTitle(project)}`}
              className="text-13"
            >
              Load path
            </Link>
          </li>
        ))}
        <li data-print="hide">
          <Button onClick={() => setEdited(null)}>New project</Button>
        </li>
      </ul>
      {edited === undefined ? null : (
        <ProjectDialog
          uid={uid}
          project={edited}
          onSaved={() => void revalidate()}
          onRemove={(project) =>
            void onChange({
              change: "delete-project",
              fields: { id: project.id },
              failed: "The project was not deleted.",
              done: {
                text: `Deleted the project \u201c${projectTitle(project)}\u201d. Its designs are kept.`,
                isFailure: false,
              },
            })
          }
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
