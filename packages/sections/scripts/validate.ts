import { writeFileSync } from "node:fs";
import { validationCounts } from "../validation/counts.ts";
import { validationReport } from "../validation/report.ts";
import { compareEverything } from "../validation/run.ts";

const comparisons = compareEverything();
const report = validationReport(comparisons);
writeFileSync(new URL("../VALIDATION.md", import.meta.url), report);
writeFileSync(
  new URL("../validation/counts.json", import.meta.url),
  `${JSON.stringify(validationCounts(comparisons), null, 2)}\n`,
);
process.stdout.write(report);
