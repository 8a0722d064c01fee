import { SOURCES } from "./chromium-sources.mjs";
import { rendersPage } from "./chromium-verify.mjs";
import { Fault, print } from "./output.mjs";
import { ROOT } from "./root.mjs";

function chosenSources(sources, name) {
  if (!name) return sources;
  const chosen = sources.filter((source) => source.name === name);
  const known = [...new Set(sources.map((source) => source.name))].join(", ");
  if (chosen.length === 0) throw new Fault(`KINGPOST_CHROMIUM must be one of ${known}; it is "${name}".`);
  return chosen;
}

async function fromSetting(path, verify) {
  if (await verify(path)) return { path, how: "named by CHROMIUM_PATH" };
  throw new Fault(`CHROMIUM_PATH does not name a Chromium that runs here: ${path}`);
}

/**
 * A Chromium that has rendered a page here: { path, how }. CHROMIUM_PATH names one; KINGPOST_CHROMIUM
 * (system, playwright, debian, npm) forces one source, for testing the rarer ones.
 */
export async function findChromium({
  root = ROOT,
  env = process.env,
  sources = SOURCES,
  verify = rendersPage,
  log = print,
} = {}) {
  if (env.CHROMIUM_PATH) return fromSetting(env.CHROMIUM_PATH, verify);
  const tried = [];
  for (const { name, how, find, isSlow } of chosenSources(sources, env.KINGPOST_CHROMIUM)) {
    if (isSlow) log(`Chromium: trying ${how} ...`);
    const programs = await find(root);
    for (const path of programs) {
      if (await verify(path)) return { path, how };
    }
    tried.push(`${name} (${programs.length === 0 ? "none" : `does not run: ${programs.join(", ")}`})`);
  }
  throw new Fault(
    `No Chromium runs here. Tried: ${tried.join("; ")}. Install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
  );
}
