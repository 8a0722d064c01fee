import type { RawInputs } from "../../frame/module/raw-inputs.ts";
import { type ConnectionInputs, isOfBeam, isRigid } from "../fields.ts";
import type { ConnectionModel } from "../model.ts";
import type { Sections } from "../sections.ts";
import { text } from "./words.ts";

/** The end of a beam in a connection, in sentences for the design of that beam. `from`: its inputs. */
export function assumedEnd({ inputs, sections, joint }: ConnectionModel, from: RawInputs): readonly string[] {
  if (isRigid(inputs.type)) {
    return [
      "The connection is rigid, and the reaction that it takes is of an end that is free to rotate: analyse the end as fixed, and enter its moment in the connection.",
    ];
  }
  if (!isOfBeam(inputs.type)) return [];
  return [eccentricity(inputs, sections), ...restraint(inputs, sections, joint.depth, from)];
}

const FACES: Readonly<Record<ConnectionInputs["support"], string>> = {
  "column-flange": "the flange of the column",
  "column-web": "the web of the column",
  "beam-web": "the web of the supporting beam",
  rigid: "the support",
};

/** Where the reaction acts. */
function eccentricity({ support: kind }: ConnectionInputs, { support }: Sections): string {
  const from = `The end is simply supported, free to rotate; its reaction acts at the face of ${FACES[kind]}`;
  if (!support) return `${from}.`;
  const half = (kind === "column-flange" ? support.d : support.tw) / 2;
  return `${from}, ${text(half)} mm from the axis of ${support.name}: design the support for that eccentricity.`;
}

/** The class of the restraint. Source AS 4100 5.4.2; practice. */
function restraint(
  { topNotch, bottomNotch }: ConnectionInputs,
  { beam }: Sections,
  depth: number,
  { supportRestraint }: RawInputs,
): readonly string[] {
  const held = `The web is held over ${text(depth)} of ${text(beam.d)} mm`;
  const isNotched = topNotch > 0 || bottomNotch > 0;
  const isDeep = depth >= LEAST_DEPTH * beam.d;
  if (!isNotched && isDeep) return [`${held}: the end has full restraint (F).`];
  const why = isNotched ? "a notch cuts off a flange" : "less than half of the depth";
  const change =
    supportRestraint === "full" ? " The beam has full restraint (F) at its supports: change it." : "";
  return [`${held}, and ${why}: the end has partial restraint (P).${change}`];
}

/** Depth of a plate or cleat that prevents twist of the section, in depths of the beam: practice (recalled). */
const LEAST_DEPTH = 0.5;
