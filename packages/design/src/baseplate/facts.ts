import { AS1170 } from "@kingpost/actions/editions";
import { AS4100 } from "@kingpost/as4100/editions";
import { BASE_EDITIONS } from "@kingpost/connections/editions";
import type { ModuleFacts } from "../frame/module/module-entry.ts";

export const FACTS = {
  kind: "baseplate",
  title: "Baseplate",
  member: "base plate",
  mark: "BP",
  description:
    "Design column base plates to AS 4100 and AS 3600 in the browser: bearing, plate thickness, bolts, shear and welds with every formula shown. Free beta, no account needed.",
  summary: "Bearing, uplift, bolts, shear and the plate, to AS 4100.",
  standards: [
    AS4100,
    BASE_EDITIONS.as3600,
    AS1170,
    BASE_EDITIONS.as5216,
    BASE_EDITIONS.aisc1,
    BASE_EDITIONS.asi7,
    BASE_EDITIONS.aci318,
    BASE_EDITIONS.en1992,
  ],
} as const satisfies ModuleFacts;
