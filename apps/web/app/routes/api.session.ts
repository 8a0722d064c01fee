import { accountOf } from "../session.server.ts";
import type { Route } from "./+types/api.session";

/** Who is signed in, by the uid, or null: what an open page asks before it is loaded anew (use-shared-session.ts). */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(
    { uid: accountOf(context)?.uid ?? null },
    { headers: { "Cache-Control": "no-store" } },
  );
}
