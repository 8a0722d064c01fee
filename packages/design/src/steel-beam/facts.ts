import { AS1170 } from "@kingpost/actions/editions";
import { AS4100 } from "@kingpost/as4100/editions";
import type { ModuleFacts } from "../frame/module/module-entry.ts";

export const FACTS = {
  kind: "steel-beam",
  title: "Steel Beam",
  member: "beam",
  mark: "B",
  description:
    "Design steel beams to AS 4100 in the browser: load combinations, moment, shear and deflection with every formula shown. Free beta, no account needed.",
  summary: "Spans, segments, restraints, web bearing and deflection to AS 4100.",
  standards: [AS4100, AS1170],
} as const satisfies ModuleFacts;
