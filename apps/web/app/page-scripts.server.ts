import { createHash } from "node:crypto";
import type { EntryContext } from "react-router";
import { LATER } from "./deferred-scripts.ts";
import { isPageHandle, type PageHandle } from "./page-handle.ts";

/**
 * How a page that is the same for every visitor is used, by the innermost route that says so; `undefined` where none does, and
 * where the page is one person's, or answers a form, or tells of a fault.
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

/** Every script that the router and React wrote, and only those: whatever else might get into a page does not know the nonce. */
const scriptsWith = (nonce: string) => new RegExp(`<script nonce="${nonce}"([^>]*)>(.*?)</script>`, "gs");

/**
 * Makes a page the same for every visitor: its own scripts carry no nonce, their hashes go into the policy instead. With `later`
 * they do not run by themselves and nothing of them is fetched ahead; `public-page.ts` runs those that take the page over.
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
      // The browser brings a reader back to where the page was left: the router's script for that never runs here.
      const isRestoring = !text.includes("__reactRouter");
      return `<script type="${isRestoring ? "text/plain" : LATER + type}">${text}</script>`;
    })
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) =>
      later ? "" : link.replace(` nonce="${nonce}"`, ""),
    );
  return { html: shared, hashes: [...hashes] };
}

/**
 * Has a page's style fetched before its scripts. React writes what may stand anywhere, the scripts to be fetched ahead among it, before
 * what has its place, as a style sheet has; on a slow connection the page, which reads without script, would wait for all of them. The
 * order among style sheets stays.
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
