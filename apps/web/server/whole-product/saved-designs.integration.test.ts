import { writeFile } from "@kingpost/calc";
import { loadModules } from "@kingpost/design";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DesignRevision, SavedDesign, SavedProject } from "../../shared/design-types.ts";
import { cookieOf, signUpForm } from "../testing/ask.ts";
import { type OpenProduct, openProduct } from "../testing/open-product.ts";

const [BEAM] = await loadModules();
if (!BEAM) throw new Error("There is no design module.");
const { kind, version, engine, edition, examples } = BEAM;
const file = writeFile({ kind, version, engine, edition, inputs: examples[0]?.inputs });
const CONTENT = { name: "  Roof   beam ", mark: "B12", project: "", file };
/** A beam that fails by far. */
const FAILING = { ...examples[0]?.inputs, spans: [{ length: 24_000, end: "pinned" }] };
const fileOf = (inputs: unknown, of = engine) => writeFile({ kind, version, engine: of, edition, inputs });
const PROJECT = {
  number: "K-104",
  name: "Shed",
  client: "Purlin Pty Ltd",
  address: "1 Eaves St",
  designer: "AR",
  checker: "BP",
};
const NO_ID = "6f1c24d2-5f0e-4e5e-9d3e-000000000000";

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct({ BOT_CHECK: "off" });
});
afterAll(() => product.close());

interface User {
  readonly uid: string;
  /** Sends a change, and returns the status and the body. */
  readonly send: (change: Record<string, string>, origin?: string) => Promise<[number, Body]>;
  readonly read: (path?: string) => Promise<Body>;
}

type OfMyData = Omit<SavedDesign, "file"> & { readonly file: object; readonly revisions: readonly object[] };

/** The fields of all answers; each has some of them. */
interface Body {
  readonly uid: string;
  readonly id: string;
  readonly message: string;
  readonly design: SavedDesign;
  readonly revision: DesignRevision;
  readonly designs: readonly OfMyData[];
  readonly projects: readonly SavedProject[];
}

async function newUser(): Promise<User> {
  const email = `${crypto.randomUUID()}@example.com`;
  const cookie = cookieOf(await product.ask("/signup", { form: signUpForm(email) }));
  const read = async (path = "/api/designs"): Promise<Body> => (await product.ask(path, { cookie })).json();
  const { uid } = await read();
  return {
    uid,
    read,
    send: async (change, origin) => {
      const headers = origin === undefined ? {} : { Origin: origin };
      const answer = await product.ask("/api/designs", { cookie, headers, form: { uid, ...change } });
      const text = await answer.text();
      return [answer.status, JSON.parse(text.startsWith("{") ? text : JSON.stringify({ message: text }))];
    },
  };
}

async function newDesign(user: User, more: Record<string, string> = {}): Promise<SavedDesign> {
  const [status, { design }] = await user.send({ change: "add", ...CONTENT, ...more });
  expect(status).toBe(200);
  return design;
}

test("the files of several designs are read at once, of the user alone and only so many", async () => {
  const [user, other] = [await newUser(), await newUser()];
  const [first, second] = [await newDesign(user), await newDesign(user, { name: "Floor beam" })];
  const foreign = await newDesign(other);
  const read = (ids: readonly string[]) =>
    user.read(`/api/designs?${new URLSearchParams(ids.map((id) => ["id", id]))}`);
  const found = await read([second.id, foreign.id, NO_ID, "x", first.id]);
  expect(found.uid).toBe(user.uid);
  expect(found.designs.map(({ id, file: text }) => [id, text])).toEqual([
    [second.id, second.file],
    [first.id, first.file],
  ]);
  expect((await read(Array.from({ length: 21 }, () => NO_ID))).message).toBe("At most 20 designs at a time.");
  expect((await product.ask(`/api/designs?id=${first.id}`)).status).toBe(401);
});

test("a design is saved, changed, frozen, duplicated, deleted and restored", async () => {
  const user = await newUser();
  const [, { id: project }] = await user.send({ change: "add-project", ...PROJECT });
  const design = await newDesign(user, { project });
  expect(design).toMatchObject({ kind, name: "Roof beam", mark: "B12", project, status: "pass", version: 1 });
  const { id } = design;
  const [frozen, { revision }] = await user.send({ change: "freeze", id, version: "1" });
  expect([frozen, revision]).toEqual([200, expect.objectContaining({ letter: "A", file, status: "pass" })]);
  const [saved] = await user.send({
    change: "save",
    id,
    version: "1",
    ...CONTENT,
    file: fileOf({ spans: [] }),
  });
  expect(saved).toBe(200);
  await user.send({ change: "duplicate", id });
  await user.send({ change: "rename", id, name: "Floor beam" });
  const { designs, projects } = await user.read();
  expect(projects).toEqual([{ ...PROJECT, id: project }]);
  expect(designs).toMatchObject([
    { name: "Floor beam", ratio: null, status: "none", version: 3, revision: "A", project: null },
    { name: "Roof beam (copy)", mark: "", version: 1, revision: null },
  ]);
  const data = await user.read("/settings/my-data.json");
  expect(data.projects).toEqual(projects);
  expect(data.designs[0]).toMatchObject({
    file: { kind, inputs: { spans: [] } },
    revisions: [{ letter: "A", file: { kind, inputs: examples[0]?.inputs } }],
  });
  const names = async () => (await user.read()).designs.map(({ name }) => name);
  await user.send({ change: "delete", id });
  expect(await names()).toEqual(["Roof beam (copy)"]);
  await user.send({ change: "restore", id });
  expect(await names()).toEqual(["Floor beam", "Roof beam (copy)"]);
});

test("the result is calculated from the inputs, whatever a client sends", async () => {
  const user = await newUser();
  const claim = { ratio: "0.1", status: "pass", summary: "0.10 Passes." };
  const failing = await newDesign(user, { ...claim, file: fileOf(FAILING, "0.0.1") });
  expect(failing.status).toBe("fail");
  expect(failing.ratio).toBeGreaterThan(1);
  // The engine that calculated it, so that a later one is not mistaken for it.
  expect(JSON.parse(failing.file)).toMatchObject({ engine, inputs: FAILING });
  const { id } = failing;
  const [, { revision }] = await user.send({ change: "freeze", id, version: "1", ...claim });
  expect(revision).toMatchObject({ ratio: failing.ratio, status: "fail" });
  expect(revision.summary).toMatch(/^[1-9][\d.]* Fails\. .+ governs/);
  const [, { design }] = await user.send({ change: "save", id, version: "1", ...CONTENT, ...claim });
  expect(design).toMatchObject({ status: "pass", version: 2 });
  expect((await user.read()).designs).toMatchObject([{ ratio: design.ratio, status: "pass" }]);
});

test("a save of an older version returns the stored design and writes nothing", async () => {
  const user = await newUser();
  const { id } = await newDesign(user);
  await user.send({ change: "rename", id, name: "Theirs" });
  const [status, body] = await user.send({ change: "save", id, version: "1", ...CONTENT, name: "Mine" });
  expect([status, body.message]).toEqual([409, "This design has been changed in another tab or browser."]);
  expect(body.design).toMatchObject({ name: "Theirs", version: 2, file });
  expect((await user.read()).designs).toMatchObject([{ name: "Theirs" }]);
  const [again] = await user.send({ change: "save", id, version: "2", ...CONTENT, name: "Mine" });
  expect(again).toBe(200);
});

test("visitors, other accounts and other sites have no access", async () => {
  const [owner, other] = [await newUser(), await newUser()];
  const { id } = await newDesign(owner);
  expect((await product.ask("/api/designs")).status).toBe(401);
  const form = { change: "delete", uid: owner.uid, id };
  expect((await product.ask("/api/designs", { form })).status).toBe(401);
  expect((await owner.send(form, "https://evil.example"))[0]).toBe(403);
  expect((await other.send(form))[0]).toBe(403);
  for (const change of ["duplicate", "restore"]) expect((await other.send({ change, id }))[0]).toBe(404);
  expect((await other.send({ change: "save", id, version: "1", ...CONTENT }))[0]).toBe(404);
  expect((await other.send({ change: "delete", id }))[0]).toBe(200);
  expect((await owner.read()).designs).toMatchObject([{ id }]);
});

test("invalid changes are rejected with a reason, and nothing is stored", async () => {
  const user = await newUser();
  const add = { change: "add", ...CONTENT };
  const large = writeFile({ kind, version, engine, edition, inputs: "x".repeat(64 * 1024) });
  for (const [reason, invalid] of [
    ["Enter a name for the design.", { ...add, name: " " }],
    ["Please use at most 80 characters.", { ...add, name: "x".repeat(81) }],
    ["Please remove the invisible characters.", { ...add, mark: "a\nb" }],
    ["This is not a design.", { ...add, file: "{}" }],
    ["A design is at most 64 kB.", { ...add, file: large }],
    ["There is no design module of this name.", { ...add, file: file.replace(kind, "burn") }],
    [
      "Enter the number or the name of the project.",
      { change: "add-project", ...PROJECT, number: "", name: " " },
    ],
    ["Unknown change.", { change: "burn" }],
  ] as const)
    expect(await user.send(invalid)).toEqual([422, { message: reason }]);
  for (const invalid of [
    { ...add, file: file.replace(`"version": ${version}`, '"version": 99') },
    { change: "save", ...CONTENT, id: NO_ID, version: "1.5" },
    { change: "delete", id: "x" },
  ])
    expect((await user.send(invalid))[0], JSON.stringify(invalid)).toBe(422);
  expect((await user.send({ ...add, project: NO_ID }))[0]).toBe(404);
  expect(await user.read()).toEqual({ uid: user.uid, designs: [], projects: [] });
});

test("changes are rate limited per account", async () => {
  const user = await newUser();
  const codes: number[] = [];
  for (let n = 0; n < 25; n += 1) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => user.send({ change: "delete", id: NO_ID })),
    );
    codes.push(...answers.map(([status]) => status));
  }
  expect(codes.filter((code) => code === 200)).toHaveLength(240);
  expect(codes.filter((code) => code === 429)).toHaveLength(10);
});

test("saves, which are calculated, are rate limited per account", async () => {
  const user = await newUser();
  const save = { change: "save", id: NO_ID, version: "1", ...CONTENT, file: fileOf({ spans: [] }) };
  const codes: number[] = [];
  for (let n = 0; n < 13; n += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => user.send(save)));
    codes.push(...answers.map(([status]) => status));
  }
  expect(codes.filter((code) => code === 404)).toHaveLength(120);
  expect(codes.filter((code) => code === 429)).toHaveLength(10);
});
