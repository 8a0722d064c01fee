import { createHash } from "node:crypto";
import type { EntryContext } from "react-router";
import { isPageHandle, LATER, type PageHandle } from "./page-handle.ts";

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
    typeof session === "object" &&
    session !== null &&
    "account" in session &&
    session.account === null &&
    !("isUnchecked" in session && session.isUnchecked);
  if (!isVisitor || actionData || errors) return undefined;
  const handles = matches.map(({ route }) => routeModules[route.id]?.handle).filter(isPageHandle);
  return handles.findLast(({ use }) => use !== undefined)?.use;
}

/** Every script written by the router and React, and only those: anything injected into a page does not know the nonce. */
const scriptsWith = (nonce: string) => new RegExp(`<script nonce="${nonce}"([^>]*)>(.*?)</script>`, "gs");

/** When the scripts that hydrate a page start: once it has painted, or once it is used, by `public-page.ts`. */
type Start = "painted" | "used";

/**
 * Makes a page the same for every visitor: its scripts get hashes in the policy instead of a nonce. Those that hydrate the page do not
 * run by themselves, and are not preloaded before they start.
 */
export function shareable(
  html: string,
  nonce: string,
  start: Start,
): { html: string; hashes: readonly string[] } {
  const hashes = new Set<string>();
  const listed = (text: string) => {
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    return text;
  };
  const shared = html
    .replaceAll(scriptsWith(nonce), (_all, attributes: string, text: string) => {
      if (text !== "") listed(text);
      const isModule = / type="module"/.test(attributes);
      if (start === "painted" && !isModule) return `<script${attributes}>${text}</script>`;
      // The router's scroll restoration does not run here; the browser restores the position.
      const isRestoring = !isModule && !text.includes("__reactRouter");
      return `<script type="${isRestoring ? "text/plain" : LATER + (isModule ? "module" : "")}">${text}</script>`;
    })
    .replaceAll(
      /<link (?:nonce="[^"]*" )?rel="(?:modulepreload"|preload"(?=[^>]* as="fetch"))[^>]*>/g,
      (link) =>
        start === "used"
          ? ""
          : link
              .replace(` nonce="${nonce}"`, "")
              .replace('rel="', `rel="${LATER}`)
              // Only a preload may have it.
              .replace(' as="', ' data-as="'),
    );
  if (start === "used") return { html: shared, hashes: [...hashes] };
  const starter = listed(`(${startOncePainted})(${JSON.stringify(LATER)})`);
  return {
    html: shared.replace("</body>", () => `<script>${starter}</script></body>`),
    hashes: [...hashes],
  };
}

/**
 * Runs in the browser: fetches and runs a page's scripts after its first paint, so that they do not compete with what the paint
 * needs. A tab in the background does not paint, and starts them at once.
 */
function startOncePainted(later: string): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel^="${later}"]`)) {
      if (link.dataset.as) link.as = link.dataset.as;
      link.rel = link.rel.slice(later.length);
    }
    for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type^="${later}"]`)) {
      const copy = document.createElement("script");
      copy.type = script.type.slice(later.length);
      copy.text = script.text;
      script.type = "text/plain";
      document.head.append(copy);
      copy.remove();
    }
  };
  if (document.visibilityState === "hidden") start();
  else new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  // For a browser that does not report its paints.
  addEventListener("load", start);
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
