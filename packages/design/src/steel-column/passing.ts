import { outputsOf, type Passing } from "../frame/passing/passing.ts";
import { STEEL_COLUMN_MODULE } from "./module.ts";
import { passes, RECEIVES } from "./outputs.ts";

export const PASSING: Passing = { outputs: outputsOf(STEEL_COLUMN_MODULE, passes), receives: RECEIVES };
