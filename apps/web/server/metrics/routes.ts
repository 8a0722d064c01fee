import { pathOfData } from "../http/data-addresses.ts";

/** The part of the router's build that defines the paths of routes. */
type Routes = Readonly<
  Record<string, { readonly path?: string | undefined; readonly parentId?: string | undefined } | undefined>
>;

/** Paths that the server handles itself. */
const OWN = ["/healthz", "/readyz", "/metrics"];

function fullPath(routes: Routes, id: string): string {
  const route = routes[id];
  if (!route) return "";
  const above = route.parentId === undefined ? "" : fullPath(routes, route.parentId);
  const own = route.path?.replace(/^\/|\/$/g, "") ?? "";
  return own === "" ? above : `${above}/${own}`;
}

/** A page and its data request are one route. */
function pageOf(path: string): string {
  return (pathOfData(path) ?? path).replace(/(?<=.)\/$/, "");
}

/** The route pattern of a path; one label for all built files and one for unknown paths, so that clients cannot create new labels. */
export function routePatterns(routes: Routes): (path: string) => string {
  const all = new Set([...OWN, "/", ...Object.keys(routes).map((id) => fullPath(routes, id) || "/")]);
  const open = [...all].filter((pattern) => pattern.endsWith("/*") && pattern !== "/*");
  // The more specific one first.
  open.sort((a, b) => b.length - a.length);
  return (path) => {
    const page = pageOf(path);
    if (all.has(page) && !page.endsWith("*")) return page;
    if (path.startsWith("/assets/")) return "(file)";
    return open.find((pattern) => page.startsWith(pattern.slice(0, -1))) ?? "(other)";
  };
}
