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
import { StepList } from "../../../../ui/calc/step-list.tsx";
import { steelOf } from "../capacity-for.ts";
import { NumberField, Pick } from "../panel-fields.tsx";
import { type TensionConnectionPreset, tensionConnections } from "./tension-connections.ts";

const MOST_HOLES = 40;
const WIDEST_HOLE = 100;

/** Tension at a connection: the distribution of the force, and the holes. */
export function TensionPanel({ record }: { readonly record: SteelSectionRecord }) {
  const connections = tensionConnections(record);
  const [connection, choose] = useState<TensionConnectionPreset>(connections[0]);
  const [holes, change] = useState<FastenerHoles>(connection.holes);
  const { kt } = connection;
  const section: SteelSection = steelOf(record);
  const { steps, capacity } = useMemo(() => {
    const list = new Recording();
    const found = attempt(() => designTension(section, list, { kt, an: netArea(section, holes, list) }));
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
        <Pick
          label="Connected by: distribution factor kt"
          value={connection.name}
          options={connections.map(({ name }) => [name, name] as const)}
          onPick={(name) => {
            const next = connections.find((one) => one.name === name) ?? connections[0];
            choose(next);
            change({ ...next.holes, diameter: holes.diameter });
          }}
        />
        <NumberField
          key={`${connection.name} count`}
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
          key={`${connection.name} thickness`}
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
