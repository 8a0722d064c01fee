import { changeSaved, readSaved } from "../../features/section-library/saved/saved.server.ts";
import { accountOf } from "../../session.server.ts";
import type { Route } from "./+types/saved";

export const loader = async ({ context }: Route.LoaderArgs) => readSaved(await accountOf(context));

export const action = async ({ request, context }: Route.ActionArgs) =>
  changeSaved(request, await accountOf(context));
