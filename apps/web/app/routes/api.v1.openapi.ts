import { openApiResponse } from "../features/design/api/design-api.server.ts";
import { readOnly } from "../features/section-library/data-pages/api.server.ts";

export const loader = openApiResponse;
export const action = readOnly;
