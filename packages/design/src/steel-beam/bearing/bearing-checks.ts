import {
  type BearingMode,
  bearingCheck,
  bearingWithBendingCheck,
  EDITION,
  type LoadBearingStiffener,
  webBesideStiffener,
} from "@kingpost/as4100";
import {
  type Check,
  type DesignAction,
  formatNumber,
  type NotCoveredCheck,
  standardReferences,
} from "@kingpost/calc";
import type { Analysis, Combined } from "../../beam/analysis/analysis.ts";
import { supportsOf } from "../../beam/form/inputs.ts";
import { placeText } from "../../beam/text.ts";
import { designedElsewhere } from "../../frame/checks/designed-elsewhere.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import type { BeamSection } from "../sections/span-sections.ts";
import { stiffenedBearingChecks, stiffenerAt } from "../stiffeners/bearing-stiffeners.ts";
import { designAction } from "../strength/design-action.ts";
import { type BearingDemand, isBearing, isHanging, isHeldByItsWeb, worstForce } from "./bearing-places.ts";
import { besideStiffener, jointBearings } from "./joint-bearings.ts";

/** Web bearing at the places of the demands. */
export function bearingChecks(
  inputs: SteelBeamInputs,
  sections: readonly BeamSection[],
  demands: readonly BearingDemand[],
  { strength }: Pick<Analysis, "strength">,
): Check[] {
  const { pointLoads } = inputs;
  const withoutBearing = supportsOf(inputs).flatMap(({ kind }, at) =>
    isHeldByItsWeb(inputs, kind) ? [withoutBearingAt(at + 1)] : [],
  );
  const isUnchecked = pointLoads.some((load) => isUncovered(inputs, load));
  const unstiffened: BearingDemand[] = [];
  const single = demands.flatMap((demand) => {
    const { place, section: at, part } = demand;
    const on = sections[at];
    if (!on) return [];
    const stiffener = place.isHanging ? undefined : stiffenerAt(inputs, on, part, place.x);
    if (stiffener) return stiffenedChecks(on, stiffener, demand, demands, strength);
    unstiffened.push(demand);
    return placeChecks(on, demand);
  });
  return [
    ...single,
    ...jointChecks(sections, unstiffened, strength),
    ...withoutBearing,
    ...(isUnchecked ? [unchecked(inputs, strength)] : []),
    ...(pointLoads.some((load) => hangs(inputs, load)) ? [BOTTOM_FLANGE] : []),
  ];
}

const TITLES = { yield: "Web bearing yield", buckling: "Web bearing buckling" } as const;

/** The web under one force. */
function placeChecks(on: BeamSection, demand: BearingDemand): Check[] {
  const { place, beside, force, of } = demand;
  const { id, label, x, isHanging } = place;
  const others = beside.map(({ other }) => other.label);
  const name = others.length === 0 ? label : `${label} (with part of ${others.join(", ")})`;
  return webChecks(on, {
    ...demand,
    id,
    name,
    action: designAction("R*", { value: force, of, x }),
    isHanging,
  });
}

/** A bearing with the names of its checks. */
interface NamedBearing extends Pick<BearingDemand, "bearing" | "force" | "moment"> {
  readonly id: string;
  readonly name: string;
  readonly action: DesignAction;
  readonly isHanging: boolean;
}

function webChecks(
  { section, idOf, titleOf }: BeamSection,
  { id, name, bearing, force, moment, action, isHanging }: NamedBearing,
  modes: readonly BearingMode[] = ["yield", "buckling"],
): Check[] {
  const names = (check: string, title: string) => ({
    id: idOf(`${check}/${id}`),
    title: titleOf(`${title}, ${name}`),
    action,
  });
  const ofModes = modes.map((mode) => {
    const ofMode = names(`bearing-${mode}`, TITLES[mode]);
    return mode === "buckling" && isHanging
      ? hanging(ofMode)
      : bearingCheck(mode, section, bearing, force, ofMode);
  });
  if (isHanging || section.kind !== "cold-formed-rhs" || !modes.includes("buckling")) return ofModes;
  const ofBending = names("bearing-with-bending", "Bearing with bending");
  return [...ofModes, bearingWithBendingCheck(section, bearing, { force, moment }, ofBending)];
}

const MODES = ["yield", "buckling"] as const;

/** The web under the forces that it disperses over one another. */
function jointChecks(
  sections: readonly BeamSection[],
  demands: readonly BearingDemand[],
  strength: readonly Combined[],
): Check[] {
  return MODES.flatMap((mode) =>
    jointBearings(sections, demands, mode, strength).flatMap((joint) => {
      const on = sections[joint.section];
      const isHanging = joint.places.some((place) => place.isHanging);
      if (!on || (isHanging && mode === "buckling")) return [];
      const { force, of, x, places } = joint;
      const id = places.map((place) => place.id).join(JOINED);
      const name = `${places.map(({ label }) => label).join(" + ")} together`;
      const action = designAction("R*", { value: force, of, x });
      const assumptions = joint.isWeighted ? [JOINT, WEIGHTED] : [JOINT];
      return webChecks(on, { ...joint, id, name, action, isHanging }, [mode]).map(
        (check): Check =>
          check.kind === "limit" ? { ...check, assumptions: [...check.assumptions, ...assumptions] } : check,
      );
    }),
  );
}

const JOINT = "Bearings whose forces overlap in the web are checked together too, over the web between them.";
const WEIGHTED =
  "Where one flange is restrained at some of them and both at others, a force where both are counts in proportion to the capacities.";

/** Between the identifiers of the places of one check. */
const JOINED = "+";

/** The identifiers of the places of a check of bearing. */
export const placesOfCheck = (id: string): readonly string[] => id.split("/")[1]?.split(JOINED) ?? [];

/** The web with a stiffener, which takes its part of the forces beside it. */
function stiffenedChecks(
  on: BeamSection,
  stiffener: LoadBearingStiffener,
  demand: BearingDemand,
  demands: readonly BearingDemand[],
  strength: readonly Combined[],
): Check[] {
  const { place, bearing } = demand;
  const { section } = on;
  const strip = webBesideStiffener(section);
  const forceIn = (mode: BearingMode) => {
    const beside = besideStiffener(section, demand, demands, { mode, strip });
    return { beside, ...(worstForce(place, beside, strength) ?? demand) };
  };
  const forces = { yield: forceIn("yield"), buckling: forceIn("buckling") };
  return stiffenedBearingChecks(on, stiffener, { ...place, bearing }, forces);
}

/** Whether a load neither presses on the web over a bearing length nor hangs from the bottom flange. */
const isUncovered = (inputs: SteelBeamInputs, load: PointLoad): boolean =>
  load.force !== 0 && !isBearing(load) && !hangs(inputs, load);

const hangs = (inputs: SteelBeamInputs, load: PointLoad): boolean =>
  load.force > 0 && isHanging(inputs, load);

type PointLoad = SteelBeamInputs["pointLoads"][number];

const REFERENCE = standardReferences("AS 4100", EDITION).clause("5.13");

const withoutBearingAt = (support: number): Check => ({
  id: `bearing/support-${support}`,
  group: "Strength",
  title: `Web bearing, support ${support}`,
  reference: REFERENCE,
  kind: "not applicable",
  reason: "The beam is built in or connected by its web: nothing presses on a flange.",
});

const hanging = ({ id, title }: { readonly id: string; readonly title: string }): Check => ({
  id,
  group: "Strength",
  title,
  reference: REFERENCE,
  kind: "not applicable",
  reason: "The load hangs from the bottom flange: the web is in tension and does not buckle.",
});

const BOTTOM_FLANGE: Check = {
  id: "bottom-flange-bending",
  group: "Strength",
  title: "Bottom flange bending under suspended loads",
  reference: standardReferences("AS 4100", EDITION).clause("5.1"),
  kind: "not covered",
  reason:
    "A load on the bottom flange bends the flange beside the web, together with the stress of the beam. It is not calculated: check it to AS 1418.18.",
};

/** Loads that do not bear on the web, or those that another designer introduces with their greatest forces. */
function unchecked(inputs: SteelBeamInputs, strength: readonly Combined[]): Check {
  const by = inputs.introductionBy.trim();
  if (by === "") return UNCHECKED_BEARING;
  const loads = inputs.pointLoads.filter((load) => isUncovered(inputs, load));
  const forces = [...Map.groupBy(loads, ({ position }) => position)].map(([x, here]) => {
    const of = ({ row }: Combined) =>
      here.reduce((sum, load) => sum + load.force * (row.combination.factors[load.case] ?? 0), 0);
    const most = Math.max(0, ...strength.map((one) => Math.abs(of(one))));
    return `${formatNumber(most / 1000, { significant: 3 })} kN at ${placeText(x)}`;
  });
  return designedElsewhere(UNCHECKED_BEARING, by, `Design forces: ${forces.join(", ")}`);
}

const UNCHECKED_BEARING: NotCoveredCheck = {
  id: "bearing-under-loads",
  group: "Strength",
  title: "Web bearing under point loads",
  reference: REFERENCE,
  kind: "not covered",
  reason:
    "Enter the stiff bearing length b_s of each downward point load. Web bearing is not checked under loads without one or acting upwards.",
};
