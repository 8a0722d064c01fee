import { CAPACITY_LABELS, type CapacityName, capacityTitle, derive, EDITION } from "@kingpost/as4100";
import { markedSymbol } from "@kingpost/calc";
import { kindOf, type SteelSectionRecord } from "@kingpost/sections";
import { useMemo } from "react";
import { StepList } from "../../../ui/calc/step-list.tsx";
import { SubscriptText } from "../../../ui/calc/subscript-text.tsx";
import { steelOf } from "./capacity-for.ts";
import { queryOf } from "./capacity-rows.ts";
import type { Member } from "./member/member.ts";

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
        Calculation of <SubscriptText text={markedSymbol(CAPACITY_LABELS[capacity].symbol)} />: {record.name}
      </h4>
      <p className="text-steel">{capacityTitle(capacity, kindOf(record.category))}</p>
      {"reason" in derivation ? (
        <p>{derivation.reason}</p>
      ) : (
        <>
          <StepList steps={derivation.steps} assumptions={derivation.assumptions} level={5} />
          <p className="text-steel">Clauses of {EDITION}.</p>
        </>
      )}
    </section>
  );
}
