import { useEffect, useRef } from "react";
import type { DesignSummary, SavedProject } from "../../../../../shared/design-types.ts";
import { safeName } from "../../../../ui/export/safe-name.ts";
import { Menu } from "../../../../ui/menu.tsx";
import { PackageMenu } from "../../report-package/package-menu.tsx";
import { projectTitle } from "../project-inputs.tsx";
import type { SavedDesigns } from "../schema.ts";

interface SelectionBarProps {
  readonly saved: SavedDesigns;
  /** The designs that the list shows. */
  readonly shown: readonly DesignSummary[];
  /** Selected designs, shown or not. */
  readonly selected: readonly DesignSummary[];
  readonly onSelect: (designs: readonly DesignSummary[]) => void;
}

/** Selects designs of the list, all that are shown or those of a project, and makes one report of them. */
export function SelectionBar({ saved, shown, selected, onSelect }: SelectionBarProps) {
  const { designs, projects } = saved;
  const box = useRef<HTMLInputElement>(null);
  const others = selected.filter((one) => !shown.includes(one));
  const count = selected.length - others.length;
  const isAll = shown.length > 0 && count === shown.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  });
  const used = projects.filter(({ id }) => designs.some(({ project }) => project === id));
  const project = projectOfAll(selected, projects);
  const title = project ? `Designs of ${projectTitle(project)}` : "Report of designs";
  return (
    <div className="design-selection" data-print="hide">
      <label className="design-select">
        <input
          ref={box}
          type="checkbox"
          checked={isAll}
          onChange={({ target }) => onSelect(target.checked ? [...others, ...shown] : others)}
        />
        Select all
      </label>
      {used.length > 0 ? (
        <Menu
          label="Select a project"
          groups={[
            used.map((one) => ({
              id: one.id,
              label: projectTitle(one),
              onSelect: () => onSelect(designs.filter((design) => design.project === one.id)),
            })),
          ]}
        />
      ) : null}
      <span role="status" className="text-13 text-steel">
        {selected.length} of {designs.length} selected
      </span>
      <PackageMenu
        label="Report of selected (PDF)"
        name={safeName(project ? `${projectTitle(project)}-designs` : "designs", "designs")}
        isEmpty={selected.length === 0}
        load={() => import("../../load-path/page-and-report.ts")}
        contentOf={async (signal, onProgress) => {
          const { selectedContent } = await import("./selected-content.ts");
          return selectedContent(saved, selected, title, onProgress, signal);
        }}
      />
    </div>
  );
}

/** The project of all designs; undefined where they belong to several, or one to none. */
function projectOfAll(
  designs: readonly DesignSummary[],
  projects: readonly SavedProject[],
): SavedProject | undefined {
  const [first] = designs;
  return designs.every(({ project }) => project === first?.project)
    ? projects.find(({ id }) => id === first?.project)
    : undefined;
}
