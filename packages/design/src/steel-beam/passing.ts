import { outputsOf, type Passing } from "../frame/passing/passing.ts";
import { STEEL_BEAM_MODULE } from "./module.ts";
import { outputs, RECEIVES } from "./outputs.ts";

export const PASSING: Passing = { outputs: outputsOf(STEEL_BEAM_MODULE, outputs), receives: RECEIVES };
