import type { ReportOf } from "@kingpost/design/report";
import { designDxf } from "./design-dxf.ts";
import { makeReport } from "./make-report.ts";
import { tablesCsv } from "./tables-csv.ts";

/** What a design is exported as, by the name of the format: one part of the page, loaded at the first export. */
export const RESULT_FILES = {
  PDF: makeReport,
  DXF: (of: ReportOf) => new Blob([designDxf(of)], { type: "image/vnd.dxf" }),
  CSV: ({ result }: ReportOf) => new Blob([tablesCsv(result.tables)], { type: "text/csv" }),
} as const;
