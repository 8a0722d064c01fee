import { AS1170 } from "@kingpost/actions/editions";
import { AS2159, AS3600 } from "@kingpost/as3600/editions";
import type { ModuleFacts } from "../frame/module/module-entry.ts";

export const FACTS = {
  kind: "pile-cap",
  title: "Pile Cap",
  member: "pile cap",
  mark: "PC",
  description:
    "Design pile caps to AS 3600 in the browser: pile reactions with tolerances, strut-and-tie model, bending and punching with every formula shown. Free beta, no account needed.",
  summary: "Pile reactions, strut-and-tie model, bending and punching of pile caps to AS 3600.",
  standards: [AS3600, AS2159, AS1170],
} as const satisfies ModuleFacts;
