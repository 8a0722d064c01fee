export { type DerivedColumn, derivedColumns } from "./derived-columns.ts";
export { derivedNumber, derivedRowsOf, derivedSteps } from "./derived-number.ts";
export { derivedObject } from "./derived-object.ts";
export { gaugeLines } from "./gauge-lines.ts";
export { massOfLength } from "./mass-of-length.ts";
export { governingDirection, type PlateSlenderness, plateSlenderness } from "./plate-slenderness.ts";
export { torsionModulusSteps } from "./torsion-modulus.ts";
