import { redirect } from "react-router";
import { services } from "../../services.server.ts";
import type { Route } from "./+types/account-link";

/** Opened by the links in emails that the account service sends itself: continues at the page that the link is for. */
export async function loader({ url }: Route.LoaderArgs) {
  const { accounts } = await services();
  return redirect(accounts.pageOfLink(url) ?? "/reset-password", {
    headers: { "Referrer-Policy": "same-origin" },
  });
}
