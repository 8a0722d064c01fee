/** A change that moved a number. */
export interface EngineeringChange {
  /** The release that has it: `Unreleased`, `1.2.0`. */
  readonly release: string;
  /** What changed, with the old and the new value. */
  readonly text: string;
}

const HEADING = "### Engineering changes";

/** The entries below the headings "Engineering changes" of a changelog, the newest first. */
export function engineeringChanges(changelog: string): readonly EngineeringChange[] {
  const changes: EngineeringChange[] = [];
  let release = "";
  let isListed = false;
  for (const line of changelog.split("\n")) {
    if (line.startsWith("## ")) release = line.slice(3).trim();
    if (line.startsWith("#")) isListed = line.trim() === HEADING;
    else if (isListed && line.startsWith("- ")) changes.push({ release, text: line.slice(2).trim() });
    // Rows of a table are in the changelog only.
    else if (isListed && line.startsWith("  ") && !line.trim().startsWith("|")) {
      const last = changes.pop();
      if (last) changes.push({ ...last, text: `${last.text} ${line.trim()}` });
    }
  }
  return changes;
}

/** What a change is about: its words before the first colon, or the end of its first sentence. */
const headOf = ({ text }: EngineeringChange): string => text.split(/[:.](?:\s|$)/)[0] ?? text;

/** The changes that name a module first. */
export const changesOf = (title: string, changes: readonly EngineeringChange[]) =>
  changes.filter((change) => headOf(change).includes(title));

/** The changes that name none of the modules first: those of what several modules use. */
export const otherChanges = (titles: readonly string[], changes: readonly EngineeringChange[]) =>
  changes.filter((change) => !titles.some((title) => headOf(change).includes(title)));
