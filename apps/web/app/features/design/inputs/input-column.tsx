import { type Field, isShown, type Problem, rowsOf } from "@kingpost/calc";
import type { RawInputs, RunnableModule } from "@kingpost/design";
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from "react";
import { EntryGrid } from "../../../ui/calc/entry-grid/entry-grid.tsx";
import { ProblemList } from "../../../ui/calc/problem-list.tsx";
import { InputGroup } from "./input-group.tsx";
import { letterNotes } from "./letter-notes.ts";
import { SingleField } from "./single-field.tsx";

/** Whether an input is not its default. */
function isChanged(field: Field | undefined, value: unknown): boolean {
  return value !== undefined && JSON.stringify(value) !== JSON.stringify(field?.default);
}

interface InputColumnProps {
  readonly module: Pick<RunnableModule, "fields" | "groups" | "newRow" | "afterChange">;
  readonly inputs: RawInputs;
  readonly problems: readonly Problem[];
  /** Called with the changed inputs; `path` is the input that was typed into, undefined for another change. */
  readonly onChange: (inputs: RawInputs, path?: string) => void;
  /** Shown below the groups of the module. */
  readonly children?: ReactNode;
}

/** The form of a module: its fields by groups that fold, each with what is wrong with it. */
export function InputColumn({ module, inputs, problems, onChange, children }: InputColumnProps) {
  const { fields, groups } = module;
  const names = Object.keys(fields);
  const shownGroups = groups.filter((group) =>
    group.fields.some((name) => {
      const field = fields[name];
      return field !== undefined && isShown(field, inputs);
    }),
  );
  const elsewhere = problems.filter((problem) => !names.some((name) => belongsTo(name, problem)));
  const current = useRef(inputs);
  useLayoutEffect(() => {
    current.current = inputs;
  });
  // Both stay the same functions, so that a key renders only the field it is typed into.
  const change = useCallback(
    (name: string, value: unknown, path?: string) =>
      onChange(module.afterChange({ ...current.current, [name]: value }, name), path),
    [module, onChange],
  );
  const start = useCallback((name: string) => module.newRow(name, current.current), [module]);
  return (
    <form
      aria-label="Inputs"
      className="design-inputs locked-without-scripts"
      // On the way back the browser must not restore values of another design: the address has those of this one.
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <ProblemList id="design-problems" problems={elsewhere} />
      {shownGroups.map((group) => (
        <InputGroup
          key={group.title}
          title={group.title}
          isNeeded={
            !group.isRare ||
            group.fields.some(
              (name) =>
                isChanged(fields[name], inputs[name]) || problems.some((problem) => belongsTo(name, problem)),
            )
          }
        >
          {group.fields.map((name) => {
            const field = fields[name];
            return field && isShown(field, inputs) ? (
              <Input
                key={name}
                raw={inputs[name]}
                problems={problems.filter((problem) => belongsTo(name, problem))}
                {...{ name, field, start, onChange: change }}
              />
            ) : null;
          })}
        </InputGroup>
      ))}
      {children}
    </form>
  );
}

const belongsTo = (name: string, { path }: Problem) => path === `/${name}` || path.startsWith(`/${name}/`);

interface InputProps {
  readonly name: string;
  readonly field: Field;
  readonly raw: unknown;
  readonly problems: readonly Problem[];
  readonly start: (name: string) => RawInputs | undefined;
  readonly onChange: (name: string, value: unknown, path?: string) => void;
}

/** Compares problems by their content, because every key finds them again as new objects. */
const isSameInput = ({ problems: a, ...before }: InputProps, { problems: b, ...after }: InputProps) =>
  before.raw === after.raw &&
  before.field === after.field &&
  before.start === after.start &&
  before.onChange === after.onChange &&
  (a.length + b.length === 0 || JSON.stringify(a) === JSON.stringify(b));

const Input = memo(function Input({ name, field, raw, problems, start, onChange }: InputProps) {
  const change = (value: unknown, path?: string) => onChange(name, value, path);
  const own = { name, problems: [...problems, ...letterNotes(name, field, raw)], onChange: change };
  return field.kind === "rows" ? (
    <EntryGrid field={field} rows={rowsOf(raw)} start={() => start(name)} {...own} />
  ) : (
    <SingleField field={field} raw={raw} {...own} />
  );
}, isSameInput);
