import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { saveKeptProfile } from "../features/account/unsaved-profile.server.ts";
import { requireAccount, signedInAccount } from "../session.server.ts";
import { isUnreachable } from "../ui/form-result.ts";
import { isOnlyQuery } from "../ui/only-query.ts";
import type { Route } from "./+types/guarded-layout";

export const middleware: Route.MiddlewareFunction[] = [
  requireAccount,
  async ({ context }, next) => {
    await saveKeptProfile(signedInAccount(context));
    return next();
  },
];

/** A loader of its own makes every navigation behind the guard ask the server, and so the guard. */
export const loader = () => null;

/**
 * But for a change of the view in the address: the library goes on working when the connection is lost. And but for a form that was
 * not taken: the page stays as it is.
 */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  isOnlyQuery(change) || isUnreachable(change.actionResult) ? false : change.defaultShouldRevalidate;

export default function GuardedLayout() {
  return <Outlet />;
}
