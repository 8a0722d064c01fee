import { EDITION } from "@kingpost/as4100";
import { mathText, StepList as Recording } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import { type PlateSlenderness, plateSlenderness } from "@kingpost/sections/derived";
import { formatFigures } from "@kingpost/sections/text";
import { Fragment } from "react";
import { StepList } from "../../../ui/calc/step-list.tsx";
import { SubscriptText } from "../../../ui/calc/subscript-text.tsx";
import { Disclosed } from "./disclosed.tsx";
import { PropertySymbol } from "./notation.tsx";

const HEADS = [
  [mathText("lambda_e"), "slenderness"],
  [mathText("lambda_ep"), "plasticity limit"],
  [mathText("lambda_ey"), "yield limit"],
] as const;

const LETTERS = { C: "C (compact)", N: "N (non-compact)", S: "S (slender)" } as const;

/** The slenderness of each plate in compression with its limits, by axis and direction, and the letter that follows. */
export function PlateTable({ record }: { readonly record: SteelSectionRecord }) {
  return (
    <>
      <table className="derived-table">
        <caption>Plate slenderness</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Plate element</span>
            </th>
            {HEADS.map(([symbol, words]) => (
              <th key={words} scope="col" className="text-right!">
                <PropertySymbol symbol={symbol} />
                <span className="sr-only"> {words}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plateSlenderness(record).map((one) => (
            <Fragment key={one.direction}>
              <DirectionRows {...one} />
            </Fragment>
          ))}
        </tbody>
      </table>
      <div data-print="hide">
        <Disclosed words="Derivation of the plate slendernesses">
          <PlateDerivation record={record} />
        </Disclosed>
      </div>
    </>
  );
}

function DirectionRows({ title, elements, governing, letter }: PlateSlenderness) {
  return (
    <>
      <tr>
        <th scope="row" colSpan={4} className="pt-2! font-semibold!">
          Bending {title}: {LETTERS[letter]}
        </th>
      </tr>
      {elements.map((element) => {
        const { name, lambda, plasticity, yield: limit } = element;
        return (
          <tr key={name}>
            <th scope="row">
              <SubscriptText text={name} />
              {element === governing && elements.length > 1 ? ", governs" : ""}
            </th>
            <td className="property-value italic">{formatFigures(lambda, 3, 3)}</td>
            <td className="property-value">{plasticity}</td>
            <td className="property-value pr-4!">{limit}</td>
          </tr>
        );
      })}
    </>
  );
}

function PlateDerivation({ record }: { readonly record: SteelSectionRecord }) {
  const recording = new Recording();
  plateSlenderness(record, recording);
  return (
    <section aria-label={`Calculation of plate slenderness, ${record.name}`} className="derivation">
      <StepList steps={recording.steps} assumptions={ASSUMPTIONS} level={5} />
      <p className="text-steel">Clauses of {EDITION}.</p>
    </section>
  );
}

const ASSUMPTIONS = [
  "One yield stress for every plate of the section: the lower of f_y and f_yw.",
  "Compact: λ_s ≤ λ_sp. Non-compact: λ_sp < λ_s ≤ λ_sy. Slender: λ_s > λ_sy. λ_s and its limits are those of the plate with the greatest λ_e / λ_ey.",
] as const;
