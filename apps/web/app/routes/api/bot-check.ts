import { services } from "../../services.server.ts";

export async function loader() {
  const { accounts } = await services();
  return Response.json(await accounts.createBotChallenge(), { headers: { "Cache-Control": "no-store" } });
}
