import { memo, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { brand } from "../../../../shared/brand.ts";
import { formatDay } from "../../../../shared/dates.ts";
import { usePublicUrl } from "../../../ui/address/public-url.ts";
import { type LibraryState, toSearch } from "../view-state/library-state.ts";
import { publicAddress } from "./public-address.ts";

/** The day on which a sheet is printed, known only in the browser when it prints. */
function usePrintDay(): string {
  const [day, setDay] = useState("");
  useEffect(() => {
    const update = () => setDay(formatDay(new Date()));
    const updateNow = () => flushSync(update);
    update();
    window.addEventListener("beforeprint", updateNow);
    return () => window.removeEventListener("beforeprint", updateNow);
  }, []);
  return day;
}

interface PrintFootProps {
  readonly version: string;
  readonly state: LibraryState;
}

/** The title block of a printed sheet, with the address that "Copy link" gives; on screen the page shows this elsewhere. */
export const PrintFoot = memo(function PrintFoot({ version, state }: PrintFootProps) {
  const day = usePrintDay();
  const address = publicAddress(usePublicUrl(), toSearch(state));
  const printed = day === "" ? "" : `Printed on ${day} from ${address}.`;
  return (
    <p className="print-foot mt-1 hidden break-inside-avoid border-rule border-t pt-1 [overflow-wrap:anywhere] print:block">
      {brand.firmName}, Section Library. Data version {version}. Values marked calc. are calculated from
      dimensions. {printed}
    </p>
  );
});
