import { Outlet } from "react-router";
import { saveKeptProfile } from "../features/account/unsaved-profile.server.ts";
import { requireAccount, signedInAccount } from "../session.server.ts";
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

export default function GuardedLayout() {
  return <Outlet />;
}
