import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { brand } from "../../../shared/brand.ts";
import { formatDay } from "../../../shared/dates.ts";

/** The date and address of a printed sheet, known only in the browser when it prints. */
function usePrinted(): string {
  const [printed, setPrinted] = useState("");
  useEffect(() => {
    const update = () => setPrinted(`Printed on ${formatDay(new Date())} from ${window.location.href}.`);
    const updateNow = () => flushSync(update);
    update();
    window.addEventListener("beforeprint", updateNow);
    return () => window.removeEventListener("beforeprint", updateNow);
  }, []);
  return printed;
}

/** The title block of a printed sheet; on screen the page shows this elsewhere. */
export function PrintFoot({ version }: { readonly version: string }) {
  const printed = usePrinted();
  return (
    <p className="print-foot mt-1 hidden break-inside-avoid border-rule border-t pt-1 [overflow-wrap:anywhere] print:block">
      {brand.firmName}, Section Library. Data version {version}. Published values, except those marked calc.
      (calculated from dimensions). {printed}
    </p>
  );
}
