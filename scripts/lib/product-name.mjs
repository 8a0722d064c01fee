import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.mjs";

/** The name of the product. Its file is TypeScript, which a Node that is too old does not run. */
export const PRODUCT =
  /productName: "([^"]+)"/.exec(readFileSync(join(ROOT, "apps/web/shared/brand.ts"), "utf8"))?.[1] ??
  "This product";
