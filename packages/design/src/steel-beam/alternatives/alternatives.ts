import type { ModuleAlternatives } from "../../frame/alternatives/alternatives.ts";
import { candidates } from "./candidates.ts";
import { remedies } from "./remedies.ts";
import { sensitivity } from "./sensitivity.ts";

export const STEEL_BEAM_ALTERNATIVES: ModuleAlternatives = { candidates, remedies, sensitivity };
