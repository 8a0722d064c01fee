const KEYS = [
  ["Arrow keys, Enter, Tab", "move between cells; Enter below the last row adds one"],
  ["F2", "edit the text of a cell"],
  ["Esc", "restore the cell"],
  ["Ctrl+D", "copy the cell above"],
  ["Ctrl+Delete", "delete the row"],
  ["Alt+\u2191, Alt+\u2193", "move the row"],
  ["Ctrl+Z, Ctrl+Y", "undo, redo"],
] as const;

/** What a table of inputs takes by keyboard and from a spreadsheet. */
export const GridKeys = () => (
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
      A cell takes a unit or a calculation: 6.2m, 6200mm, =3*2.1, and 2L/3 of the only span. Rows copied from
      a spreadsheet can be pasted; a header row puts each column in its place, with its unit.
    </p>
  </>
);
