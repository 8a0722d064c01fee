import { AS1170 } from "@kingpost/actions/editions";
import { AS3600, FOOTING_STATICS } from "@kingpost/as3600/editions";
import type { ModuleFacts } from "../frame/module/module-entry.ts";

export const FACTS = {
  kind: "pad-footing",
  title: "Pad Footing",
  member: "pad footing",
  mark: "PF",
  description:
    "Design pad footings to AS 3600 in the browser: soil pressure with partial contact, stability, bending, shear, punching and development with every formula shown. Free beta, no account needed.",
  summary: "Soil pressure, stability, bending, shear and punching to AS 3600.",
  standards: [AS3600, AS1170, FOOTING_STATICS],
} as const satisfies ModuleFacts;
