import { services } from "../services.server.ts";

export async function loader() {
  const { createBotChallenge } = await services();
  return Response.json(await createBotChallenge(), { headers: { "Cache-Control": "no-store" } });
}
