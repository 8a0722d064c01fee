import { outputsOf, type Passing } from "../frame/passing/passing.ts";
import { STEEL_BEAM_MODULE } from "./module.ts";
import { passes, RECEIVES } from "./outputs.ts";

export const PASSING: Passing = { outputs: outputsOf(STEEL_BEAM_MODULE, passes), receives: RECEIVES };
