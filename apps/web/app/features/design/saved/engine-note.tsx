import { isUnavailable, readFile } from "@kingpost/calc";
import type { RunnableModule, RunOutcome } from "@kingpost/design";
import type { SavedDesign } from "../../../../shared/design-types.ts";
import { resultOf, resultWords } from "./design-content.ts";

interface EngineNoteProps {
  readonly module: Pick<RunnableModule, "engine">;
  readonly saved: Pick<SavedDesign, "file" | "ratio" | "status"> | undefined;
  /** Whether the inputs on view are those that were saved. */
  readonly isUnchanged: boolean;
  readonly outcome: RunOutcome;
}

/** Both results of a design that an earlier engine calculated, where they differ. */
export function EngineNote({ module: { engine }, saved, isUnchanged, outcome }: EngineNoteProps) {
  const words = saved && isUnchanged ? engineNote(saved, engine, outcome) : undefined;
  return words === undefined ? null : (
    <p role="note" className="saved-note">
      {words}
    </p>
  );
}

/** Sentence with both results; undefined where they agree. */
export function engineNote(
  saved: Pick<SavedDesign, "file" | "ratio" | "status">,
  engine: string,
  outcome: RunOutcome,
): string | undefined {
  const read = readFile(saved.file);
  const [before, now] = [resultWords(saved), resultWords(resultOf(outcome))];
  if (isUnavailable(read) || read.engine === engine || before === now) return undefined;
  return `Saved with engine ${read.engine}: ${before}. Engine ${engine} gives: ${now}.`;
}
