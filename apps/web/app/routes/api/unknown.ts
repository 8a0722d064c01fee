import { unknownAddress } from "../../features/section-library/data-pages/api.server.ts";

export const loader = unknownAddress;
export const action = unknownAddress;
