import { redirect } from "react-router";
import { requestIdOf } from "../../server/http/request-id.ts";
import { logger } from "../../server/log.ts";
import { services } from "../../server/services.ts";
import { cookieHeaders } from "../session.server.ts";
import type { Route } from "./+types/signout";

/** Signing out by a link would let any page sign a person out. */
export const loader = () => redirect("/");

export async function action({ request }: Route.ActionArgs) {
  const { accounts } = await services();
  const answer = await accounts.signOut(request);
  if (answer.ok) return redirect("/signin", { headers: cookieHeaders(answer.cookies) });
  // The specification: a failed sign-out is logged only, nothing is shown.
  const isOurs = answer.code === "unavailable";
  logger[isOurs ? "error" : "info"](
    { code: answer.code, requestId: requestIdOf(request) },
    "sign-out failed",
  );
  return redirect("/dashboard");
}

/** A sign-out that does not arrive is logged only, like one that fails (specification). */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // biome-ignore lint/suspicious/noConsole: the browser's log is the only one that can be reached
    console.error("sign-out did not arrive", error);
    return null;
  }
}
