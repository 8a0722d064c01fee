import { AS1170 } from "@kingpost/actions/editions";
import { AS3600 } from "@kingpost/as3600/editions";
import type { ModuleFacts } from "../frame/module/module-entry.ts";

export const FACTS = {
  kind: "concrete-beam",
  title: "Concrete Beam",
  member: "concrete beam",
  mark: "CB",
  description:
    "Design reinforced concrete beams to AS 3600 in the browser: bending, shear, torsion, crack control and deflection with every formula shown. Free beta, no account needed.",
  summary: "Spans with bars and fitments along them: bending, shear, cracking and deflection to AS 3600.",
  standards: [AS3600, AS1170],
} as const satisfies ModuleFacts;
