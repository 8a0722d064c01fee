import type { ProjectTitleBlock } from "@kingpost/report/blocks";
import { detailText } from "./project-details.ts";

/** The firm of the user, for the title block of reports. Kept in the browser, never in a file or a link. */
export const FIRM_FIELDS = [
  { name: "name", label: "Firm" },
  { name: "address", label: "Firm address" },
  { name: "contact", label: "Phone, email" },
  { name: "registration", label: "Registration number" },
] as const;

export type FirmDetails = Readonly<Record<(typeof FIRM_FIELDS)[number]["name"], string>>;

/** The details that the browser's storage has. */
export function parseFirm(raw: unknown): FirmDetails {
  const given: Readonly<Record<string, unknown>> = typeof raw === "object" && raw !== null ? { ...raw } : {};
  return {
    name: detailText(given.name),
    address: detailText(given.address),
    contact: detailText(given.contact),
    registration: detailText(given.registration),
  };
}

/** The title block of a user without a firm is empty there, to be stamped or filled in by hand. */
export const NO_FIRM = parseFirm(undefined);

/** The firm as a title block has it. */
export const firmOfTitleBlock = ({
  name,
  address,
  contact,
  registration,
}: FirmDetails): ProjectTitleBlock["firm"] => ({
  name,
  lines: [address, contact, registration].filter((line) => line !== ""),
});
