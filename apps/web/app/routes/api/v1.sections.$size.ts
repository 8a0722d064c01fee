import { readOnly } from "../../features/section-library/data-pages/api.server.ts";
import { oneSectionResponse } from "../../features/section-library/data-pages/one-section.server.ts";
import type { Route } from "./+types/v1.sections.$size";

export const loader = ({ request, params }: Route.LoaderArgs) => oneSectionResponse(request, params.size);

export const action = readOnly;
