import { findChromium } from "./lib/chromium.mjs";
import { main, say } from "./lib/say.mjs";

await main(async () => {
  const { path, how } = await findChromium();
  say(`${path} (${how})`);
});
