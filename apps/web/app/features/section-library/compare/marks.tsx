/** Marks the best value of a row, which is also bold: distinct without colour. */
export function BestMark() {
  return (
    <>
      <span aria-hidden="true" className="text-12 text-blue">
        {"\u25c6"}
      </span>{" "}
      <span className="sr-only select-none">best, </span>
    </>
  );
}

/** The change against the first section, after the value and a space; nothing where there is none to give. */
export function Change({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <>
      {" "}
      <span className="compare-change">{text}</span>
    </>
  );
}
