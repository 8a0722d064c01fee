import { writeFileSync } from "node:fs";
import { compareEverything } from "./compare.ts";
import { validationReport } from "./report.ts";

const report = validationReport(compareEverything());
writeFileSync(new URL("../VALIDATION.md", import.meta.url), report);
process.stdout.write(report);
