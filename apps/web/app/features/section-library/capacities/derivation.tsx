import { type CapacityName, derive, EDITION } from "@kingpost/as4100";
import type { SteelSectionRecord } from "@kingpost/sections/custom-section/custom-section-record";
import { Fragment, type ReactNode, useMemo } from "react";
import { steelOf } from "./capacity-for.ts";
import { capacityRow, queryOf } from "./capacity-rows.ts";
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
  const row = capacityRow(capacity);
  return (
    <section aria-labelledby="derivation-title" className="derivation">
      <h4 id="derivation-title" className="text-16">
        Derivation: <Formula text={`${row?.symbol[0]}_${row?.symbol[1]}`} />, {record.name}
      </h4>
      {"reason" in derivation ? (
        <p>{derivation.reason}</p>
      ) : (
        <>
          <ol>
            {derivation.steps.map((step) => (
              <li key={`${step.symbol} ${step.clause}`}>
                <p className="text-steel">
                  {step.title} <span className="whitespace-nowrap">({step.clause})</span>
                </p>
                <p>
                  <Formula text={step.formula} />
                </p>
                <p>
                  <Formula text={step.substituted} />
                </p>
                <p className="derivation-result">
                  <Formula text={step.symbol} /> = {step.shown} {step.unit}
                </p>
              </li>
            ))}
          </ol>
          <ul className="derivation-assumptions">
            {derivation.assumptions.map((assumption) => (
              <li key={assumption}>
                <Formula text={assumption} />
              </li>
            ))}
          </ul>
          <p className="text-steel">Clauses of {EDITION}.</p>
        </>
      )}
    </section>
  );
}

/** A line in which an underscore starts a subscript of letters and digits: `\u03b1_c`, `f_y`. */
export function Formula({ text }: { readonly text: string }): ReactNode {
  const parts = text.split(/_([\p{L}\p{N}]+)/u);
  // The parts at odd indices are the subscripts; their order never changes.
  return parts.map((part, at) =>
    at % 2 === 1 ? <sub key={at}>{part}</sub> : <Fragment key={at}>{part}</Fragment>,
  );
}
