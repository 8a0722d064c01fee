import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button.tsx";
import "./name-form.css";

interface NameFormProps {
  readonly label: string;
  readonly initial: string;
  readonly longest: number;
  /** The name as it is stored, or what is wrong with it. */
  readonly check: (typed: string) => { readonly name: string } | { readonly problem: string };
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for a name; the whole of the suggested one is selected, so that typing replaces it. */
export function NameForm({ label, initial, longest, check, onName, onCancel }: NameFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => field.current?.select(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = check(field.current?.value ?? "");
    if ("name" in checked) return onName(checked.name);
    setProblem(checked.problem);
    field.current?.focus();
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
      noValidate
      className="name-form"
    >
      <label htmlFor={id} className="text-13">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        defaultValue={initial}
        maxLength={longest}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      <Button type="submit">Save</Button>
      <Button onClick={onCancel}>Cancel</Button>
      <p id={`${id}-problem`} role="alert" className="basis-full text-13 text-accent">
        {problem}
      </p>
    </form>
  );
}
