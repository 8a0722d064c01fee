/** On https the prefix `__Host-` binds a cookie to this host: no other subdomain can set it. */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Host-kingpost" : "kingpost";
}

const fullName = (publicUrl: string, name: string) => `${cookiePrefix(publicUrl)}.${name}`;

/** The value of a request's cookie as it was sent. */
export function cookieOf(request: Request, publicUrl: string, name: string): string | undefined {
  const start = `${fullName(publicUrl, name)}=`;
  const cookies = request.headers.get("cookie")?.split(";") ?? [];
  const found = cookies.map((cookie) => cookie.trimStart()).find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length);
}

/** A Set-Cookie value that scripts cannot read and other sites do not send. 0 seconds remove the cookie. */
export function setCookie(publicUrl: string, name: string, value: string, seconds: number): string {
  const attributes = ["Path=/", `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax"];
  if (publicUrl.startsWith("https:")) attributes.push("Secure");
  return [`${fullName(publicUrl, name)}=${value}`, ...attributes].join("; ");
}
