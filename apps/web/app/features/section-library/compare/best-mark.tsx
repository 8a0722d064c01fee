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
