import { writeFileSync } from "node:fs";
import { validationCounts } from "../validation/counts.ts";
import { validationReport } from "../validation/report.ts";
import { compareEverything } from "../validation/run.ts";
import { compareTorsion, TORSION_CASES } from "../validation/torsion/sizes.ts";

const comparisons = compareEverything();
const torsion = TORSION_CASES.map(compareTorsion);
const report = validationReport(comparisons, torsion);
writeFileSync(
  new URL("../validation/torsion/torsion.json", import.meta.url),
  `${JSON.stringify(torsion, null, 2)}\n`,
);
writeFileSync(new URL("../VALIDATION.md", import.meta.url), report);
writeFileSync(
  new URL("../validation/counts.json", import.meta.url),
  `${JSON.stringify(validationCounts(comparisons), null, 2)}\n`,
);
process.stdout.write(report);
