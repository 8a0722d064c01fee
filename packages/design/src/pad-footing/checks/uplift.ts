import { starterTension } from "@kingpost/as3600";
import { type Check, strengthCheck } from "@kingpost/calc";
import { designedElsewhere } from "../../frame/checks/designed-elsewhere.ts";
import type { LoadedFooting } from "../loaded.ts";
import { hasStarters, type PadFootingModel, starterArea } from "../model.ts";
import { clause, section, table } from "./references.ts";

const PULLED =
  "The column pulls the footing up, which bends its top in tension: turn on top bars. Concrete without bars is not counted on for uplift.";
const LIFTED =
  "Part of the footing lifts off the soil, which bends its top in tension: turn on top bars. The strength of plain concrete is shown beside this and is not counted on.";
const NO_TENSION = "Masonry passes no tension on to a footing";
const NOT_ALONE = "The resultant is outside the masonry, or too near to its edge for bearing without tension";

/** A pull that another designer holds down: not covered until it is stated who that is. */
const heldBy = (
  row: Parameters<typeof designedElsewhere>[0],
  by: string,
  reason: string,
  action: string,
): Check => (by === "" ? { ...row, kind: "not covered", reason } : designedElsewhere(row, by, action));

/** Masonry that a force or a moment pulls on: who holds it down is stated. */
export function masonryTension({ name, of }: LoadedFooting, by: string): Check {
  return heldBy(
    {
      id: "uplift-masonry",
      title: "Masonry in tension",
      group: "Strength",
      reference: section("20"),
      combination: name,
    },
    by,
    `${NO_TENSION}: its holding down is not covered. State who designs it.`,
    `${of.actions.n < 0 ? NO_TENSION : NOT_ALONE}. It is held down for the force and the moments of each combination, and bears on the footing beside them`,
  );
}

const BOLTS = "The base plate pulls on its holding-down bolts, which pass the force on to the footing";

/** Bolts of a base plate that pulls: who designs them and their anchorage is stated. */
function boltsTension({ name }: LoadedFooting, by: string): Check {
  return heldBy(
    {
      id: "uplift-plate",
      title: "Holding-down bolts under uplift",
      group: "Strength",
      reference: clause("13.1"),
      combination: name,
    },
    by,
    `${BOLTS}: design them and their anchorage with Baseplate, and state by whom.`,
    BOLTS,
  );
}

/** Whether a footing needs top bars: its column pulls, or a part of it lifts off the soil, as where nothing balances it. */
export const needsTop = ({ of, soil }: LoadedFooting): boolean =>
  of.actions.n < 0 || soil === undefined || soil.contactRatio < 1;

/**
 * Top bars of a footing that lifts off the soil, and what holds one to a column that pulls it up. Holding-down bolts of a base plate are
 * designed with it.
 */
export function upliftChecks(model: PadFootingModel, loaded: LoadedFooting): readonly Check[] {
  const { inputs, top, isPlain } = model;
  const { n } = loaded.of.actions;
  if (n >= 0 && (isPlain || !needsTop(loaded))) return [];
  const { columnKind, fsy } = inputs;
  const found: Check[] = [];
  const notCovered = (id: string, title: string, reason: string): Check => ({
    kind: "not covered",
    id,
    title,
    group: "Strength",
    reference: section("20"),
    combination: loaded.name,
    reason,
  });
  if (!top) found.push(notCovered("top-bars", "Top of the footing without bars", n < 0 ? PULLED : LIFTED));
  if (n >= 0) return found;
  if (columnKind === "plate") found.push(boltsTension(loaded, inputs.plateBy.trim()));
  if (columnKind === "masonry") found.push(masonryTension(loaded, inputs.masonryBy.trim()));
  // Without any starter bars the connection is not covered under every combination.
  if (hasStarters(inputs)) {
    const as = starterArea(inputs);
    found.push(
      strengthCheck({
        names: { id: "starters-uplift", title: "Starter bars under uplift", action: loaded.action() },
        reference: table("2.2.2"),
        assumptions: ["The axial force alone: a moment has a check of its own."],
        demand: -n,
        unit: "kN",
        capacity: (record) => starterTension({ as, fsy }, record),
      }),
    );
  }
  return found;
}
