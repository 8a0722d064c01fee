import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { withLock } from "./lock.mjs";

const LOCK = new URL("./lock.mjs", import.meta.url).href;
const nameOf = (test) => `${test} ${process.pid}`;

/** A process that has the lock until it is killed. */
async function startOwner(name) {
  const program = `import { withLock } from "${LOCK}";
    await withLock("${name}", () => new Promise(() => { console.log("in"); setInterval(() => {}, 1000); }));`;
  const owner = spawn(process.execPath, ["--input-type=module", "-e", program]);
  onTestFinished(() => void owner.kill("SIGKILL"));
  await once(owner.stdout, "data");
  return owner;
}

test("the lock of a process is waited for, and is free as soon as the process is killed", async () => {
  const owner = await startOwner(nameOf("killed"));
  const printed = [];
  let isIn = false;
  const work = async () => {
    isIn = true;
  };
  let mine;
  await new Promise((waits) => {
    mine = withLock(nameOf("killed"), work, (line) => waits(printed.push(line)));
  });
  expect(isIn).toBe(false);
  owner.kill("SIGKILL");
  await mine;
  expect({ isIn, printed: printed.length }).toEqual({ isIn: true, printed: 1 });
});

test("eight callers run one after another, even if the work of some fails", async () => {
  let inside = 0;
  const most = [];
  const work = async (at) => {
    inside += 1;
    most.push(inside);
    await wait(5);
    inside -= 1;
    if (at % 2 === 0) throw new Error("no");
  };
  const calls = Array.from({ length: 8 }, (_, at) =>
    withLock(
      nameOf("eight"),
      () => work(at),
      () => {},
    ),
  );
  const results = await Promise.allSettled(calls);
  expect(most).toEqual(Array(8).fill(1));
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(4);
});

test("different folders do not wait for each other", () =>
  withLock(nameOf("one"), () => withLock(nameOf("other"), async () => {})));
