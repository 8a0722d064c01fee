import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { useHiddenInCache } from "../features/account/use-shared-session.ts";
import { requireAccount } from "../session.server.ts";
import { isOnlyQuery } from "../ui/address/only-query.ts";
import { isUnreachable } from "../ui/form/form-result.ts";
import type { Route } from "./+types/guarded-layout";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

/** With a loader, every guarded navigation requests the server, and so runs the guard. */
export const loader = () => null;

/**
 * Except for a change of the view in the address, because the library also works offline, and for a form whose request failed,
 * because the page stays as it is.
 */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  isOnlyQuery(change) || isUnreachable(change.actionResult) ? false : change.defaultShouldRevalidate;

export default function GuardedLayout() {
  useHiddenInCache();
  return <Outlet />;
}
