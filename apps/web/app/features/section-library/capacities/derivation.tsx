import { CAPACITY_LABELS, type CapacityName, capacityTitle, derive, EDITION } from "@kingpost/as4100";
import { markedSymbol, type Step, stepText } from "@kingpost/calc";
import { kindOf, type SteelSectionRecord } from "@kingpost/sections";
import { useMemo } from "react";
import { MathFormula, SubscriptText } from "../../../ui/calc/math.tsx";
import { steelOf } from "./capacity-for.ts";
import { queryOf } from "./capacity-rows.ts";
import type { Member } from "./member.ts";

interface DerivationProps {
  readonly record: SteelSectionRecord;
  readonly capacity: CapacityName;
  readonly member: Member;
}

/** The derivation of a capacity: each step with its clause, its formula, the values put in and the result. */
export function CapacityDerivation({ record, capacity, member }: DerivationProps) {
  const derivation = useMemo(
    () => derive(steelOf(record), queryOf(capacity, member)),
    [record, capacity, member],
  );
  return (
    <section aria-labelledby="derivation-title" className="derivation">
      <h4 id="derivation-title" className="text-16">
        Derivation: <SubscriptText text={markedSymbol(CAPACITY_LABELS[capacity].symbol)} />, {record.name}
      </h4>
      <p className="text-steel">{capacityTitle(capacity, kindOf(record.category))}</p>
      {"reason" in derivation ? (
        <p>{derivation.reason}</p>
      ) : (
        <>
          <ol>
            {derivation.steps.map((step) => (
              <li key={step.id}>
                <StepLines step={step} />
              </li>
            ))}
          </ol>
          <ul className="derivation-assumptions">
            {derivation.assumptions.map((assumption) => (
              <li key={assumption}>
                <SubscriptText text={assumption} />
              </li>
            ))}
          </ul>
          <p className="text-steel">Clauses of {EDITION}.</p>
        </>
      )}
    </section>
  );
}

function StepLines({ step }: { readonly step: Step }) {
  if (step.kind === "heading") return <h5 className="font-semibold">{step.title}</h5>;
  const { title, reference, formula, substituted, symbol, shown, unit } = stepText(step);
  return (
    <>
      <p className="text-steel">
        <SubscriptText text={title} /> <span className="whitespace-nowrap">({reference.place})</span>
      </p>
      <p className="derivation-formula">
        {step.kind === "formula" ? (
          <MathFormula tree={step.formula.tree()} />
        ) : (
          <SubscriptText text={formula} />
        )}
      </p>
      <p>
        <SubscriptText text={substituted} />
      </p>
      <p className="derivation-result">
        <SubscriptText text={symbol} /> = {shown} {unit}
      </p>
    </>
  );
}
