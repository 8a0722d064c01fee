import { unsetLetters } from "@kingpost/report/letters";

const MOST_NAMED = 5;

/** Which letters of a text a report cannot set, in a sentence; empty if it sets all. */
export function lettersNote(text: string): string {
  const letters = unsetLetters(text);
  if (letters.length === 0) return "";
  const named = letters.slice(0, MOST_NAMED).join(" ");
  const more = letters.length > MOST_NAMED ? " and others" : "";
  return `A PDF report cannot show ${named}${more}: it prints a box in place of each.`;
}
