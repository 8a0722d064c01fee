import { type FirmDetails, firmOfTitleBlock, type Issuer, NO_FIRM, parseFirm } from "@kingpost/design/report";
import { brand } from "../../../../shared/brand.ts";
import { ENTRIES, read, write } from "../../../ui/storage/browser-storage.ts";

/** The firm that this browser has kept for a user (`useOwner`). */
export function keptFirm(owner: string): FirmDetails {
  try {
    return parseFirm(JSON.parse(read(ENTRIES.firm, owner) ?? "null"));
  } catch {
    // A text from elsewhere.
    return NO_FIRM;
  }
}

/** Keeps what a user has typed. */
export function keepFirm(firm: FirmDetails, owner: string): void {
  write(ENTRIES.firm, JSON.stringify(firm), owner);
}

/** Who makes the reports of a user. */
export const issuerOf = (firm: FirmDetails): Issuer => ({
  product: brand.productName,
  firm: firmOfTitleBlock(firm),
});
