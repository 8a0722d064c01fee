import type { RunnableModule } from "@kingpost/design";
import type { ReportOf } from "@kingpost/design/report";
import { type ReactNode, useEffect, useState } from "react";
import { usePrinting } from "../../../ui/page/use-printing.ts";

type Sheet = typeof import("./print-sheet.tsx").PrintSheet;

/** After the page has come to rest: the sheet must be there when the browser prints, and delays nothing before. */
const REST_MS = 1500;

/** What the browser prints in place of the page, rendered while it prints. */
export function usePrintSheet(module: RunnableModule, of: () => ReportOf | undefined): ReactNode {
  const [sheet, setSheet] = useState<{ readonly View: Sheet }>();
  const isPrinting = usePrinting();
  useEffect(() => {
    const timer = window.setTimeout(async () => {
      // Without them the browser prints the page.
      const parts = await Promise.all([import("./print-sheet.tsx"), module.loadFigures?.()]).catch(
        () => undefined,
      );
      if (parts) setSheet({ View: parts[0].PrintSheet });
    }, REST_MS);
    return () => window.clearTimeout(timer);
  }, [module]);
  const content = isPrinting ? of() : undefined;
  return sheet && content ? <sheet.View of={content} /> : null;
}
