import type { MemberSize } from "../frame/module/runnable-module.ts";
import { type ConnectionInputs, JOINT_TYPES, type JointTypeName } from "./fields.ts";
import { GRADES, text, weldWords } from "./joints/words.ts";

const plate = (t: number, { plateGrade }: ConnectionInputs): string => `PL ${text(t)} ${GRADES[plateGrade]}`;

const bolts = ({ boltSize, boltCategory }: ConnectionInputs): string => `${boltSize} ${boltCategory}`;

/** `3 × M20 8.8/S`; the usual rows depend on the beam and have no number. */
const rows = (count: number, inputs: ConnectionInputs): string =>
  count > 0 ? `${count} \u00d7 ${bolts(inputs)}` : bolts(inputs);

const flangeWords = (inputs: ConnectionInputs): string =>
  inputs.flangeWeld === "butt"
    ? `flanges CPBW ${inputs.weldCategory}`
    : `flanges ${weldWords({ ...inputs, weldLeg: inputs.flangeLeg })}`;

/** The plates, bolts and welds of each type. */
const PARTS: Readonly<Record<JointTypeName, (of: ConnectionInputs) => readonly string[]>> = {
  "web-side-plate": (of) => [
    plate(of.plateThickness, of),
    rows(of.rows * Number(of.columns), of),
    weldWords(of),
  ],
  "flexible-end-plate": (of) => [plate(of.plateThickness, of), rows(2 * of.rows, of), weldWords(of)],
  "angle-cleat": (of) => [`2 ${of.cleat.replace("_", " Grade ")}`, rows(3 * of.rows, of)],
  "moment-end-plate": (of) => [
    plate(of.momentThickness, of),
    rows(of.endPlateForm === "extended" ? 8 : 4, of),
    flangeWords(of),
  ],
  "welded-moment": (of) => [flangeWords(of), `web ${weldWords(of)}`],
  "bolted-splice": (of) => [
    `flanges ${plate(of.flangePlate, of)}`,
    `web ${of.webPlates} ${plate(of.webPlate, of)}`,
    rows(8 * of.flangeRows + 2 * of.spliceRows * Number(of.columns), of),
  ],
  "welded-splice": (of) => [
    flangeWords(of),
    of.webWeldBy === "butt" ? `web CPBW ${of.weldCategory}` : `web ${weldWords(of)}`,
  ],
  "bracing-cleat": (of) => [
    plate(of.plateThickness, of),
    rows(of.braceRows * of.braceColumns, of),
    weldWords(of),
  ],
  "bolt-group": (of) => [rows(of.groupRows * of.groupColumns, of), plate(of.plateThickness, of)],
  "weld-group": (of) => [weldWords(of)],
  pin: (of) => [
    `${text(of.pinDiameter)} mm pin`,
    `${plate(of.innerThickness, of)} between two ${plate(of.outerThickness, of)}`,
  ],
};

/** The type of the connection, with its plates, bolts and welds. */
export function size(inputs: ConnectionInputs): MemberSize {
  const [, label = ""] = JOINT_TYPES.find(([type]) => type === inputs.type) ?? [];
  return { size: label, reinforcement: PARTS[inputs.type](inputs).join("; ") };
}
