import { formatRatio, isUnavailable } from "@kingpost/calc";
import { type RawInputs, type StudyPoint, VERDICT_WORDS } from "@kingpost/design";
import { VerdictMark } from "../verdict/verdict-mark.tsx";
import type { Alternatives } from "./alternatives.ts";
import { StudyPlot } from "./study-plot.tsx";
import { studyWords, valueText } from "./study-words.ts";
import { FAILED, useAlternatives } from "./use-alternatives.ts";

interface SensitivityProps {
  readonly alternatives: Alternatives;
  readonly inputs: RawInputs;
}

const CALCULATING = "Calculating\u2026";

/** How the verdict depends on the main quantities of the design. */
export function Sensitivity({ alternatives, inputs }: SensitivityProps) {
  const { items, of, state } = useAlternatives(alternatives, "sensitivity", inputs, "when all are found");
  if (state === "failed") return <p role="alert">{FAILED}</p>;
  if (of === undefined) return <p role="status">{CALCULATING}</p>;
  if (items.length === 0 && state === "done") {
    return <p role="status">Not calculated: correct the inputs first.</p>;
  }
  const isPresent = of === inputs && state === "done";
  const studies = [...new Set(items.map(({ study }) => study))];
  return (
    <div className="design-studies" data-outdated={isPresent ? undefined : ""} aria-busy={!isPresent}>
      {studies.map((study) => (
        <Study
          key={study}
          title={study}
          points={items.filter((point) => point.study === study)}
          isPresent={isPresent}
        />
      ))}
    </div>
  );
}

interface StudyProps {
  readonly title: string;
  readonly points: readonly StudyPoint[];
  /** Whether the points are of the present inputs. */
  readonly isPresent: boolean;
}

function Study({ title, points, isPresent }: StudyProps) {
  const [{ axis } = { axis: "" }] = points;
  return (
    <figure className="design-study">
      <figcaption>
        <strong>{title}</strong>
        <span>{isPresent ? studyWords(points) : CALCULATING}</span>
      </figcaption>
      <StudyPlot title={title} points={withoutFurther(points)} />
      <details className="figure-values">
        <summary>Values</summary>
        <div className="result-table">
          <table>
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col" data-align="right">
                  {axis}
                </th>
                <th scope="col" data-align="right">
                  Ratio
                </th>
                <th scope="col">Verdict</th>
                <th scope="col">Governing</th>
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <StudyRow key={`${point.value} ${point.solved}`} point={point} />
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/** The points of the plot, without values that were found beyond the samples: no line leads to them. */
function withoutFurther(points: readonly StudyPoint[]): readonly StudyPoint[] {
  const samples = points.filter(({ solved }) => solved === undefined).map(({ value }) => value);
  const [least, most] = [Math.min(...samples), Math.max(...samples)];
  return points.filter(({ value }) => value >= least && value <= most);
}

function StudyRow({ point }: { readonly point: StudyPoint }) {
  const { ratio, verdict, governing, isPresent } = point;
  return (
    <tr aria-current={isPresent ? "true" : undefined}>
      <td data-align="right">
        {point.solved === undefined ? "" : point.solved === "last" ? "up to " : "from "}
        {valueText(point)}
      </td>
      <td data-align="right">{isUnavailable(ratio) ? "\u2013" : formatRatio(ratio)}</td>
      <td>
        <span className="inline-flex items-center gap-1">
          <VerdictMark verdict={verdict} />
          {VERDICT_WORDS[verdict]}
        </span>
      </td>
      <td>{governing}</td>
    </tr>
  );
}
