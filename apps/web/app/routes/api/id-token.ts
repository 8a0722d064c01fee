import { services } from "../../services.server.ts";
import type { Route } from "./+types/id-token";

/** The signed-in user's ID token, for the optional token sync of the page. */
export async function loader({ request }: Route.LoaderArgs) {
  const { accounts } = await services();
  const answer = await accounts.idToken(request);
  const headers = { "Cache-Control": "no-store" };
  if (!answer.ok) {
    const status = answer.code === "not-signed-in" ? 401 : 503;
    return Response.json({ message: answer.message }, { status, headers });
  }
  return Response.json({ token: answer.token, issuedAt: answer.issuedAt }, { headers });
}
