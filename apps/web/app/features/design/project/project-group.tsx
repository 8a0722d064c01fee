import { LONGEST_DETAIL, PROJECT_FIELDS, type ProjectDetails } from "@kingpost/design/report";
import { useId } from "react";
import { ProblemList } from "../../../ui/calc/problem-list.tsx";
import { InputGroup } from "../inputs/input-group.tsx";
import { lettersNote } from "../inputs/letter-notes.ts";

interface ProjectGroupProps {
  readonly details: ProjectDetails;
  readonly onChange: (details: ProjectDetails) => void;
}

/** The details of the title block, folded until they are needed. */
export function ProjectGroup({ details, onChange }: ProjectGroupProps) {
  const id = useId();
  return (
    <InputGroup title="Project details">
      <p className="design-hint">
        For the title block of reports. Kept in this browser, if you are signed in until you sign out, and in
        saved files, not in the link.
      </p>
      {PROJECT_FIELDS.map(({ name, label }) => {
        const message = lettersNote(details[name]);
        const note = `${id}-${name}-note`;
        return (
          <div key={name} className="single-field" data-kind="text">
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <input
              id={`${id}-${name}`}
              type="text"
              autoComplete="off"
              maxLength={LONGEST_DETAIL}
              value={details[name]}
              aria-describedby={message === "" ? undefined : note}
              onChange={({ target }) => onChange({ ...details, [name]: target.value })}
            />
            <ProblemList id={note} problems={message === "" ? [] : [{ path: "", kind: "note", message }]} />
          </div>
        );
      })}
    </InputGroup>
  );
}
