import { type FirmDetails, firmOfTitleBlock, type Issuer, NO_FIRM, parseFirm } from "@kingpost/design/report";
import { brand } from "../../../shared/brand.ts";
import { ENTRIES, read, readOwn, write } from "../storage/browser-storage.ts";

/** The firm that this browser has kept for a user (`useOwner`). */
export function keptFirm(owner: string): FirmDetails {
  try {
    return parseFirm(JSON.parse(read(ENTRIES.firm, owner) ?? "null"));
  } catch {
    // A text from elsewhere.
    return NO_FIRM;
  }
}

/** What the entry has besides the details while the account has not got them. */
const UNSENT = { isUnsent: true } as const;

/** Keeps what a user has typed. `isUnsent`: the account of the user has not got it. */
export function keepFirm(firm: FirmDetails, owner: string, isUnsent = false): void {
  write(ENTRIES.firm, JSON.stringify(isUnsent ? { ...firm, ...UNSENT } : firm), owner);
}

/** Whether this browser has details of a user that the account has not got. */
export function isFirmUnsent(owner: string): boolean {
  try {
    const kept: unknown = JSON.parse(readOwn(ENTRIES.firm, owner) ?? "null");
    return typeof kept === "object" && kept !== null && "isUnsent" in kept;
  } catch {
    return false;
  }
}

/** Who makes the reports of a user. */
export const issuerOf = (firm: FirmDetails): Issuer => ({
  product: brand.productName,
  firm: firmOfTitleBlock(firm),
});
