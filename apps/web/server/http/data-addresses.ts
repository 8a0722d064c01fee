import type { MiddlewareHandler } from "hono";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** Whether a route responds without a page, by the router's own test. */
const isResource = ({ module }: Route) => module.default === undefined && module.ErrorBoundary === undefined;

/** The child routes of one, in the form that the router's matching takes. */
function childrenOf(routes: Routes, parent?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parent) return [];
    const { id, path, index, caseSensitive } = route;
    const own = { id, ...(path === undefined ? {} : { path }), ...(caseSensitive ? { caseSensitive } : {}) };
    return index ? [{ ...own, index }] : [{ ...own, children: childrenOf(routes, id) }];
  });
}

/** The path whose data the router would return; undefined if the router would not treat it as a data address. */
export function pathOfData(pathname: string): string | undefined {
  if (!pathname.endsWith(".data")) return undefined;
  return pathname.replace(/((?<=\/)_)?\.data$/, "");
}

/**
 * Returns 404 for the data address of a resource route (`/path.data`; the router gives one to every route): no page of ours uses it, and
 * the router would parse the whole response as JSON or text and serialise it again. Uses the router's own matching on its own route
 * list, so that every spelling of the path is covered.
 */
export function rejectResourceData(routes: Routes): MiddlewareHandler {
  const tree = childrenOf(routes);
  return async (c, next) => {
    const path = pathOfData(new URL(c.req.url).pathname);
    const leaf = path === undefined ? undefined : matchRoutes(tree, path)?.at(-1)?.route.id;
    const route = leaf === undefined ? undefined : routes[leaf];
    if (!route || !isResource(route)) return next();
    return c.text("Not found.\n", 404);
  };
}
