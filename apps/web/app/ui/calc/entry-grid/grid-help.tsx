import { useId } from "react";
import { usePopover } from "../../use-popover.ts";

const KEYS = [
  ["Arrow keys, Enter, Tab", "move between cells; Enter below the last row adds one"],
  ["F2", "edit the text of a cell"],
  ["Esc", "restore the cell"],
  ["Ctrl+D", "copy the cell above"],
  ["Ctrl+Delete", "delete the row"],
  ["Alt+\u2191, Alt+\u2193", "move the row"],
  ["Ctrl+Z, Ctrl+Y", "undo, redo"],
] as const;

/** The keys of a table of inputs, and what its cells take. */
export function GridHelp({ name }: { readonly name: string }) {
  const id = useId();
  const { popover, isOpen, onBeforeToggle, onToggle } = usePopover();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={`Keys of ${name}`} className="entry-grid-help">
        ?
      </button>
      <div ref={popover} id={id} popover="auto" className="entry-grid-keys" {...{ onBeforeToggle, onToggle }}>
        {isOpen ? (
          <>
            <dl>
              {KEYS.map(([key, does]) => (
                <div key={key}>
                  <dt>{key}</dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
            <p>
              A cell takes a unit or a calculation: 6.2m, 6200mm, =3*2.1, and 2L/3 of the only span. Rows
              copied from a spreadsheet can be pasted; a header row puts each column in its place, with its
              unit.
            </p>
          </>
        ) : null}
      </div>
    </>
  );
}
