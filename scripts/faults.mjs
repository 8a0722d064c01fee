import { runEntry } from "./lib/run-entry.mjs";

await runEntry("apps/web/faults/run.ts");
