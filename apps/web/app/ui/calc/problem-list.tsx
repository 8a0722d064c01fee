import { SubscriptText } from "./subscript-text.tsx";

/** What is wrong beside an input, by its JSON pointer. */
export interface ShownProblem {
  readonly path: string;
  readonly message: string;
  readonly kind: "error" | "not covered" | "note";
}

const HEADS = { error: "Error", "not covered": "Not covered", note: "Note" } as const;

/** Errors, checks that are not covered and notes, each named by its kind. */
export function ProblemList({
  id,
  problems,
}: {
  readonly id: string;
  readonly problems: readonly ShownProblem[];
}) {
  if (problems.length === 0) return null;
  return (
    <ul id={id} className="problem-list">
      {problems.map(({ kind, message }) => (
        <li key={kind + message} data-kind={kind}>
          <strong>{HEADS[kind]}:</strong> <SubscriptText text={message} />
        </li>
      ))}
    </ul>
  );
}
