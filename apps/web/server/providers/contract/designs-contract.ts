import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { DesignContent } from "../../../shared/design-types.ts";
import type { DocumentStore } from "../common/document-store.ts";
import { MAX_DESIGN_BYTES, MAX_DESIGNS, MAX_PROJECTS } from "../documents.ts";
import { valueIn } from "./value-in.ts";

const UNTOUCHED = "“Rafter” 'A' \\ %s $1 ✓ 🦆 <b>not bold</b>; drop table designs; --";
const BEAM: DesignContent = {
  kind: "steel-beam",
  name: "Roof beam",
  mark: "B12",
  project: null,
  file: JSON.stringify({ kind: "steel-beam", inputs: { note: UNTOUCHED } }),
  ratio: 0.1 + 0.2,
  status: "pass",
};
const FROZEN = { file: BEAM.file, ratio: BEAM.ratio, status: BEAM.status, summary: "Passes." };
const SHED = {
  number: "K-104",
  name: UNTOUCHED,
  client: "Purlin Pty Ltd",
  address: "1 Eaves St",
  designer: "AR",
  checker: "BP",
};
const MISSING = randomUUID();

const newcomer = () => `uid-${randomUUID()}`;

/** Does the same often, a few at a time. */
async function some(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 8)
    await Promise.all(Array.from({ length: Math.min(8, count - done) }, work));
}

/** Stores so many designs of a user as if they had been added one after another, which takes minutes. */
export type FillDesigns = (uid: string, count: number) => Promise<unknown>;

/** The contract of every DocumentStore for designs and projects. */
export function describeDesigns(storeOf: () => DocumentStore, fill: FillDesigns): void {
  const add = async (uid: string, content: Partial<DesignContent> = {}) =>
    (await valueIn(storeOf().designs.add(uid, { ...BEAM, ...content }))).design;
  const listOf = async (uid: string) => (await valueIn(storeOf().designs.list(uid))).designs;
  const namesOf = async (uid: string) => (await listOf(uid)).map(({ name }) => name);
  const getOne = async (uid: string, id: string) => (await valueIn(storeOf().designs.get(uid, id))).design;
  const put = (uid: string, id: string, version: number, content: Partial<DesignContent> = {}) =>
    storeOf().designs.put(uid, id, version, { ...BEAM, ...content });
  const revisionsOf = async (uid: string, id: string) =>
    (await valueIn(storeOf().designs.revisions(uid, id))).revisions;
  const addProject = async (uid: string) => (await valueIn(storeOf().projects.add(uid, SHED))).id;

  describe("designs", () => {
    test("a design is read as it was written, and listed without its file", async () => {
      const uid = newcomer();
      expect(await listOf(uid)).toEqual([]);
      const design = await add(uid);
      expect(design).toEqual({
        ...BEAM,
        id: expect.any(String),
        revision: null,
        version: 1,
        createdAt: expect.any(String),
        updatedAt: design.createdAt,
      });
      expect(new Date(design.createdAt).toISOString()).toBe(design.createdAt);
      expect(await getOne(uid, design.id)).toEqual(design);
      const { file, ...summary } = design;
      expect(await listOf(uid)).toEqual([summary]);
    });

    test("the last changed is listed first", async () => {
      const uid = newcomer();
      const { id } = await add(uid, { name: "First" });
      await add(uid, { name: "Second" });
      expect(await namesOf(uid)).toEqual(["Second", "First"]);
      await valueIn(storeOf().designs.rename(uid, id, "Third"));
      expect(await namesOf(uid)).toEqual(["Third", "Second"]);
    });

    test("another user neither reads nor changes it", async () => {
      const [owner, other] = [newcomer(), newcomer()];
      const { id } = await add(owner);
      await valueIn(storeOf().designs.freeze(owner, id, 1, FROZEN));
      const { designs } = storeOf();
      expect(await getOne(other, id)).toBeNull();
      expect(await revisionsOf(other, id)).toEqual([]);
      await valueIn(designs.remove(other, id));
      for (const rejected of [
        await put(other, id, 1),
        await designs.rename(other, id, "Mine"),
        await designs.restore(other, id),
        await designs.freeze(other, id, 1, FROZEN),
      ])
        expect(rejected).toMatchObject({ ok: false, code: "not-found" });
      expect(await getOne(owner, id)).toMatchObject({ name: BEAM.name, version: 1, revision: "A" });
    });

    test("of two changes of the same version one is stored, and the other gets the stored design", async () => {
      const uid = newcomer();
      const { id } = await add(uid);
      const answers = await Promise.all(
        ["Mine", "Theirs"].map((name) => valueIn(put(uid, id, 1, { name, ratio: null, status: "none" }))),
      );
      const stored = await getOne(uid, id);
      expect(stored).toMatchObject({ version: 2, ratio: null, status: "none" });
      expect(answers.map(({ isConflict }) => isConflict).sort()).toEqual([false, true]);
      for (const { design } of answers) expect(design).toEqual(stored);
    });

    test("a design of another module, or a missing one, is not found", async () => {
      const uid = newcomer();
      const { id } = await add(uid);
      for (const rejected of [
        await put(uid, id, 1, { kind: "pad-footing" }),
        await put(uid, MISSING, 1),
        await put(uid, "not an ID", 1),
      ])
        expect(rejected).toMatchObject({ ok: false, code: "not-found" });
      expect(await getOne(uid, "not an ID")).toBeNull();
    });

    test("the last removed design can be restored with its revisions", async () => {
      const uid = newcomer();
      const { designs } = storeOf();
      const [first, second] = [await add(uid, { name: "First" }), await add(uid, { name: "Second" })];
      await valueIn(designs.freeze(uid, second.id, 1, FROZEN));
      for (const { id } of [first, second, second]) await valueIn(designs.remove(uid, id));
      expect(await listOf(uid)).toEqual([]);
      expect(await getOne(uid, second.id)).toBeNull();
      expect(await revisionsOf(uid, second.id)).toEqual([]);
      expect(await designs.restore(uid, first.id)).toMatchObject({ ok: false, code: "not-found" });
      await valueIn(designs.restore(uid, second.id));
      expect(await getOne(uid, second.id)).toEqual({ ...second, revision: "A" });
    });

    test("a revision keeps the design as it was, whatever changes later", async () => {
      const uid = newcomer();
      const { designs } = storeOf();
      const { id } = await add(uid);
      const { revision } = await valueIn(designs.freeze(uid, id, 1, FROZEN));
      const fails = { file: "{}", ratio: 1.2, status: "fail" } as const;
      await valueIn(put(uid, id, 1, fails));
      expect(await designs.freeze(uid, id, 1, FROZEN)).toMatchObject({ ok: false, code: "conflict" });
      await valueIn(designs.freeze(uid, id, 2, { ...fails, summary: "Fails." }));
      const createdAt = expect.any(String);
      expect(revision).toEqual({ letter: "A", ...FROZEN, createdAt });
      expect(await revisionsOf(uid, id)).toEqual([
        revision,
        { letter: "B", ...fails, summary: "Fails.", createdAt },
      ]);
      const oneOf = async (letter: string) =>
        (await valueIn(designs.revisions(uid, id, letter))).revisions.map((one) => one.letter);
      expect([await oneOf("A"), await oneOf("B"), await oneOf("C")]).toEqual([["A"], ["B"], []]);
      expect(await getOne(uid, id)).toMatchObject({ revision: "B", version: 2 });
      const other = await add(uid, { name: "Other" });
      expect(await revisionsOf(uid, other.id)).toEqual([]);
      await valueIn(designs.remove(uid, id));
      expect(await revisionsOf(uid, id)).toEqual([]);
    });

    test("there are no revisions after Z", async () => {
      const uid = newcomer();
      const { id } = await add(uid);
      for (let n = 0; n < 26; n += 1) await valueIn(storeOf().designs.freeze(uid, id, 1, FROZEN));
      expect(await storeOf().designs.freeze(uid, id, 1, FROZEN)).toMatchObject({ ok: false, code: "full" });
      expect((await revisionsOf(uid, id)).at(-1)).toMatchObject({ letter: "Z" });
    });

    test("the maximum number is never exceeded, also when added concurrently", async () => {
      const uid = newcomer();
      await fill(uid, MAX_DESIGNS - 4);
      for (let n = 0; n < 2; n += 1) await add(uid);
      const answers = await Promise.all(
        ["a", "b", "c"].map((name) => storeOf().designs.add(uid, { ...BEAM, name })),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
      for (const answer of answers) if (!answer.ok) expect(answer.code).toBe("full");
      const [last] = await listOf(uid);
      await valueIn(storeOf().designs.remove(uid, last?.id ?? ""));
      await add(uid);
      expect(await storeOf().designs.restore(uid, last?.id ?? "")).toMatchObject({ ok: false, code: "full" });
    });

    test("the maximum size counts revisions and the designs that can be restored", async () => {
      const uid = newcomer();
      const { designs } = storeOf();
      const file = "x".repeat(MAX_DESIGN_BYTES / 32);
      const frozen = { ...FROZEN, file };
      const ids: string[] = [];
      for (let n = 0; n < 2; n += 1) {
        const { id } = await add(uid, { file });
        for (let revision = 0; revision < 15; revision += 1)
          await valueIn(designs.freeze(uid, id, 1, frozen));
        ids.push(id);
      }
      const [id = ""] = ids;
      await valueIn(designs.remove(uid, id));
      expect(await designs.add(uid, { ...BEAM, file: "é" })).toMatchObject({ ok: false, code: "full" });
      await valueIn(designs.restore(uid, id));
      expect(await designs.freeze(uid, id, 1, frozen)).toMatchObject({ ok: false, code: "full" });
      expect(await put(uid, id, 1, { file: `${file}x` })).toMatchObject({ ok: false, code: "full" });
      expect(await put(uid, id, 1, { file })).toMatchObject({ ok: true });
    });
  });

  describe("projects", () => {
    const projectsOf = async (uid: string) => (await valueIn(storeOf().projects.list(uid))).projects;

    test("a project is read as it was written and changed, for this user only", async () => {
      const [owner, other] = [newcomer(), newcomer()];
      const id = await addProject(owner);
      expect(await projectsOf(owner)).toEqual([{ ...SHED, id }]);
      expect(await projectsOf(other)).toEqual([]);
      const changed = { ...SHED, checker: "CQ" };
      const { projects } = storeOf();
      await valueIn(projects.remove(other, id));
      for (const rejected of [
        await projects.put(other, id, changed),
        await projects.put(owner, "x", changed),
      ])
        expect(rejected).toMatchObject({ ok: false, code: "not-found" });
      await valueIn(projects.put(owner, id, changed));
      expect(await projectsOf(owner)).toEqual([{ ...changed, id }]);
    });

    test("a design belongs to a project of its own user, until the project is removed", async () => {
      const [owner, other] = [newcomer(), newcomer()];
      const [project, foreign] = [await addProject(owner), await addProject(other)];
      const { id } = await add(owner, { project });
      for (const unknown of [foreign, MISSING, "x"]) {
        const content = { ...BEAM, project: unknown };
        expect(await storeOf().designs.add(owner, content)).toMatchObject({ ok: false, code: "not-found" });
        expect(await put(owner, id, 1, content)).toMatchObject({ ok: false, code: "not-found" });
      }
      expect(await getOne(owner, id)).toMatchObject({ project });
      await valueIn(storeOf().projects.remove(owner, project));
      expect(await getOne(owner, id)).toMatchObject({ project: null, version: 1 });
    });

    test("the maximum is never exceeded, also when added concurrently", async () => {
      const uid = newcomer();
      await some(MAX_PROJECTS - 1, () => addProject(uid));
      const answers = await Promise.all([1, 2, 3].map(() => storeOf().projects.add(uid, SHED)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await projectsOf(uid)).toHaveLength(MAX_PROJECTS);
    });
  });
}
