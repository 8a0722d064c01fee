import type { ReportOf } from "@kingpost/design/report";
import { type ReactNode, useEffect, useState } from "react";
import { usePrinting } from "../../../ui/page/use-printing.ts";

type Sheet = typeof import("./print-sheet.tsx").PrintSheet;

/** Delay until the page has come to rest: the sheet must be there when the browser prints, and delays nothing before. */
const REST_MS = 1500;

/** What the browser prints in place of the page, rendered while it prints. */
export function usePrintSheet(of: () => ReportOf | undefined): ReactNode {
  const [sheet, setSheet] = useState<{ readonly View: Sheet }>();
  const isPrinting = usePrinting();
  useEffect(() => {
    const timer = window.setTimeout(async () => {
      // Without the sheet the browser prints the page.
      const part = await import("./print-sheet.tsx").catch(() => undefined);
      if (part) setSheet({ View: part.PrintSheet });
    }, REST_MS);
    return () => window.clearTimeout(timer);
  }, []);
  const content = isPrinting ? of() : undefined;
  return sheet && content ? <sheet.View of={content} /> : null;
}
