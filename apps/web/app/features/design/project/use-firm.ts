import { type FirmDetails, NO_FIRM } from "@kingpost/design/report";
import { useEffect, useState } from "react";
import { useOwner } from "../../../ui/storage/use-owner.ts";
import { keepFirm, keptFirm } from "./kept-firm.ts";

/** The firm of the user, as this browser keeps it, and what changes it. */
export function useFirm(): readonly [FirmDetails, (firm: FirmDetails) => void] {
  const [firm, setFirm] = useState(NO_FIRM);
  const owner = useOwner();
  // Only the browser has it: the page is rendered without.
  useEffect(() => setFirm(keptFirm(owner)), [owner]);
  const change = (next: FirmDetails) => {
    setFirm(next);
    keepFirm(next, owner);
  };
  return [firm, change];
}
