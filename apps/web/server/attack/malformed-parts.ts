/** The parts of malformed requests. */

/** Paths: each route, its data, files, and unknown ones. */
export const PLACES = `
  / /consulting /engineering-tools /design /terms /privacy /about-the-data /signin /signup /signout
  /reset-password /account-deleted /dashboard /settings /section-library /section-library-preview /design/steel-beam
  /settings/my-data.json /_root.data /signin.data /signup.data /consulting.data /settings.data /__manifest
  /api/auth/jwks /api/auth/verify-email /api/auth/sign-in/email /api/auth/ /api/unknown /api/v1/design/steel-beam /api/designs /api/bot-check
  /api/id-token /api/session /api/v1/sections /healthz /readyz /metrics /sitemap.xml /robots.txt
  /.well-known/change-password /.well-known/security.txt /favicon.svg /assets/ /assets/none.js /fonts/ /build/.env
`
  .trim()
  .split(/\s+/);

/** Markup that must never be reflected, and other inputs that tend to break parsers. */
export const MARKUP = "<img src=x onerror=fuzzed()>";
export const HOSTILE = [
  ...[MARKUP, `"'>${MARKUP}`, `</script>${MARKUP}`, "javascript:fuzzed()", `\${7*7}`, "{{7*7}}"],
  ...["' or 1=1--", "'; drop table users;--", "../../../../etc/passwd", "..\\..\\", "//evil.example/"],
  ...[
    "\0",
    "\r\nX-Injected: fuzzed",
    "%00",
    "%0d%0aX-Injected:%20fuzzed",
    "%ff%fe",
    "%",
    "%2e%2e%2f",
    "%c0%af",
  ],
  ...["\u202e\u2066", "\ud800", "e\u0301".repeat(200), "A".repeat(5001), "-1", "1e999", "NaN", "[]", "{}"],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "=cmd|' /C calc'!A0",
    "a@b.example, c@d.example",
    "\u0130@x.example",
  ],
];

export const HEADERS = `
  Host Accept Accept-Encoding Accept-Language Cookie Range If-None-Match If-Modified-Since Content-Type
  Content-Length Content-Encoding Transfer-Encoding Expect Upgrade Connection Referer User-Agent Authorization
  Forwarded X-Forwarded-Host X-Forwarded-Proto X-Forwarded-For X-Http-Method-Override X-Request-Id
  X-Kingpost-Client-Address Sec-Fetch-Site Purpose TE
`
  .trim()
  .split(/\s+/);

export const VALUES = [
  ...[
    "gzip",
    "br;q=0",
    "*",
    "identity;q=0, *;q=0",
    "text/html",
    "application/json",
    "chunked",
    "chunked, chunked",
  ],
  ...[
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded; charset=utf-7",
  ],
  ...[
    "bytes=0-0",
    "bytes=9999999-",
    "bytes=-1",
    "100-continue",
    "websocket",
    "close",
    "keep-alive",
    "upgrade",
  ],
  ...[
    "0",
    "-1",
    "5",
    "99999999999999999999",
    "0x10",
    "1, 2",
    "evil.example",
    "[::1",
    "evil.example:99999",
    'W/"x", *',
  ],
  ...[
    "kingpost.session_token=x",
    "kingpost.session_token=x.y%",
    "kp-profile=%7B",
    "a=b;".repeat(900),
    "Bearer x",
  ],
];

export const FIELDS = `
  name email message website fullName company password confirmPassword currentPassword botCheck token form
  session next intent _method __proto__
`
  .trim()
  .split(/\s+/);

export const FIELD_VALUES = [
  "ann@example.com",
  "contact",
  "profile",
  "password",
  "session",
  "sessions",
  "delete",
  "e30=",
  "",
];
