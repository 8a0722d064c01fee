import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  ENTRIES,
  forgetOthers,
  lastDesignEntry,
  noteSession,
  read,
  readOwn,
  SESSION_NOTE,
  VISITOR,
  write,
} from "./browser-storage.ts";
import { aStorage } from "./testing.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", aStorage());
  vi.stubGlobal("sessionStorage", aStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const { project, path, singleKeys } = ENTRIES;

test("nothing that a user kept is there for another user or a visitor", () => {
  noteSession("a");
  write(project, "of A", "a");
  write(path, "path of A", "a");
  for (const owner of ["b", VISITOR])
    expect([read(project, owner), read(path, owner)]).toEqual([undefined, undefined]);
  expect(read(project, "a")).toBe("of A");
});

test.each(["b", VISITOR])(
  "when user %j follows, this browser and this tab have nothing of the one before",
  (next) => {
    noteSession("a");
    write(project, "of A", "a");
    write(path, "path of A", "a");
    write(lastDesignEntry("steel-beam"), "beam of A", "a");
    noteSession(next);
    expect(Object.keys(localStorage)).toEqual([SESSION_NOTE]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  },
);

test("what a visitor typed stays when users come and go, and is there for a user who has nothing", () => {
  write(project, "of a visitor");
  write(singleKeys, "off");
  noteSession("a");
  expect(read(project, "a")).toBe("of a visitor");
  write(project, "of A", "a");
  noteSession(VISITOR);
  expect([read(project), readOwn(project, "a")]).toEqual(["of a visitor", undefined]);
  expect(read(singleKeys)).toBe("off");
});

test("a page that is left after the session has ended keeps nothing", () => {
  noteSession("a");
  noteSession(VISITOR);
  expect(write(project, "of A", "a")).toBe(false);
  noteSession("b");
  expect(write(path, "path of A", "a")).toBe(false);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([SESSION_NOTE]);
});

test("a user whose uid is the beginning of another uid does not keep what that user left", () => {
  noteSession("ab");
  write(project, "of AB", "ab");
  forgetOthers("a");
  expect(readOwn(project, "ab")).toBeUndefined();
});

test("a browser without storage keeps nothing, and the page works", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(write(singleKeys, "off")).toBe(false);
  expect(read(singleKeys)).toBeUndefined();
  noteSession("a");
});

/** Whatever else can keep data in a browser. */
const STORAGE =
  /\b(localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|navigator\.storage|caches)\b/;

test("no other file of the pages uses the browser's storage: each key is declared with whose it is", async () => {
  const app = join(import.meta.dirname, "../..");
  const names = await readdir(app, { recursive: true });
  const sources = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|browser-storage/.test(name));
  expect(sources.length).toBeGreaterThan(300);
  const using: string[] = [];
  for (const name of sources) {
    const code = (await readFile(join(app, name), "utf8")).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    if (STORAGE.test(code)) using.push(name);
  }
  expect(using).toEqual([]);
});
