import { writeFileSync } from "node:fs";
import { validationReport } from "../validation/report.ts";
import { compareEverything } from "../validation/run.ts";

const report = validationReport(compareEverything());
writeFileSync(new URL("../VALIDATION.md", import.meta.url), report);
process.stdout.write(report);
