import { services } from "../../services.server.ts";
import type { Route } from "./+types/auth";

async function handle({ request }: Route.LoaderArgs | Route.ActionArgs) {
  const { accounts } = await services();
  return accounts.handleAuthRequest(request);
}

export const loader = handle;
export const action = handle;
