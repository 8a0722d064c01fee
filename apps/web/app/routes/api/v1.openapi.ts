import { openApiResponse } from "../../features/design/api/design-api.server.ts";
import { readOnly } from "../../features/section-library/data-pages/api.server.ts";
import { sectionPaths } from "../../features/section-library/data-pages/open-api-sections.server.ts";

export const loader = () => openApiResponse(sectionPaths);
export const action = readOnly;
