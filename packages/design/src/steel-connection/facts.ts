import { AS1170 } from "@kingpost/actions/editions";
import { AS4100 } from "@kingpost/as4100/editions";
import { JOINT_EDITIONS } from "@kingpost/connections/editions";
import type { ModuleFacts } from "../frame/module/module-entry.ts";

export const FACTS = {
  kind: "steel-connection",
  title: "Steel Connection",
  member: "connection",
  mark: "SC",
  description:
    "Design bolted and welded steel connections to AS 4100 in the browser: bolts, plates, welds, notched beams and minimum design actions with every formula shown. Free beta, no account needed.",
  summary: "Bolts, plates, welds and notched beam ends to AS 4100.",
  standards: [
    AS4100,
    AS1170,
    JOINT_EDITIONS.practice,
    JOINT_EDITIONS.asi,
    JOINT_EDITIONS.aisc,
    JOINT_EDITIONS.aisc360,
  ],
} as const satisfies ModuleFacts;
