import { redirect } from "react-router";
import { logger, requestIdOf, services } from "../../services.server.ts";
import { cookieHeaders } from "../../session.server.ts";
import type { Route } from "./+types/signout";

/** If a link signed out, any page could sign a user out. */
export const loader = () => redirect("/");

/** The page's own request (ui/session/sign-out.ts) receives the result and stays on the page; a form without script is redirected. */
const isOfPage = (request: Request) => request.headers.get("Accept") === "application/json";

export async function action({ request }: Route.ActionArgs) {
  const { accounts } = await services();
  const answer = await accounts.signOut(request);
  if (answer.ok) {
    const headers = cookieHeaders(answer.cookies);
    return isOfPage(request)
      ? new Response(null, { status: 204, headers })
      : redirect("/signin", { headers });
  }
  // The specification: a failed sign-out is logged only, nothing is shown.
  const isOurs = answer.code === "unavailable";
  logger[isOurs ? "error" : "info"](
    { code: answer.code, requestId: requestIdOf(request) },
    "sign-out failed",
  );
  return isOfPage(request) ? new Response(null, { status: isOurs ? 503 : 409 }) : redirect("/dashboard");
}
