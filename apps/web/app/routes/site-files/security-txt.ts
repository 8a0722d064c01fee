import { brand } from "../../../shared/brand.ts";
import { services } from "../../services.server.ts";

/** Days until the file expires; it is generated for each request. RFC 9116 advises less than a year. */
const VALID_DAYS = 180;

/** The security contact, as in RFC 9116. */
export async function loader() {
  const { settings } = await services();
  const expires = new Date(Date.now() + VALID_DAYS * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  const body = `Contact: mailto:${brand.securityEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${settings.PUBLIC_URL}/.well-known/security.txt
`;
  return new Response(body, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
