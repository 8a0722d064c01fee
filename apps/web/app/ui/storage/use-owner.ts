import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../../root.tsx";
import { isBrowserCopy } from "../loading/browser-copy.ts";
import { ENTRIES, read, VISITOR } from "./browser-storage.ts";

/**
 * Whose entries the page uses: the uid of the signed-in user, or a visitor's. A page that does not know who is signed in, such as the browser's copy
 * without a connection, is of the last user of this browser.
 */
export function useOwner(): string {
  const session = useRouteLoaderData<typeof rootLoader>("root");
  if (session && !session.isUnchecked && !isBrowserCopy()) return session.account?.uid ?? VISITOR;
  return typeof window === "undefined" ? VISITOR : (read(ENTRIES.session) ?? VISITOR);
}
