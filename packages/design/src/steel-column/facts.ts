import { AS1170 } from "@kingpost/actions/editions";
import { AS4100 } from "@kingpost/as4100/editions";
import type { ModuleFacts } from "../frame/module/module-entry.ts";

export const FACTS = {
  kind: "steel-column",
  title: "Steel Column",
  member: "column",
  mark: "C",
  description:
    "Design steel columns to AS 4100 in the browser: buckling about both axes, tension, amplified moments and combined actions with every formula shown. Free beta, no account needed.",
  summary: "Compression with bending about both axes, braced or sway, to AS 4100.",
  standards: [AS4100, AS1170],
} as const satisfies ModuleFacts;
