import { formatRatio } from "@kingpost/calc";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { formatDateTime } from "../../../../../shared/dates.ts";
import type { DesignSummary, SavedProject } from "../../../../../shared/design-types.ts";
import { Button } from "../../../../ui/button.tsx";
import { useFocusNext } from "../../../../ui/keyboard/use-focus-next.ts";
import { NameForm } from "../../../../ui/saving/name-form.tsx";
import { VerdictMark } from "../../verdict/verdict-mark.tsx";
import { projectTitle } from "../project-inputs.tsx";
import { statusWords } from "../status-words.ts";
import { moduleTitle } from "./found-designs.ts";
import type { ListChange } from "./list-change.ts";

const LONGEST_NAME = 80;

/** A load path is not part of a report of designs, and has no verdict of its own. */
export const isLoadPath = ({ kind }: Pick<DesignSummary, "kind">) => kind === "load-path";

interface DesignRowProps {
  readonly design: DesignSummary;
  readonly project: SavedProject | undefined;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onChange: (change: ListChange) => Promise<void>;
  readonly onRemove: () => void;
}

/** A saved design: its name opens it. */
export function DesignRow({ design, project, isSelected, onSelect, onChange, onRemove }: DesignRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const focusNext = useFocusNext();
  const rename = useRef<HTMLButtonElement>(null);
  const { id, kind, name, mark, ratio, status, revision, updatedAt } = design;
  const endRenaming = () => {
    setRenaming(false);
    focusNext(() => rename.current);
  };
  if (isRenaming) {
    return (
      <li>
        <NameForm
          label={`New name of \u201c${name}\u201d`}
          initial={name}
          longest={LONGEST_NAME}
          check={(typed) =>
            typed.trim() === "" ? { problem: "Enter a name for the design." } : { name: typed }
          }
          onName={(to) => {
            endRenaming();
            void onChange({
              change: "rename",
              fields: { id, name: to },
              failed: "The design was not renamed.",
            });
          }}
          onCancel={endRenaming}
        />
      </li>
    );
  }
  const facts = [
    mark,
    project ? projectTitle(project) : "",
    moduleTitle(kind),
    revision === null ? "" : `Revision ${revision}`,
    `Changed ${formatDateTime(updatedAt)}`,
  ];
  return (
    <li>
      {isLoadPath(design) ? (
        <span className="design-select" data-print="hide" />
      ) : (
        <label className="design-select" data-print="hide">
          <input type="checkbox" checked={isSelected} onChange={({ target }) => onSelect(target.checked)} />
          <span className="sr-only">Select {`\u201c${name}\u201d`}</span>
        </label>
      )}
      <div className="design-row-text">
        <Link to={`/design/${kind}?design=${id}`} className="design-row-name">
          {name}
        </Link>
        <p className="text-13 text-steel">{facts.filter(Boolean).join(" \u00b7 ")}</p>
      </div>
      {isLoadPath(design) ? null : (
        <p className="design-row-result">
          {ratio === null ? null : formatRatio(ratio)}{" "}
          <VerdictMark verdict={status === "none" ? "not applicable" : status} /> {statusWords(status)}
        </p>
      )}
      <div className="design-row-actions" data-print="hide">
        <Button
          aria-label={`Duplicate \u201c${name}\u201d`}
          onClick={() =>
            void onChange({ change: "duplicate", fields: { id }, failed: "The design was not duplicated." })
          }
        >
          Duplicate
        </Button>
        <Button ref={rename} aria-label={`Rename \u201c${name}\u201d`} onClick={() => setRenaming(true)}>
          Rename
        </Button>
        <Button aria-label={`Delete \u201c${name}\u201d`} onClick={onRemove}>
          Delete
        </Button>
      </div>
    </li>
  );
}
