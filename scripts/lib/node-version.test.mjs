import { expect, test } from "vitest";
import { findNode, isNewEnough, needNode } from "./node-version.mjs";
import { inTemporaryFolder, writeFiles } from "./temporary-folder.mjs";

const old = { current: "20.20.2", platform: "linux" };
const bundled = `node-linux-${process.arch}`;
const message =
  /^Kingpost needs Node 22\.22 or newer; this is 20\.20\.2 and no newer one could be installed here\./;

test("Node 22.22 is the oldest supported version", () => {
  expect(["v22.22.0", "22.30.1", "24.0.0"].every(isNewEnough)).toBe(true);
  expect(["v22.21.9", "20.20.2", "18.0.0"].some(isNewEnough)).toBe(false);
});

test("a Node that is new enough is used", () => {
  expect(findNode({ ...old, current: "24.1.0", root: "/nowhere" })).toBe(process.execPath);
});

test("an old Node without a newer one gives a one-line error", () =>
  inTemporaryFolder((root) => expect(() => needNode({ ...old, root })).toThrow(message)));

test("an installed Node that does not run here is not used", () =>
  inTemporaryFolder((root) => {
    writeFiles(root, { [`node_modules/${bundled}/bin/node`]: "not a program" });
    expect(findNode({ ...old, root })).toBeUndefined();
  }));
