import type { SteelSectionRecord } from "../custom-section/code/custom-section-record.ts";
import { symbolText } from "../labels/property-row.ts";
import { derivedRowsOf } from "./derived-number.ts";
import { plateSlenderness } from "./plate-slenderness.ts";

/** A derived number as a column or a line of a file, unrounded. */
export interface DerivedColumn {
  /** `ksm1`, `lambda_e x web`; unique for a section. */
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly value: number;
}

/** Every derived number of a section: surface and fire, then the slenderness of the section and of its plates by direction. */
export function derivedColumns(record: SteelSectionRecord): readonly DerivedColumn[] {
  const surface = derivedRowsOf(record, "Surface and fire").map(({ row, value }) => ({
    name: symbolText(row) || row.label,
    label: row.label,
    unit: row.unit ?? "",
    value,
  }));
  const plates = plateSlenderness(record).flatMap(({ direction, title, elements, governing }) => {
    const column = (name: string, label: string, value: number): DerivedColumn => ({
      name,
      label: `${label}, bending ${title}`,
      unit: "",
      value,
    });
    return [
      column(`lambda_s ${direction}`, "Section slenderness", governing.lambda),
      column(`lambda_sp ${direction}`, "Section plasticity limit", governing.plasticity),
      column(`lambda_sy ${direction}`, "Section yield limit", governing.yield),
      ...elements.flatMap(({ name, lambda, plasticity, yield: limit }) => [
        column(`lambda_e ${direction} ${name}`, `Slenderness of the ${name}`, lambda),
        column(`lambda_ep ${direction} ${name}`, `Plasticity limit of the ${name}`, plasticity),
        column(`lambda_ey ${direction} ${name}`, `Yield limit of the ${name}`, limit),
      ]),
    ];
  });
  return [...surface, ...plates];
}
