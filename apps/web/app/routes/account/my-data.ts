import { myData } from "../../features/account/settings/my-data.server.ts";
import { requireAccount, signedInAccount } from "../../session.server.ts";
import type { Route } from "./+types/my-data";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export const loader = ({ request, context }: Route.LoaderArgs) => myData(request, signedInAccount(context));
