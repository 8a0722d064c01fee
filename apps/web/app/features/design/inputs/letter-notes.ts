import { type Field, rowsOf } from "@kingpost/calc";
import { unsetLetters } from "@kingpost/report/letters";
import type { ShownProblem } from "../../../ui/calc/problem-list.tsx";

const MOST_NAMED = 5;

/** Which letters of a text a report cannot set, in a sentence; empty if it sets all. */
export function lettersNote(text: string): string {
  const letters = unsetLetters(text);
  if (letters.length === 0) return "";
  const named = letters.slice(0, MOST_NAMED).join(" ");
  const more = letters.length > MOST_NAMED ? " and others" : "";
  return `A PDF report cannot show ${named}${more}: it prints a box in place of each.`;
}

/** The same beside the texts of a field. */
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
