import { runEntry } from "../scripts/lib/run-entry.mjs";

await runEntry("bench/run.ts");
