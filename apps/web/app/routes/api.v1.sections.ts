import { sectionsResponse } from "../features/section-library/api.server.ts";
import type { Route } from "./+types/api.v1.sections";

export function loader({ request }: Route.LoaderArgs) {
  return sectionsResponse(request);
}

/** The open data are for reading: any other method is answered with what is allowed. */
export function action() {
  return new Response("This address is for reading: use GET.\n", {
    status: 405,
    headers: { Allow: "GET, HEAD" },
  });
}
