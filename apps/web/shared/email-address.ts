/** An email address as the product takes it: its domain is that of the domain name system, also of another script (`xn--p1ai` is "рф"). */
export const EMAIL_ADDRESS =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

/**
 * The address with its domain as mail servers write it: `info@münchen.de` is `info@xn--mnchen-3ya.de`. Some browsers write it so in the field, some
 * do not. Unchanged if the domain has no other letters, or is none.
 */
export function asciiEmail(address: string): string {
  const [, local, domain] = /^(.*)@([\p{L}\p{M}\p{N}.-]+)$/su.exec(address) ?? [];
  if (local === undefined || domain === undefined || /^[\w.-]+$/.test(domain)) return address;
  const host = `http://${domain}`;
  return URL.canParse(host) ? `${local}@${new URL(host).hostname}` : address;
}
