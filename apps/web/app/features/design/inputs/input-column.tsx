import { type Field, isShown, type Problem } from "@kingpost/calc";
import type { RawInputs, RunnableModule } from "@kingpost/design";
import { type ReactNode, useState } from "react";
import { EntryGrid } from "../../../ui/calc/entry-grid/entry-grid.tsx";
import { rowsOf } from "../../../ui/calc/entry-grid/rows.ts";
import { ProblemList } from "../../../ui/calc/problem-list.tsx";
import { SingleField } from "./single-field.tsx";

/** Whether an input is not its default. */
function isChanged(field: Field | undefined, value: unknown): boolean {
  return value !== undefined && JSON.stringify(value) !== JSON.stringify(field?.default);
}

interface InputColumnProps {
  readonly module: Pick<RunnableModule, "fields" | "groups" | "newRow">;
  readonly inputs: RawInputs;
  readonly problems: readonly Problem[];
  /** `path` is the input that was typed into; undefined for another change. */
  readonly onChange: (inputs: RawInputs, path?: string) => void;
  /** Below the groups of the module. */
  readonly children?: ReactNode;
}

/** The form of a module: its fields by groups that fold, each with what is wrong with it. */
export function InputColumn({ module, inputs, problems, onChange, children }: InputColumnProps) {
  const { fields, groups } = module;
  const belongsTo = (name: string) => (problem: Problem) =>
    problem.path === `/${name}` || problem.path.startsWith(`/${name}/`);
  const names = Object.keys(fields);
  const elsewhere = problems.filter((problem) => !names.some((name) => belongsTo(name)(problem)));
  return (
    <form aria-label="Inputs" className="design-inputs" onSubmit={(event) => event.preventDefault()}>
      <ProblemList id="design-problems" problems={elsewhere} />
      {groups.map((group) => (
        <InputGroup
          key={group.title}
          title={group.title}
          isNeeded={!group.isRare || group.fields.some((name) => isChanged(fields[name], inputs[name]))}
        >
          {group.fields.map((name) => {
            const field = fields[name];
            if (!field || !isShown(field, inputs)) return null;
            const own = problems.filter(belongsTo(name));
            const change = (value: unknown, path?: string) => onChange({ ...inputs, [name]: value }, path);
            return field.kind === "rows" ? (
              <EntryGrid
                key={name}
                name={name}
                field={field}
                rows={rowsOf(inputs[name])}
                problems={own}
                start={() => module.newRow(name, inputs)}
                onChange={change}
              />
            ) : (
              <SingleField
                key={name}
                name={name}
                field={field}
                raw={inputs[name]}
                problems={own}
                onChange={change}
              />
            );
          })}
        </InputGroup>
      ))}
      {children}
    </form>
  );
}

interface InputGroupProps {
  readonly title: string;
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** Opens when it is needed, and stays open until it is closed by hand. */
function InputGroup({ title, isNeeded, children }: InputGroupProps) {
  const [isOpen, setOpen] = useState(isNeeded);
  return (
    <details
      open={isOpen || isNeeded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="design-group"
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
