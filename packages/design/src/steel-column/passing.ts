import { COLUMN_RECEIVES } from "../column/outputs.ts";
import { outputsOf, type Passing } from "../frame/passing/passing.ts";
import { STEEL_COLUMN_MODULE } from "./module.ts";
import { passes } from "./outputs.ts";

export const PASSING: Passing = {
  outputs: outputsOf(STEEL_COLUMN_MODULE, passes),
  receives: COLUMN_RECEIVES,
};
