import { findChromium, TEST_SOURCES } from "./lib/chromium/chromium.mjs";
import { main, print } from "./lib/output.mjs";

await main(async () => {
  const { path, how } = await findChromium({ sources: TEST_SOURCES });
  print(`${path} (${how})`);
});
