/** Flags that keep Chromium quiet and let it run as root and offline. */
export const QUIET_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Features that cost a test a quarter of a second of processor for every page: Chromium's own address bar popups, and a renderer
 * in reserve. The last `--disable-features` counts, so the tests' library's own list has to be in it.
 */
const SWITCHED_OFF = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

/** The flags of the browser in the tests. */
export const TEST_FLAGS = [...QUIET_FLAGS, `--disable-features=${SWITCHED_OFF.join(",")}`];

/** Whether the program is a Chromium that renders a page here, run as the tests do: a file that exists proves nothing. */
export async function rendersPage(executablePath) {
  const { chromium } = await import("@playwright/test");
  let browser;
  try {
    browser = await chromium.launch({ executablePath, args: TEST_FLAGS, timeout: 30_000 });
    const page = await browser.newPage();
    await page.goto("data:text/html,<title>kingpost</title>");
    return (await page.title()) === "kingpost";
  } catch {
    return false;
  } finally {
    await browser?.close();
  }
}
