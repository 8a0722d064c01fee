import { openApiResponse } from "../features/design/api/design-api.server.ts";
import { readOnly } from "../features/section-library/data-pages/api.server.ts";
import { SECTION_PATHS } from "../features/section-library/data-pages/open-api-sections.ts";

export const loader = () => openApiResponse(SECTION_PATHS);
export const action = readOnly;
