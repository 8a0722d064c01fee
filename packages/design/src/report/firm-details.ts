import type { ProjectTitleBlock } from "@kingpost/report/blocks";
import { detailText } from "./project-details.ts";

/** The firm of the user, for the title block of reports. Kept in the browser, never in a file or a link. */
export const FIRM_FIELDS = [
  { name: "name", label: "Firm" },
  { name: "address", label: "Firm address" },
  { name: "contact", label: "Phone, email" },
  { name: "registration", label: "Registration number" },
] as const;

export interface FirmDetails extends Readonly<Record<(typeof FIRM_FIELDS)[number]["name"], string>> {
  /** A JPEG as a data address; empty without one. */
  readonly logo: string;
}

/** Characters of a logo at most: the browser keeps few megabytes for the whole product. */
export const LONGEST_LOGO = 150_000;
const LOGO = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/;

const logoText = (value: unknown): string =>
  typeof value === "string" && value.length <= LONGEST_LOGO && LOGO.test(value) ? value : "";

/** The details that the browser's storage has. */
export function parseFirm(raw: unknown): FirmDetails {
  const given: Readonly<Record<string, unknown>> = typeof raw === "object" && raw !== null ? { ...raw } : {};
  return {
    name: detailText(given.name),
    address: detailText(given.address),
    contact: detailText(given.contact),
    registration: detailText(given.registration),
    logo: logoText(given.logo),
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
  logo,
}: FirmDetails): ProjectTitleBlock["firm"] => ({
  name,
  ...(logo === "" ? {} : { logo }),
  lines: [address, contact, registration].filter((line) => line !== ""),
});
