import { elasticModulus } from "@kingpost/as3600";
import { SILENT } from "@kingpost/calc";
import type { ConcreteBeamInputs } from "../form/fields.ts";

/** Modulus of elasticity of the concrete, MPa. */
export const concreteModulus = ({ fc }: ConcreteBeamInputs): number => elasticModulus({ fc }, SILENT);
