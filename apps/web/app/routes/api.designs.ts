import { changeDesigns, readDesigns } from "../features/design/saved/saved-designs.server.ts";
import { accountOf } from "../session.server.ts";
import type { Route } from "./+types/api.designs";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  readDesigns(accountOf(context), url.searchParams.getAll("id"));

export const action = ({ request, context }: Route.ActionArgs) => changeDesigns(request, accountOf(context));
