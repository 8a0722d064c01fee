/** In order: a browser that sends several names is matched by its own name first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, "Windows"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

function firstOf(names: readonly (readonly [RegExp, string])[], text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1];
}

/** The name of a device, from the User-Agent: "Chrome on Windows". */
export function deviceName(userAgent: string | null | undefined): string {
  const text = userAgent ?? "";
  const browser = firstOf(BROWSERS, text);
  const system = firstOf(SYSTEMS, text);
  if (browser && system) return `${browser} on ${system}`;
  if (browser ?? system) return browser ?? `A browser on ${system}`;
  return "Unknown device";
}
