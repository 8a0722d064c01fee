import { docker, inspect } from "./docker.mjs";
import { get, signIn, signUp, startVisitors } from "./visitor.mjs";

/** The default grace period of `docker stop`. */
const GRACE_MS = 10_000;
/** PostgreSQL is half of it; more means that build dependencies were included. */
const MOST_BYTES = 160e6;
const BACKUP = "/backups/check.backup";
const SECTION = "310UB40.4";

function expect(isTrue, message) {
  if (!isTrue) throw new Error(message);
}

const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;

const BACKUP_CLI = ["node", "apps/web/build/server/backup.js"];

/** The account created before the stop, looked up again after the restart and after the restore. */
let person;

/** The size of the layers above the base; docker lists the newest first. */
async function bytesOverBase(image) {
  const history = await docker([
    "history",
    "--no-trunc",
    "--human=false",
    "--format",
    "{{.Size}} {{.CreatedBy}}",
    image,
  ]);
  const layers = history.split("\n");
  const first = layers.findIndex((layer) => layer.includes("DATA_DIR=/data"));
  return layers.slice(0, first).reduce((sum, layer) => sum + Number.parseInt(layer, 10), 0);
}

async function build(bench) {
  await bench.build();
  const size = Number(await inspect(bench.name, "{{.Size}}"));
  const over = await bytesOverBase(bench.name);
  expect(over > 0 && over < MOST_BYTES, `${megabytes(over)} over its base`);
  return `${megabytes(size)}, ${megabytes(over)} over its base`;
}

async function isOrdinary(bench) {
  const status = await bench.inside("cat", "/proc/1/status");
  const field = (name) => new RegExp(`^${name}:\\s*(\\S+)`, "m").exec(status)?.[1];
  expect(field("Uid") === "1000", `runs as user ${field("Uid")}`);
  for (const set of ["CapPrm", "CapEff", "CapBnd", "CapAmb"])
    expect(/^0+$/.test(field(set)), `${set} is ${field(set)}`);
  expect(field("NoNewPrivs") === "1", "may gain privileges");
  return "user 1000";
}

async function writesToDataAlone(bench) {
  const paths = ["/kingpost", "/app/kingpost", "/etc/kingpost", "/var/tmp/kingpost", "/home/node/kingpost"];
  for (const path of paths) {
    const { code, output } = await bench.tryInside("touch", path);
    expect(code !== 0 && /Read-only file system/.test(output), `${path}: ${output || "was written"}`);
  }
  await bench.inside("touch", "/data/kingpost", "/tmp/kingpost", "/backups/kingpost");
  return `${paths.length} paths refused`;
}

async function servesPages({ origin }) {
  const page = await get(origin, "/");
  const assets = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  expect(assets.length > 0, "the page names no assets");
  for (const path of assets) await get(origin, path);
  return `the page and ${assets.length} files of it`;
}

async function signsUp({ origin }) {
  person = await signUp(origin);
  const page = await get(origin, "/section-library", person.cookie);
  const path = /"(\/assets\/catalogue-[^"]+\.json)"/.exec(page)?.[1];
  expect(path, "the library names no catalogue");
  const catalogue = await get(origin, path);
  expect(catalogue.includes(SECTION), `the catalogue has no ${SECTION}`);
  return `the library's catalogue has ${SECTION}`;
}

async function backsUp(bench) {
  const output = await bench.inside(...BACKUP_CLI, "backup", BACKUP);
  expect(/1 accounts.* encrypted\.$/.test(output), output);
  return output.replace(`${BACKUP}: `, "");
}

async function rejectsSecond(bench) {
  const { code, output } = await bench.apart(bench.mounts("data"));
  expect(code === 1 && /in use by another Kingpost/.test(output), `${code}: ${output}`);
}

async function stops(bench) {
  const visitors = startVisitors(bench.origin);
  const began = Date.now();
  await docker(["stop", bench.name]);
  const took = Date.now() - began;
  const answered = await visitors.over();
  const code = await inspect(bench.name, "{{.State.ExitCode}}");
  expect(answered > 0, "no request was made meanwhile");
  expect(code === "0", `it ended with ${code}`);
  expect(took < GRACE_MS, `it took ${took} ms`);
  return `exit code 0, ${answered} requests meanwhile, none cut`;
}

async function findsPerson({ origin }) {
  const cookie = await signIn(origin, person.email);
  await get(origin, "/dashboard", cookie);
}

async function keepsAccounts(bench) {
  await bench.remove();
  await bench.start();
  await get(bench.origin, "/dashboard", person.cookie);
  await findsPerson(bench);
  return "the old session is valid, and the password opens a new one";
}

async function survivesKill(bench) {
  await docker(["kill", bench.name]);
  await bench.remove();
  await bench.start();
  await findsPerson(bench);
}

async function restores(bench) {
  await bench.remove();
  const { code, output } = await bench.apart(bench.mounts("restored"), ...BACKUP_CLI, "restore", BACKUP);
  expect(code === 0, output);
  await bench.start("restored");
  await findsPerson(bench);
}

async function reportsNotWritable(bench) {
  const { code, output } = await bench.apart(["-v", `${bench.name}-data:/data:ro`]);
  expect(code === 1 && /The data folder \/data cannot be written \(EROFS/.test(output), `${code}: ${output}`);
}

async function reportsFull(bench) {
  const { code, output } = await bench.apart(["--tmpfs=/data:size=8m,uid=1000,mode=700"]);
  expect(code === 1 && /could not be created: .*No space left on device/.test(output), `${code}: ${output}`);
}

/** In order: a check may use what earlier ones have left. */
export const CHECKS = [
  { name: "The image is built", run: build, isNeeded: true },
  {
    name: "It starts on its embedded PostgreSQL",
    run: (bench) => bench.start(),
    isNeeded: true,
  },
  { name: "Its health check turns healthy", run: (bench) => bench.untilHealthy() },
  { name: "It runs as an unprivileged user without capabilities", run: isOrdinary },
  { name: "It can write only to its volumes and /tmp", run: writesToDataAlone },
  { name: "Pages are served over the published port", run: servesPages },
  { name: "A new user signs up and sees the library", run: signsUp, isNeeded: true },
  { name: "docker exec creates an encrypted backup while it runs", run: backsUp },
  { name: "A second container on the same volume does not start", run: rejectsSecond },
  { name: "docker stop ends it in time without cutting a request", run: stops },
  { name: "A new container on the same volume has the account", run: keepsAccounts },
  { name: "The account survives docker kill", run: survivesKill },
  { name: "A restore into an empty volume has the account", run: restores },
  { name: "A volume that is not writable stops startup with a clear error", run: reportsNotWritable },
  { name: "A full volume stops startup with a clear error", run: reportsFull },
];
