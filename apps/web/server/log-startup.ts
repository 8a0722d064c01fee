import type { Logger } from "pino";
import { brand } from "../shared/brand.ts";
import type { Settings } from "./env.ts";
import { VERSION } from "./version.ts";

/** Whether the firm is still, in part, the invented one that the product comes with. */
export const hasPlaceholders = (
  of: Readonly<Record<"companyNumber" | "email" | "securityEmail" | "phoneDialled", string>>,
) =>
  /\b00 000 000 000\b/.test(of.companyNumber) ||
  [of.email, of.securityEmail].some((address) => /@example\.(com|org|net)$/.test(address)) ||
  of.phoneDialled.startsWith("+6177010");

/** Logs the version, and settings that are likely to be wrong. */
export function logStartup(
  { PROVIDER, PUBLIC_URL, TRUST_PROXY, CONTACT_EMAIL, SMTP_URL, MAIL_FROM, BACKUP_KEY }: Settings,
  on: Pick<Logger, "info" | "warn">,
): void {
  on.info({ version: VERSION, node: process.versions.node }, `${brand.productName} starts`);
  // This process has no TLS: an https URL means the public site behind its reverse proxy.
  const isPublic = PUBLIC_URL.startsWith("https:");
  // The proxy's address is that of all visitors.
  if (isPublic && !TRUST_PROXY)
    on.warn(
      "PUBLIC_URL is https and TRUST_PROXY is false: every visitor counts under the proxy's address and shares its limits. Set TRUST_PROXY=true if the proxy sets X-Forwarded-For.",
    );
  if (isPublic && hasPlaceholders(brand))
    on.warn(
      "The firm of this site is still the invented one: put your name, number, address and telephone into apps/web/shared/brand.ts.",
    );
  if (PROVIDER !== "embedded") return;
  if (isPublic && SMTP_URL === undefined)
    on.warn("SMTP_URL is not set: emails, such as links to reset a password, stay in DATA_DIR/outbox.");
  if (isPublic && SMTP_URL !== undefined && MAIL_FROM === undefined)
    on.warn("MAIL_FROM is not set: emails come from an address that is not yours, and many are rejected.");
  if (isPublic && BACKUP_KEY === undefined)
    on.warn("BACKUP_KEY is not set: backups contain password hashes, sessions and secrets in plain text.");
  if (CONTACT_EMAIL === undefined)
    // On a machine for trying, no email would leave it anyway.
    on[isPublic || SMTP_URL !== undefined ? "warn" : "info"](
      "CONTACT_EMAIL is not set: messages of the contact form are stored but not emailed",
    );
}
