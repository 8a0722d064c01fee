import { type BoltSize, boltDimensions } from "@kingpost/as4100";
import type { ResultTable } from "../frame/figures/figure.ts";
import { millimetres } from "../frame/figures/figure-items.ts";
import { left, NO_VALUE, right } from "../frame/tables.ts";
import type { ConnectionInputs } from "./fields.ts";
import { hasLargeHoles } from "./joints/bolts.ts";
import type { ListedBolts } from "./joints/built-joint.ts";

/** Greatest height of a nut and thickness of a washer, mm. Source AS/NZS 1252.1 (recalled). */
const NUT: Readonly<Record<BoltSize, number>> = {
  M12: 12.2,
  M16: 17.1,
  M20: 20.7,
  M24: 24.2,
  M30: 30.7,
  M36: 36.6,
};
const WASHER = 4.6;
/** Threads beyond the nut, and the steps of lengths, mm: practice (recalled). */
const THREADS = 2;
const STEP = 5;

/** Length of a bolt for its grip, mm, without its head. */
function boltLength(size: BoltSize, grip: number, washers: number): number {
  const least = grip + washers * WASHER + NUT[size] + THREADS * boltDimensions(size).pitch;
  return STEP * Math.ceil(least / STEP);
}

/** Bolts with their nuts and washers: one below what is turned, and one on each face of larger holes. */
export function boltTable(bolts: readonly ListedBolts[], inputs: ConnectionInputs): readonly ResultTable[] {
  if (bolts.length === 0) return [];
  const { boltSize, boltCategory } = inputs;
  const washers = hasLargeHoles(inputs) ? 2 : 1;
  return [
    {
      id: "bolts",
      title: `Bolts; length: grip, ${washers === 1 ? "washer" : "two washers"}, nut and ${THREADS} threads, to the next ${STEP} mm; masses of bolts, nuts and washers are not listed (no published source)`,
      tab: "Parts",
      columns: [
        left("Bolts"),
        left("Size"),
        left("Category"),
        right("Grip (mm)"),
        right("Length (mm)"),
        right("Bolts (number)"),
        right("Nuts"),
        right("Washers"),
      ],
      rows: bolts.map(({ bolts: name, count, grip }) => [
        name,
        boltSize,
        boltCategory,
        grip === undefined ? NO_VALUE : millimetres(grip),
        grip === undefined ? "to suit" : String(boltLength(boltSize, grip, washers)),
        String(count),
        String(count),
        String(washers * count),
      ]),
    },
  ];
}
