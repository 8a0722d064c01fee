import type { MiddlewareHandler } from "hono";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** Whether a route answers by itself, without a page: the router's own test for it. */
const isResource = ({ module }: Route) => module.default === undefined && module.ErrorBoundary === undefined;

/** The router's routes below one, as its matching takes them. */
function childrenOf(routes: Routes, parent?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parent) return [];
    const { id, path, index, caseSensitive } = route;
    const own = { id, ...(path === undefined ? {} : { path }), ...(caseSensitive ? { caseSensitive } : {}) };
    return index ? [{ ...own, index }] : [{ ...own, children: childrenOf(routes, id) }];
  });
}

/** The path whose data the router would answer with; undefined where it would not take the address for one of data. */
export function pathOfData(pathname: string): string | undefined {
  if (!pathname.endsWith(".data")) return undefined;
  return pathname.endsWith("/_.data")
    ? pathname.slice(0, -"_.data".length)
    : pathname.slice(0, -".data".length);
}

/**
 * Answers 404 to the data address that the router gives to every route (`/path.data`), where the route is a resource: no page of ours
 * asks for it, and the router would read the whole answer as JSON, or as text, and write it anew. Found by the router's own matching
 * in its own route list, so that another spelling of the path is the same.
 */
export function rejectResourceData(routes: Routes): MiddlewareHandler {
  const tree = childrenOf(routes);
  return async (c, next) => {
    const path = pathOfData(new URL(c.req.url).pathname);
    const leaf = path === undefined ? undefined : matchRoutes(tree, path)?.at(-1)?.route.id;
    const route = leaf === undefined ? undefined : routes[leaf];
    if (!route || !isResource(route)) return next();
    return c.text("There is nothing at this address.\n", 404, { "Cache-Control": "no-store" });
  };
}
