import type { SteelSectionRecord } from "@kingpost/sections";
import { useState } from "react";
import { steelOf } from "../capacity-for.ts";
import type { Member } from "../member/member.ts";
import { NumberField } from "../panel-fields.tsx";
import { formatLoad, type LoadLimit, loadNote, uniformLoad } from "./uniform-load.ts";

const LIMITS: readonly (readonly [LoadLimit, string])[] = [
  ["load-braced", "Strength, full lateral restraint: w*"],
  ["load-ends", "Strength, restrained at the supports: w*"],
  ["load-250", "Deflection of L/250: w"],
  ["load-360", "Deflection of L/360: w"],
];

interface LoadPanelProps {
  readonly record: SteelSectionRecord;
  readonly member: Member;
}

/** The largest uniform loads on a simply supported span. */
export function LoadPanel({ record, member }: LoadPanelProps) {
  const [span, take] = useState(member.leb);
  return (
    <div className="segment-panel">
      <form aria-label="Span" className="segment-form" onSubmit={(event) => event.preventDefault()}>
        <NumberField
          label="Simply supported span, m"
          value={span}
          isGood={(value) => value >= 0.1 && value <= 50}
          onValue={take}
        />
      </form>
      <table className="capacity-table" aria-label={`Maximum UDL on a span of ${span} m`}>
        <tbody>
          {LIMITS.map(([limit, title]) => {
            const load = uniformLoad(steelOf(record), limit, span * 1000);
            return (
              <tr key={limit} title={loadNote(limit)}>
                <th scope="row" className="py-1 pr-2 pl-4 text-left">
                  {title}
                </th>
                <td>{load === undefined ? "not covered" : formatLoad(load)}</td>
                <td className="text-steel">{load === undefined ? "" : "kN/m"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ul className="my-2 max-w-prose list-disc pl-4 text-steel">
        {LIMITS.slice(1, 3).map(([limit]) => (
          <li key={limit}>{loadNote(limit)}</li>
        ))}
      </ul>
    </div>
  );
}
