import { formatNumber, type InputsOf } from "@kingpost/calc";
import type { MemberSize } from "../frame/module/runnable-module.ts";
import type { FORM } from "./fields.ts";

const mm = (x: number): string => formatNumber(x, { decimals: [0, 1] });

type Sized = Pick<
  InputsOf<typeof FORM.fields>,
  "plateLength" | "plateWidth" | "plateThickness" | "boltPattern" | "boltSize" | "boltGrade" | "embedment"
>;

/** `PL 350 × 350 × 20` with its bolts. */
export const size = (of: Sized): MemberSize => ({
  size: `PL ${[of.plateLength, of.plateWidth, of.plateThickness].map(mm).join(" \u00d7 ")}`,
  reinforcement: `${of.boltPattern} ${of.boltSize} ${of.boltGrade}/S, embedded ${mm(of.embedment)}`,
});
