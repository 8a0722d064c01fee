import {
  attempt,
  type DesignModule,
  type Fields,
  type InputsOf,
  isUnavailable,
  parseInputs,
} from "@kingpost/calc";
import { BASEPLATE } from "../baseplate/module.ts";
import { RECEIVES as BASEPLATE_RECEIVES } from "../baseplate/receives.ts";
import type { Output } from "../frame/passing/output.ts";
import type { Resources, RunnableModule } from "../runnable-module.ts";
import { STEEL_BEAM, STEEL_BEAM_MODULE } from "../steel-beam/module.ts";
import { RECEIVES as BEAM_RECEIVES, outputs as beamOutputs } from "../steel-beam/outputs.ts";
import { STEEL_COLUMN, STEEL_COLUMN_MODULE } from "../steel-column/module.ts";
import { RECEIVES as COLUMN_RECEIVES, outputs as columnOutputs } from "../steel-column/outputs.ts";
import type { PathModule } from "./load-path.ts";

/** The outputs of inputs as they are kept; none of inputs with errors. */
function outputsOf<F extends Fields>(
  { fields, problems }: Pick<DesignModule<F, Resources, unknown, unknown, unknown>, "fields" | "problems">,
  outputs: (inputs: InputsOf<F>, resources: Resources) => readonly Output[],
): PathModule["outputs"] {
  return (raw, resources) => {
    const parsed = parseInputs(fields, raw);
    if ("errors" in parsed) return [];
    if (problems(parsed.inputs, resources).some(({ kind }) => kind === "error")) return [];
    const found = attempt(() => outputs(parsed.inputs, resources));
    return isUnavailable(found) ? [] : found;
  };
}

const passing = (module: RunnableModule, rest: Pick<PathModule, "outputs" | "receives">): PathModule => ({
  ...module,
  ...rest,
});

/** The modules with what their members pass on and take. */
export const PATH_MODULES: readonly PathModule[] = [
  passing(STEEL_BEAM, { outputs: outputsOf(STEEL_BEAM_MODULE, beamOutputs), receives: BEAM_RECEIVES }),
  passing(STEEL_COLUMN, {
    outputs: outputsOf(STEEL_COLUMN_MODULE, columnOutputs),
    receives: COLUMN_RECEIVES,
  }),
  passing(BASEPLATE, { outputs: () => [], receives: BASEPLATE_RECEIVES }),
];
