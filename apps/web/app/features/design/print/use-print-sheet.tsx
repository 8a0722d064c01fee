import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { ReportOf } from "../files/design-report.ts";

type Sheet = typeof import("./print-sheet.tsx").PrintSheet;

/** After the page has come to rest: the sheet must be there when the browser prints, and delays nothing before. */
const REST_MS = 1500;

/** What the browser prints in place of the page, rendered while it prints. */
export function usePrintSheet(of: () => ReportOf | undefined): ReactNode {
  const [sheet, setSheet] = useState<{ readonly View: Sheet }>();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(async () => {
      const { PrintSheet } = await import("./print-sheet.tsx");
      setSheet({ View: PrintSheet });
    }, REST_MS);
    // The browser takes its picture as soon as the event has been handled.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  const content = isPrinting ? of() : undefined;
  return sheet && content ? <sheet.View of={content} /> : null;
}
