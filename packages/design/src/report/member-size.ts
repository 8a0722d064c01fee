import type { RawInputs } from "../frame/module/raw-inputs.ts";
import type { MemberSize, RunnableModule } from "../frame/module/runnable-module.ts";
import { sectionOf } from "./section-names.ts";

/** The size of a member with its bars or bolts, or its section. */
export const memberSize = (module: RunnableModule, inputs: RawInputs): MemberSize =>
  module.sizeOf(inputs) ?? { size: sectionOf(module, inputs), reinforcement: "" };
