import { rendersPage } from "./chromium-verify.mjs";
import { WAYS } from "./chromium-ways.mjs";
import { ROOT } from "./root.mjs";
import { Fault, say } from "./say.mjs";

function chosenWays(ways, name) {
  if (!name) return ways;
  const chosen = ways.filter((way) => way.name === name);
  const known = [...new Set(ways.map((way) => way.name))].join(", ");
  if (chosen.length === 0) throw new Fault(`KINGPOST_CHROMIUM must be one of ${known}; it is "${name}".`);
  return chosen;
}

async function fromSetting(path, verify) {
  if (await verify(path)) return { path, how: "named by CHROMIUM_PATH" };
  throw new Fault(`CHROMIUM_PATH does not name a Chromium that runs here: ${path}`);
}

/**
 * A Chromium that was seen to render a page: { path, how }. CHROMIUM_PATH names one; KINGPOST_CHROMIUM
 * (system, playwright, debian, npm) forces one way, which is how the rarer ones are tried.
 */
export async function findChromium({
  root = ROOT,
  env = process.env,
  ways = WAYS,
  verify = rendersPage,
  tell = say,
} = {}) {
  if (env.CHROMIUM_PATH) return fromSetting(env.CHROMIUM_PATH, verify);
  const tried = [];
  for (const { name, how, find, isSlow } of chosenWays(ways, env.KINGPOST_CHROMIUM)) {
    if (isSlow) tell(`Chromium: trying ${how} ...`);
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
