import { AS1170 } from "@kingpost/actions/editions";
import { AS3600 } from "@kingpost/as3600/editions";
import type { ModuleFacts } from "../frame/module/module-entry.ts";

export const FACTS = {
  kind: "concrete-column",
  title: "Concrete Column",
  member: "concrete column",
  mark: "CC",
  description:
    "Design reinforced concrete columns to AS 3600 in the browser: axial force with bending about both axes, slenderness, shear and fitments with every formula shown. Free beta, no account needed.",
  summary: "Axial force with bending about both axes, slenderness and fitments to AS 3600.",
  standards: [AS3600, AS1170],
} as const satisfies ModuleFacts;
