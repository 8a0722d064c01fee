import { mathText } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import { gaugeLines } from "@kingpost/sections/derived";
import { formatDecimals } from "@kingpost/sections/text";
import { PropertySymbol } from "./notation.tsx";

const GAUGES = [mathText("g_1"), mathText("g_2")];

/** Where bolts usually go in the flanges, and the largest hole. Nothing where the tables have none. */
export function GaugeLines({ record }: { readonly record: SteelSectionRecord }) {
  const lines = gaugeLines(record);
  if (lines === undefined) return null;
  return (
    <div className="px-4 pt-3 text-13">
      <p className="font-narrow font-semibold text-14">Gauge lines of the flanges</p>
      {lines === "too-small" ? (
        <p>The flanges are too small for structural bolts.</p>
      ) : (
        <p>
          {lines.gauges.map((gauge, at) => (
            <span key={gauge}>
              <PropertySymbol symbol={GAUGES[at]} /> = {gauge} mm,{" "}
            </span>
          ))}
          largest hole {lines.hole} mm (M{lines.bolt}), {formatDecimals(lines.edge, 0, 2)} mm from the outer
          line to the edge.{" "}
          {lines.isEdgeShort ? (
            <strong>
              That is less than the least edge distance for M{lines.bolt} (AS 4100 Table 9.5.2): use a smaller
              bolt.
            </strong>
          ) : null}
        </p>
      )}
      <p className="text-steel">Usual values of the 1999 design capacity tables, not requirements.</p>
    </div>
  );
}
