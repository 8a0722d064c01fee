import { formatNumber, formatRatio, isUnavailable } from "@kingpost/calc";
import { type RawInputs, type RunnableModule, type StudyPoint, VERDICT_WORDS } from "@kingpost/design";
import { useMemo } from "react";
import { useCatalogue } from "../../../ui/section-picker/catalogue-store.ts";
import { VerdictMark } from "../verdict/verdict-mark.tsx";
import { useSliced } from "./use-sliced.ts";

/** How the verdict depends on the main quantities of the design. */
export function Sensitivity({
  module,
  inputs,
}: {
  readonly module: RunnableModule;
  readonly inputs: RawInputs;
}) {
  const catalogue = useCatalogue();
  const start = useMemo(() => () => module.sensitivity(inputs, { catalogue }), [module, inputs, catalogue]);
  const { items } = useSliced(start);
  const studies = [...new Set(items.map(({ study }) => study))];
  return (
    <div className="design-studies">
      {studies.map((study) => (
        <Study key={study} title={study} points={items.filter((point) => point.study === study)} />
      ))}
    </div>
  );
}

function Study({ title, points }: { readonly title: string; readonly points: readonly StudyPoint[] }) {
  return (
    <div className="result-table">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col" data-align="right">
              Factor
            </th>
            <th scope="col" data-align="right">
              Ratio
            </th>
            <th scope="col">Verdict</th>
            <th scope="col">Governing</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ factor, ratio, verdict, governing }) => (
            <tr key={factor} aria-current={factor === 1 ? "true" : undefined}>
              <td data-align="right">{formatNumber(factor, { decimals: 1 })}</td>
              <td data-align="right">{isUnavailable(ratio) ? "\u2013" : formatRatio(ratio)}</td>
              <td>
                <span className="inline-flex items-center gap-1">
                  <VerdictMark verdict={verdict} />
                  {VERDICT_WORDS[verdict]}
                </span>
              </td>
              <td>{governing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
