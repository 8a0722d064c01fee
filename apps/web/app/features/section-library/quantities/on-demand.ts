/** What the columns that are calculated on demand need: loaded with the first of them. */
export { derivedNumber } from "@kingpost/sections/derived";
export { capacityFor } from "../capacities/capacity-for.ts";
