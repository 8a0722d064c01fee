import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STOPPING, UNFINISHED } from "./stopping-messages.ts";

test.each(["nginx.conf", "Caddyfile"])(
  "deploy/%s answers for a restarting product with texts that pages recognise",
  (name) => {
    const settings = readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), "utf8");
    for (const words of [STOPPING, UNFINISHED]) expect(settings).toContain(`"${words}"`);
  },
);
