import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Whether a navigation changes the query of its page alone: the library writes its view there, and that asks nobody. */
export function isOnlyQuery({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return formMethod === undefined && isSamePage;
}
