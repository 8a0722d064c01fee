import { findChromium } from "./lib/chromium/chromium.mjs";
import { main, print } from "./lib/output.mjs";

await main(async () => {
  const { path, how } = await findChromium();
  print(`${path} (${how})`);
});
