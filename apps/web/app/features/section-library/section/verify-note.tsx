import { Link } from "react-router";

/** The note below every table of values, on screen and on paper. */
export function VerifyNote() {
  return (
    <p className="px-4 py-3 text-13 text-steel print:py-1 print:text-[8pt] print:leading-[1.2]">
      Design values follow AS 4100:2020. A qualified engineer must verify any design that uses these values.{" "}
      <Link to="/about-the-data" reloadDocument data-print="hide">
        About the data
      </Link>
    </p>
  );
}
