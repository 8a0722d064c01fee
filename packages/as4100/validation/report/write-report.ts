import { writeFileSync } from "node:fs";
import { compareEverything } from "../compare.ts";
import { validationCounts } from "./counts.ts";
import { validationReport } from "./report.ts";

const comparisons = compareEverything();
const report = validationReport(comparisons);
writeFileSync(new URL("../../VALIDATION.md", import.meta.url), report);
writeFileSync(
  new URL("../counts.json", import.meta.url),
  `${JSON.stringify(validationCounts(comparisons), null, 2)}\n`,
);
process.stdout.write(report);
