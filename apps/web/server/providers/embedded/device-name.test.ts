import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const MOZILLA = "Mozilla/5.0";
const KHTML = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/141.0.0.0 Safari/537.36`, "Chrome on Windows"],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    "Edge on Windows",
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`,
    "Opera on Windows",
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
    "Safari on Mac",
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`,
    "Safari on iPhone",
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1`,
    "Chrome on iPhone",
  ],
  [`${MOZILLA} (Linux; Android 10; K) ${KHTML} Chrome/141.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
  [
    `${MOZILLA} (Linux; Android 10; K) ${KHTML} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [`${MOZILLA} (X11; Ubuntu; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, "Firefox on Linux"],
  [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/141.0.0.0 Safari/537.36`, "Chrome on ChromeOS"],
  [`${MOZILLA} (X11; Linux x86_64) Something/1.0`, "A browser on Linux"],
  ["curl/8.5.0", "Unknown device"],
  ["", "Unknown device"],
  [null, "Unknown device"],
])("%s is called %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
