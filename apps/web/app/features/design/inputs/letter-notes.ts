import { type Field, rowsOf } from "@kingpost/calc";
import type { ShownProblem } from "../../../ui/calc/problem-list.tsx";
import { lettersNote } from "../../../ui/firm/letters-note.ts";

/** Which letters of the texts of a field a report cannot set. */
export function letterNotes(name: string, field: Field, raw: unknown): readonly ShownProblem[] {
  if (field.kind === "text") return noteOf(`/${name}`, raw);
  if (field.kind !== "rows") return [];
  const texts = Object.entries(field.columns).filter(([, { kind }]) => kind === "text");
  if (texts.length === 0) return [];
  return rowsOf(raw).flatMap((row, at) =>
    texts.flatMap(([cell]) => noteOf(`/${name}/${at}/${cell}`, row[cell])),
  );
}

function noteOf(path: string, raw: unknown): readonly ShownProblem[] {
  const message = typeof raw === "string" ? lettersNote(raw) : "";
  return message === "" ? [] : [{ path, kind: "note", message }];
}
