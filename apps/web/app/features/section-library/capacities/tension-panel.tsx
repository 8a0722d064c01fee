import {
  designTension,
  type FastenerHoles,
  formatCapacity,
  netArea,
  type SteelSection,
} from "@kingpost/as4100";
import { attempt, StepList as Recording } from "@kingpost/calc";
import type { SteelSectionRecord } from "@kingpost/sections";
import { useMemo, useState } from "react";
import { StepList } from "../../../ui/calc/step-list.tsx";
import { steelOf } from "./capacity-for.ts";
import { NumberField, Pick } from "./panel-fields.tsx";

/** Table 7.3.2. */
const FACTORS = [
  ["1", "Whole section, uniform: 1.0"],
  ["0.9", "Tee by its flange: 0.9"],
  ["0.85", "Angle by its long leg, channel by its web, I-section by both flanges: 0.85"],
  ["0.75", "Unequal angle by its short leg: 0.75"],
] as const;

const MOST_HOLES = 40;
const WIDEST_HOLE = 100;

/** The plate that bolts usually go through: a leg, a web or a wall. */
function plateOf(record: SteelSectionRecord): number {
  const { t, tw } = record.properties;
  return t || tw || 10;
}

/** Tension at a connection: the distribution of the force, and the holes. */
export function TensionPanel({ record }: { readonly record: SteelSectionRecord }) {
  const [kt, pick] = useState<(typeof FACTORS)[number][0]>("0.85");
  const [holes, change] = useState<FastenerHoles>({ count: 2, diameter: 22, thickness: plateOf(record) });
  const section: SteelSection = steelOf(record);
  const { steps, capacity } = useMemo(() => {
    const list = new Recording();
    const found = attempt(() =>
      designTension(section, list, { kt: Number(kt), an: netArea(section, holes, list) }),
    );
    return { steps: list.steps, capacity: found };
  }, [section, kt, holes]);
  const shown = typeof capacity === "number" ? formatCapacity(capacity, "phiNt") : undefined;
  return (
    <div className="segment-panel">
      <form
        aria-label="Connection in tension"
        className="segment-form"
        onSubmit={(event) => event.preventDefault()}
      >
        <Pick label="Distribution factor kt" value={kt} options={FACTORS} onPick={pick} />
        <NumberField
          label="Holes in one line across"
          value={holes.count}
          isGood={(value) => Number.isInteger(value) && value >= 0 && value <= MOST_HOLES}
          onValue={(count) => change({ ...holes, count })}
        />
        <NumberField
          label="Hole diameter, mm"
          value={holes.diameter}
          isGood={(value) => value > 0 && value <= WIDEST_HOLE}
          onValue={(diameter) => change({ ...holes, diameter })}
        />
        <NumberField
          label="Thickness with holes, mm"
          value={holes.thickness}
          isGood={(value) => value > 0 && value <= WIDEST_HOLE}
          onValue={(thickness) => change({ ...holes, thickness })}
        />
      </form>
      {typeof capacity === "number" ? (
        <>
          <p className="my-2 font-semibold text-14" role="status">
            {"\u03c6Nt"} = {shown?.text} {shown?.unit}
          </p>
          <StepList steps={steps} assumptions={ASSUMPTIONS} level={5} />
        </>
      ) : (
        <p role="alert">{capacity.message}</p>
      )}
    </div>
  );
}

const ASSUMPTIONS = [
  "k_t is that of Table 7.3.2 for the connection chosen; for an I-section or channel by both flanges, each flange carries at least half of the force over a length of at least the depth.",
  "Staggered holes, block shear and the fasteners are not checked here.",
];
