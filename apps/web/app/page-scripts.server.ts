import { createHash } from "node:crypto";
import type { EntryContext } from "react-router";
import { LATER } from "./deferred-scripts.ts";
import { isPageHandle, type PageHandle } from "./page-handle.ts";

/**
 * The handle of a shared page, from the innermost route that has one; `undefined` if there is none, or if the page depends on the
 * user, is the response to a form, or shows an error.
 */
export function visitorsUse({
  staticHandlerContext: { matches, loaderData, actionData, errors },
  routeModules,
}: EntryContext): PageHandle["use"] {
  const session: unknown = loaderData.root;
  const isVisitor =
    typeof session === "object" && session !== null && "account" in session && session.account === null;
  if (!isVisitor || actionData || errors) return undefined;
  const handles = matches.map(({ route }) => routeModules[route.id]?.handle).filter(isPageHandle);
  return handles.findLast(({ use }) => use !== undefined)?.use;
}

/** Every script written by the router and React, and only those: anything injected into a page does not know the nonce. */
const scriptsWith = (nonce: string) => new RegExp(`<script nonce="${nonce}"([^>]*)>(.*?)</script>`, "gs");

/**
 * Makes a page the same for every visitor: its scripts get hashes in the policy instead of a nonce. With `later` they do not run by
 * themselves and are not preloaded; `public-page.ts` runs those that hydrate the page.
 */
export function shareable(
  html: string,
  nonce: string,
  later: boolean,
): { html: string; hashes: readonly string[] } {
  const hashes = new Set<string>();
  const shared = html
    .replaceAll(scriptsWith(nonce), (_all, attributes: string, text: string) => {
      if (text !== "") hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
      if (!later) return `<script${attributes}>${text}</script>`;
      const type = / type="module"/.test(attributes) ? "module" : "";
      // The router's scroll restoration does not run here; the browser restores the position.
      const isRestoring = !text.includes("__reactRouter");
      return `<script type="${isRestoring ? "text/plain" : LATER + type}">${text}</script>`;
    })
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) =>
      later ? "" : link.replace(` nonce="${nonce}"`, ""),
    );
  return { html: shared, hashes: [...hashes] };
}

/**
 * Moves a page's style sheets before its script preloads. React writes elements that may be anywhere, such as preloads, before those
 * with a fixed order, such as style sheets; on a slow connection the page, which works without JavaScript, would wait for all of
 * them. The order of the style sheets stays.
 */
export function styleFirst(html: string): string {
  const end = html.indexOf("</head>");
  const styles: string[] = [];
  const head = html
    .slice(0, end)
    .replaceAll(/<link [^>]*rel="stylesheet"[^>]*>/g, (link) => {
      styles.push(link);
      return "";
    })
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return head.replace("<link ", (first) => styles.join("") + first) + html.slice(end);
}
