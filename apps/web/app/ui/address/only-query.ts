import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Whether a navigation changes only the query: the library keeps its view there, which needs no request. */
export function isOnlyQuery({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return formMethod === undefined && isSamePage;
}
