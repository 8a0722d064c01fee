import type { Check } from "@kingpost/calc";
import type { BeamDiagram } from "../../beam/figures/diagram.ts";
import { beamDiagrams } from "../../beam/figures/diagrams.ts";
import { sectionParts } from "../../beam/span-sections.ts";
import { compressedSide } from "../biaxial/channel-side.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import type { BeamResults } from "../results.ts";
import { DEFLECTION_RULES } from "../strength/deflection-rules.ts";

type Capacity = NonNullable<BeamDiagram["capacity"]>;

/** The diagrams of the beam with its capacities, then those of bending about y beside bending about x. */
export function steelDiagrams(
  inputs: SteelBeamInputs,
  results: BeamResults,
  checks: readonly Check[],
): readonly BeamDiagram[] {
  const { analysis, bentAbout, sideways, sections } = results;
  const inPlane = beamDiagrams(inputs, analysis, {
    moment: bentAbout === "y" ? minorCapacity(checks, inputs, results) : memberCapacity(checks, results),
    shear: shearCapacity(checks, sections),
    deflection: DEFLECTION_RULES,
  });
  if (!sideways) return inPlane;
  const about = beamDiagrams(inputs, sideways, {
    moment: minorCapacity(checks, inputs, results, SIDEWAYS),
    shear: shearCapacity(checks, sections, SIDEWAYS),
    deflection: DEFLECTION_RULES,
  });
  return [
    ...inPlane,
    ...about.map((diagram) => ({
      ...diagram,
      id: SIDEWAYS_IDS[diagram.id],
      title: `Minor axis: ${diagram.title.charAt(0).toLowerCase()}${diagram.title.slice(1)}`,
      symbol: `${diagram.symbol}y`,
    })),
  ];
}

/** Before the identifiers of checks of bending about y beside bending about x. */
const SIDEWAYS = "sideways-";

const SIDEWAYS_IDS: Readonly<Record<BeamDiagram["id"], BeamDiagram["id"]>> = {
  moment: "moment-y",
  shear: "shear-y",
  deflection: "deflection-y",
  "moment-y": "moment-y",
  "shear-y": "shear-y",
  "deflection-y": "deflection-y",
};

/** The member moment capacity of each segment. */
function memberCapacity(checks: readonly Check[], { parts, changes }: BeamResults): Capacity {
  // A line of capacity would go on across a part that has none.
  const hasGap =
    changes.length > 0 && checks.some(({ id, kind }) => kind !== "limit" && id.startsWith("member-moment/"));
  return (hasGap ? [] : parts).flatMap(({ segments }, at) => {
    const check = checks.find(({ id }) => id === `member-moment/${at + 1}`);
    if (check?.kind !== "limit") return [];
    return segments.flatMap(({ segment, ratio }) => {
      const limit = ratio ? Math.abs(segment.moments.greatest.m) / ratio : check.limit;
      return [segment.from, segment.to].map((x) => ({ x, most: limit, least: -limit }));
    });
  });
}

function shearCapacity(checks: readonly Check[], sections: BeamResults["sections"], prefix = ""): Capacity {
  return sectionParts(sections).flatMap(({ from, to, of }) => {
    const check = checks.find(({ id }) => id === of.idOf(`${prefix}shear`));
    return check?.kind === "limit"
      ? [from, to].map((x) => ({ x, most: check.limit, least: -check.limit }))
      : [];
  });
}

/** The one capacity along a beam that bends about y; of a channel the one of each sign. */
function minorCapacity(
  checks: readonly Check[],
  inputs: Pick<SteelBeamInputs, "toes">,
  { analysis }: BeamResults,
  prefix = "",
): Capacity {
  const limitOf = (moment: number) => {
    const id = `${prefix}section-moment`;
    const ids = [id, `${id}/${compressedSide(inputs, moment)}`];
    const check = checks.find((one) => ids.includes(one.id));
    return check?.kind === "limit" ? check.limit : undefined;
  };
  const [most, least] = [limitOf(1), limitOf(-1)];
  if (most === undefined && least === undefined) return [];
  return [0, analysis.beam.length].map((x) => ({ x, most: most ?? 0, least: -(least ?? 0) }));
}
