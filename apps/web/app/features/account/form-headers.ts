import type { HeadersFunction } from "react-router";

/** What the answer to a form adds to the page's headers: `Retry-After` of a refusal. */
export const formHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders ?? new Headers();
