import { changeSaved, readSaved } from "../features/section-library/saved/saved.server.ts";
import { accountOf } from "../session.server.ts";
import type { Route } from "./+types/api.saved";

export const loader = ({ context }: Route.LoaderArgs) => readSaved(accountOf(context));

export const action = ({ request, context }: Route.ActionArgs) => changeSaved(request, accountOf(context));
