import { type Step, stepText } from "@kingpost/calc";
import { MathFormula } from "./math.tsx";
import { SubscriptText } from "./subscript-text.tsx";
import "./step-list.css";

interface StepListProps {
  readonly steps: readonly Step[];
  readonly assumptions: readonly string[];
  /** Level of the headings of parts: one below the heading that the list is under. */
  readonly level: 3 | 5;
}

/** The working of a value: each step with its clause, its formula, the values put in and the result; then what it assumes. */
export function StepList({ steps, assumptions, level }: StepListProps) {
  return (
    <>
      <ol className="step-list">
        {steps.map((step) => (
          <li key={step.id}>
            <StepLines step={step} level={level} />
          </li>
        ))}
      </ol>
      <ul className="step-assumptions">
        {assumptions.map((assumption) => (
          <li key={assumption}>
            <SubscriptText text={assumption} />
          </li>
        ))}
      </ul>
    </>
  );
}

function StepLines({ step, level }: { readonly step: Step; readonly level: StepListProps["level"] }) {
  if (step.kind === "heading") {
    const Heading = `h${level}` as const;
    return <Heading className="font-semibold">{step.title}</Heading>;
  }
  const { title, reference, formula, substituted, symbol, shown, unit } = stepText(step);
  return (
    <>
      <p className="text-steel">
        <SubscriptText text={title} /> <span className="whitespace-nowrap">({reference.place})</span>
      </p>
      <p className="step-formula">
        {step.kind === "formula" ? (
          <MathFormula tree={step.formula.tree()} />
        ) : (
          <SubscriptText text={formula} />
        )}
      </p>
      <p>
        <SubscriptText text={substituted} />
      </p>
      <p className="step-result">
        <SubscriptText text={symbol} /> = {shown} {unit}
      </p>
    </>
  );
}
