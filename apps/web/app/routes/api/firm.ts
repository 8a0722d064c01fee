import { changeFirm, readFirm } from "../../features/account/settings/firm.server.ts";
import { accountOf } from "../../session.server.ts";
import type { Route } from "./+types/firm";

export const loader = async ({ context }: Route.LoaderArgs) => readFirm(await accountOf(context));

export const action = async ({ request, context }: Route.ActionArgs) =>
  changeFirm(request, await accountOf(context));
