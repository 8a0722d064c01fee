/** The part of the router's build that says where its routes stand. */
type Routes = Readonly<
  Record<string, { readonly path?: string | undefined; readonly parentId?: string | undefined } | undefined>
>;

/** What the server answers itself. */
const OWN = ["/healthz", "/readyz", "/metrics"];

function fullPath(routes: Routes, id: string): string {
  const route = routes[id];
  if (!route) return "";
  const above = route.parentId === undefined ? "" : fullPath(routes, route.parentId);
  const own = route.path?.replace(/^\/|\/$/g, "") ?? "";
  return own === "" ? above : `${above}/${own}`;
}

/** A page, and the data that the browser fetches for it, are one route. */
function pageOf(path: string): string {
  if (path === "/_root.data") return "/";
  return path.replace(/\.data$/, "").replace(/(?<=.)\/$/, "");
}

/**
 * Answers with the pattern of the route that a path belongs to; with one word for all built files, and one for all that is
 * nowhere: whatever strangers ask for, there are no more patterns than routes.
 */
export function routePatterns(routes: Routes): (path: string) => string {
  const all = new Set([...OWN, "/", ...Object.keys(routes).map((id) => fullPath(routes, id) || "/")]);
  const open = [...all].filter((pattern) => pattern.endsWith("/*") && pattern !== "/*");
  // The narrower one first.
  open.sort((a, b) => b.length - a.length);
  return (path) => {
    const page = pageOf(path);
    if (all.has(page) && !page.endsWith("*")) return page;
    if (path.startsWith("/assets/")) return "(file)";
    return open.find((pattern) => page.startsWith(pattern.slice(0, -1))) ?? "(other)";
  };
}
