import type { HeadersFunction } from "react-router";

/** Headers that the response to a form adds to the page's: `Retry-After` of an error. */
export const formHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders ?? new Headers();
