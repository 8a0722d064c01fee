import { accountOf } from "../../session.server.ts";
import type { Route } from "./+types/session";

/** The uid of the signed-in user, or null: an open page requests it before it reloads (use-shared-session.ts). */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(
    { uid: (await accountOf(context))?.uid ?? null },
    { headers: { "Cache-Control": "no-store" } },
  );
}
