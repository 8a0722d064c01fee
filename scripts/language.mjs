import { checkRepository } from "./lib/language/check.mjs";
import { Fault, main, print } from "./lib/output.mjs";
import { ROOT } from "./lib/root.mjs";

await main(() => {
  const findings = checkRepository(ROOT);
  for (const { path, line, found, suggestion } of findings) {
    print(`${path}:${line}  "${found}"  write: ${suggestion}`);
  }
  if (findings.length > 0) {
    throw new Fault(`${findings.length} phrases to rewrite. The list is in scripts/lib/language/rules.mjs.`);
  }
});
