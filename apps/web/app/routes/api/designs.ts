import { changeDesigns, readDesigns } from "../../features/design/saved/saved-designs.server.ts";
import { accountOf } from "../../session.server.ts";
import type { Route } from "./+types/designs";

export const loader = async ({ url, context }: Route.LoaderArgs) =>
  readDesigns(await accountOf(context), url.searchParams.getAll("id"));

export const action = async ({ request, context }: Route.ActionArgs) =>
  changeDesigns(request, await accountOf(context));
