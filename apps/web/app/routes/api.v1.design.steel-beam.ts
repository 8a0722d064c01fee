import { STEEL_BEAM } from "@kingpost/design/steel-beam";
import { designMethods, designResponse } from "../features/design/api/design-api.server.ts";
import type { Route } from "./+types/api.v1.design.steel-beam";

export const loader = ({ request }: Route.LoaderArgs) => designMethods(request);

export const action = ({ request }: Route.ActionArgs) => designResponse(STEEL_BEAM, request);
