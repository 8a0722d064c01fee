import type { SteelSectionRecord } from "@kingpost/sections";
import { torsionModulusSteps } from "@kingpost/sections/derived";
import { StepList } from "../../../../ui/calc/step-list.tsx";
import { Disclosed } from "../disclosed.tsx";

/** How C of a hollow section follows from its dimensions. */
export function TorsionDerivation({ record }: { readonly record: SteelSectionRecord }) {
  const steps = torsionModulusSteps(record);
  if (steps.length === 0) return null;
  const isPublished = record.provenance.c === "published";
  return (
    <Disclosed words="Derivation of the torsion modulus">
      <section aria-label={`Calculation of torsion modulus, ${record.name}`} className="derivation">
        <StepList
          steps={steps}
          assumptions={isPublished ? ["The table above has the published value of C."] : []}
          level={5}
        />
      </section>
    </Disclosed>
  );
}
