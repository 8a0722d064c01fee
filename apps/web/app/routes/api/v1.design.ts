import { designFor } from "../../features/design/api/design-api.server.ts";
import type { Route } from "./+types/v1.design";

export const loader = ({ request, params }: Route.LoaderArgs) => designFor(request, params.module);
export const action = ({ request, params }: Route.ActionArgs) => designFor(request, params.module);
