import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { MAX_NAME, nameSchema } from "./schema.ts";

interface NameFormProps {
  readonly label: string;
  readonly initial: string;
  /** Names that other comparisons have. */
  readonly taken: readonly string[];
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the name of a comparison; the whole of the suggested one is selected, so that typing replaces it. */
export function NameForm({ label, initial, taken, onName, onCancel }: NameFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => field.current?.select(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = nameSchema.safeParse(field.current?.value ?? "");
    const isTaken = taken.some((one) => one.toLowerCase() === parsed.data?.toLowerCase());
    if (parsed.success && !isTaken) return onName(parsed.data);
    setProblem(
      parsed.success
        ? "You already have a comparison with this name. Choose another name."
        : parsed.error.issues[0]?.message,
    );
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
        maxLength={MAX_NAME}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className="filter-control"
      />
      <Button type="submit">Save</Button>
      <Button onClick={onCancel}>Cancel</Button>
      <p id={`${id}-problem`} role="alert" className="basis-full text-13 text-accent">
        {problem}
      </p>
    </form>
  );
}
