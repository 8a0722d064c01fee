import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { completeProfile } from "../features/account/pending-profile.server.ts";
import { requireAccount, signedInAccount, withCookies } from "../session.server.ts";
import { isOnlyQuery } from "../ui/only-query.ts";
import type { Route } from "./+types/guarded-layout";

export const middleware: Route.MiddlewareFunction[] = [
  requireAccount,
  async ({ request, context }, next) => {
    const cookies = await completeProfile(request, signedInAccount(context));
    return withCookies(await next(), cookies);
  },
];

/** A loader of its own makes every navigation behind the guard ask the server, and so the guard. */
export const loader = () => null;

/** But for a change of the view in the address: the library goes on working when the connection is lost. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  isOnlyQuery(change) ? false : change.defaultShouldRevalidate;

export default function GuardedLayout() {
  return <Outlet />;
}
