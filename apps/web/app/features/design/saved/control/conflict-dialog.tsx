import type { Fields } from "@kingpost/calc";
import type { RawInputs } from "@kingpost/design";
import { formatDateTime } from "../../../../../shared/dates.ts";
import type { DesignContent, SavedDesign } from "../../../../../shared/design-types.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/saving/dialog.tsx";
import { resultWords } from "../design-content.ts";
import { differences } from "./differences.ts";

/** Rows shown of the inputs that differ. */
const MOST = 12;

interface ConflictDialogProps {
  readonly fields: Fields;
  readonly mine: Pick<DesignContent, "name" | "mark" | "ratio" | "status">;
  readonly inputs: RawInputs;
  readonly theirs: SavedDesign;
  /** Undefined if the saved design cannot be opened by this page. */
  readonly theirInputs: RawInputs | undefined;
  readonly onCopy: () => void;
  readonly onTake: () => void;
  readonly onOverwrite: () => void;
  readonly onClose: () => void;
  /** Why the last choice failed. */
  readonly failure: string | undefined;
}

/** Two versions of a design, of which the user keeps one or both. Until then the design is not saved. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { fields, mine, inputs, theirs, theirInputs, onCopy, onTake, onOverwrite, onClose, failure } = props;
  const differing = theirInputs ? differences(fields, inputs, theirInputs) : [];
  const rows = [
    { label: "Name", mine: mine.name, theirs: theirs.name },
    { label: "Member mark", mine: mine.mark, theirs: theirs.mark },
  ].filter((row) => row.mine !== row.theirs);
  return (
    <Dialog title="Two versions of this design" onClose={onClose}>
      <p className="mt-2 text-14">
        This page and the saved version of {"\u201c"}
        {theirs.name}
        {"\u201d"} differ: it was saved elsewhere, for example in another tab, or changes on this page could
        not be saved. Nothing has been overwritten.
      </p>
      <table className="conflict-table">
        <thead>
          <tr>
            <td />
            <th scope="col">This page</th>
            <th scope="col">Saved</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Changed</th>
            <td>Not saved</td>
            <td>{formatDateTime(theirs.updatedAt)}</td>
          </tr>
          <tr>
            <th scope="row">Result</th>
            <td>{resultWords(mine)}</td>
            <td>{resultWords(theirs)}</td>
          </tr>
          {[...rows, ...differing.slice(0, MOST)].map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.mine}</td>
              <td>{row.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {differing.length > MOST ? (
        <p className="text-13 text-steel">{differing.length - MOST} more inputs differ.</p>
      ) : null}
      {theirInputs === undefined ? (
        <p className="text-13">The saved version cannot be opened here. Reload the page to get the newest.</p>
      ) : null}
      <p role="alert" className="text-13 text-accent">
        {failure}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onCopy}>Keep mine as a copy</Button>
        {theirInputs ? <Button onClick={onTake}>Take the saved version</Button> : null}
        <Button onClick={onOverwrite}>Overwrite the saved version</Button>
      </div>
    </Dialog>
  );
}
