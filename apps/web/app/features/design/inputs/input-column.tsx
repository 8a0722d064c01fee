import { isShown, type Problem } from "@kingpost/calc";
import type { RawInputs, RunnableModule } from "@kingpost/design";
import { EntryGrid } from "../../../ui/calc/entry-grid/entry-grid.tsx";
import { rowsOf } from "../../../ui/calc/entry-grid/rows.ts";
import { ProblemList } from "../../../ui/calc/problem-list.tsx";
import { SingleField } from "./single-field.tsx";

interface InputColumnProps {
  readonly module: Pick<RunnableModule, "fields" | "groups">;
  readonly inputs: RawInputs;
  readonly problems: readonly Problem[];
  /** `path` is the input that was typed into; undefined for another change. */
  readonly onChange: (inputs: RawInputs, path?: string) => void;
}

/** The form of a module: its fields by groups that fold, each with what is wrong with it. */
export function InputColumn({ module: { fields, groups }, inputs, problems, onChange }: InputColumnProps) {
  const belongsTo = (name: string) => (problem: Problem) =>
    problem.path === `/${name}` || problem.path.startsWith(`/${name}/`);
  const names = Object.keys(fields);
  const elsewhere = problems.filter((problem) => !names.some((name) => belongsTo(name)(problem)));
  return (
    <form aria-label="Inputs" className="design-inputs" onSubmit={(event) => event.preventDefault()}>
      <ProblemList id="design-problems" problems={elsewhere} />
      {groups.map((group) => (
        <details key={group.title} open className="design-group">
          <summary>
            <h2>{group.title}</h2>
          </summary>
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
        </details>
      ))}
    </form>
  );
}
