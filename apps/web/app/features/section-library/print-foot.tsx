import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { brand } from "../../brand.ts";
import { formatDay } from "../../ui/dates.ts";

/** When a sheet is printed and which address shows the same: known only in the browser, at the moment of printing. */
function usePrinted(): string {
  const [printed, setPrinted] = useState("");
  useEffect(() => {
    const say = () => setPrinted(`Printed on ${formatDay(new Date())} from ${window.location.href}.`);
    const sayNow = () => flushSync(say);
    say();
    window.addEventListener("beforeprint", sayNow);
    return () => window.removeEventListener("beforeprint", sayNow);
  }, []);
  return printed;
}

/** The title block of a printed sheet; on screen the page says all of it elsewhere. */
export function PrintFoot({ version }: { readonly version: string }) {
  const printed = usePrinted();
  return (
    <p className="print-foot mt-1 hidden break-inside-avoid border-rule border-t pt-1 [overflow-wrap:anywhere] print:block">
      {brand.firmName}, Section Library. Data version {version}. Published values, except those marked calc.
      (calculated from dimensions). {printed}
    </p>
  );
}
