import { readOnly, sectionsResponse } from "../../features/section-library/data-pages/api.server.ts";
import type { Route } from "./+types/v1.sections";

export const loader = ({ request }: Route.LoaderArgs) => sectionsResponse(request);

export const action = readOnly;
