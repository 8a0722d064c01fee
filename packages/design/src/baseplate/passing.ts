import type { Passing } from "../frame/passing/passing.ts";
import { RECEIVES } from "./receives.ts";

/** A base plate passes nothing on. */
export const PASSING: Passing = { outputs: () => [], receives: RECEIVES };
