import type { Line, Note } from "../blocks.ts";
import { breakLines, type Doc, lineWidth, type Setting, setLine } from "./type.ts";

/** A line of a note: only the first has a head. */
interface NoteLine {
  readonly head: string;
  /** What the head takes of the line. Points. */
  readonly indent: number;
  readonly rest: Line;
}

const headed = (how: Setting): Setting => ({ ...how, face: "semibold" });

/** A note in lines no wider than `width` points. */
export function noteLines(
  doc: Doc,
  { head = "", text }: Omit<Note, "kind">,
  width: number,
  how: Setting,
): NoteLine[] {
  const indent = head === "" ? 0 : lineWidth(doc, `${head} `, headed(how));
  return breakLines(doc, text, width, how, indent).map((rest, index) =>
    index === 0 ? { head, indent, rest } : { head: "", indent: 0, rest },
  );
}

/** Sets a line of a note with its baseline at (x, y). */
export function setNoteLine(
  doc: Doc,
  { head, indent, rest }: NoteLine,
  x: number,
  y: number,
  how: Setting,
): void {
  if (head !== "") setLine(doc, head, x, y, headed(how));
  setLine(doc, rest, x + indent, y, how);
}
