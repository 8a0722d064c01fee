import { unknownAddress } from "../features/section-library/api.server.ts";

export const loader = unknownAddress;
export const action = unknownAddress;
