import { services } from "../../server/services.ts";

export async function loader() {
  const { createBotChallenge } = await services();
  return Response.json(await createBotChallenge(), { headers: { "Cache-Control": "no-store" } });
}
