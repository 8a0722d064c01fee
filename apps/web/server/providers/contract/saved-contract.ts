import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { DocumentStore } from "../common/document-store.ts";
import { MAX_COMPARISONS, MAX_FAVOURITES } from "../documents.ts";
import { valueIn } from "./value-in.ts";

const BEAM = "610UB125_300";
const TUBE = "150x100x6.0RHS_350";
const OWN = "own:I-500x200x16x10-fy280_fyw300_fu430-LW";
const UNTOUCHED = "“Rafter” 'A' \\ %s $1 ✓ 🦆 <b>not bold</b>; drop table comparisons; --";

const newcomer = () => `uid-${randomUUID()}`;

/** The contract of every DocumentStore for the firm of a user, favourites and saved comparisons. */
export function describeSavedDocuments(storeOf: () => DocumentStore): void {
  const favouritesOf = async (uid: string) => (await valueIn(storeOf().favourites.list(uid))).sections;
  const comparisonsOf = async (uid: string) => (await valueIn(storeOf().comparisons.list(uid))).comparisons;

  describe("firms", () => {
    const firm = {
      name: UNTOUCHED,
      address: "12 Wharf Street",
      contact: "07 3000 0000",
      registration: "RPEQ 12345",
      logo: `data:image/jpeg;base64,${"A".repeat(149_000)}`,
    };
    const firmOf = async (uid: string) => (await valueIn(storeOf().firms.get(uid))).firm;

    test("a user without one gets none, not an error", async () => {
      expect(await firmOf(newcomer())).toBeNull();
    });

    test("it is read as written, for this user only, and the last one counts", async () => {
      const [one, other] = [newcomer(), newcomer()];
      await valueIn(storeOf().firms.set(one, { ...firm, name: "Earlier" }));
      await valueIn(storeOf().firms.set(one, firm));
      await valueIn(storeOf().firms.set(other, { ...firm, logo: "" }));
      expect(await firmOf(one)).toEqual(firm);
      expect(await firmOf(other)).toEqual({ ...firm, logo: "" });
    });
  });

  describe("favourites", () => {
    const add = (uid: string, section: string) => valueIn(storeOf().favourites.add(uid, section));

    test("a user without any gets an empty list, not an error", async () => {
      expect(await favouritesOf(newcomer())).toEqual([]);
    });

    test("they are listed in the order added, for this user only", async () => {
      const [one, other] = [newcomer(), newcomer()];
      for (const section of [TUBE, OWN, BEAM]) await add(one, section);
      await add(other, BEAM);
      expect(await favouritesOf(one)).toEqual([TUBE, OWN, BEAM]);
      expect(await favouritesOf(other)).toEqual([BEAM]);
    });

    test("adding an existing one keeps it once, in its place", async () => {
      const uid = newcomer();
      for (const section of [TUBE, BEAM, TUBE]) await add(uid, section);
      await Promise.all(Array.from({ length: 8 }, () => add(uid, OWN)));
      expect(await favouritesOf(uid)).toEqual([TUBE, BEAM, OWN]);
    });

    test("removing one can be repeated, and other users keep theirs", async () => {
      const [one, other] = [newcomer(), newcomer()];
      for (const uid of [one, other]) for (const section of [TUBE, BEAM]) await add(uid, section);
      await valueIn(storeOf().favourites.remove(one, TUBE));
      await valueIn(storeOf().favourites.remove(one, TUBE));
      expect(await favouritesOf(one)).toEqual([BEAM]);
      expect(await favouritesOf(other)).toEqual([TUBE, BEAM]);
    });

    test("the maximum is never exceeded, also when added concurrently", async () => {
      const uid = newcomer();
      for (let n = 0; n < MAX_FAVOURITES - 3; n += 1) await add(uid, `${n}UB1_300`);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => storeOf().favourites.add(uid, `${n}UC1_300`)),
      );
      const rejected = answers.filter((answer) => !answer.ok);
      expect(rejected).toHaveLength(5);
      for (const answer of rejected) expect(answer).toMatchObject({ ok: false, code: "full" });
      expect(await favouritesOf(uid)).toHaveLength(MAX_FAVOURITES);
      // Adding an existing one needs no room, and removing one makes room.
      expect(await storeOf().favourites.add(uid, "0UB1_300")).toMatchObject({ ok: true });
      await valueIn(storeOf().favourites.remove(uid, "0UB1_300"));
      expect(await storeOf().favourites.add(uid, BEAM)).toMatchObject({ ok: true });
    });
  });

  describe("comparisons", () => {
    const rafter = { name: "Rafter", sections: [BEAM, OWN, TUBE] };
    const add = (uid: string, name: string, sections = rafter.sections) =>
      valueIn(storeOf().comparisons.add(uid, { name, sections }));

    test("a user without any gets an empty list, not an error", async () => {
      expect(await comparisonsOf(newcomer())).toEqual([]);
    });

    test("they are read as written, in the order added, for this user only", async () => {
      const [one, other] = [newcomer(), newcomer()];
      await add(one, UNTOUCHED);
      await add(one, "Column", [TUBE]);
      await add(other, "Rafter");
      expect(await comparisonsOf(one)).toEqual([
        { name: UNTOUCHED, sections: rafter.sections },
        { name: "Column", sections: [TUBE] },
      ]);
      expect(await comparisonsOf(other)).toEqual([rafter]);
    });

    test("names are unique per user, case-insensitive, also when added concurrently", async () => {
      const [one, other] = [newcomer(), newcomer()];
      const answers = await Promise.all(
        ["Rafter", "RAFTER", "rafter", "rAFTER"].map((name) =>
          storeOf().comparisons.add(one, { ...rafter, name }),
        ),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      for (const answer of answers)
        if (!answer.ok) expect(answer).toMatchObject({ ok: false, code: "name-taken" });
      expect(await comparisonsOf(one)).toHaveLength(1);
      expect(await storeOf().comparisons.add(other, rafter)).toMatchObject({ ok: true });
    });

    test("a renamed one keeps its place; the name of another one is rejected", async () => {
      const uid = newcomer();
      for (const name of ["A", "B", "C"]) await add(uid, name);
      await valueIn(storeOf().comparisons.rename(uid, "B", "b"));
      await valueIn(storeOf().comparisons.rename(uid, "b", "Purlin"));
      expect(await storeOf().comparisons.rename(uid, "Purlin", "c")).toMatchObject({
        ok: false,
        code: "name-taken",
      });
      expect(await storeOf().comparisons.rename(uid, "B", "D")).toMatchObject({
        ok: false,
        code: "not-found",
      });
      expect(await storeOf().comparisons.rename(newcomer(), "A", "D")).toMatchObject({
        ok: false,
        code: "not-found",
      });
      expect((await comparisonsOf(uid)).map(({ name }) => name)).toEqual(["A", "Purlin", "C"]);
    });

    test("removing one can be repeated, and other users keep theirs", async () => {
      const [one, other] = [newcomer(), newcomer()];
      for (const uid of [one, other]) for (const name of ["A", "B"]) await add(uid, name);
      await valueIn(storeOf().comparisons.remove(one, "A"));
      await valueIn(storeOf().comparisons.remove(one, "A"));
      expect((await comparisonsOf(one)).map(({ name }) => name)).toEqual(["B"]);
      expect((await comparisonsOf(other)).map(({ name }) => name)).toEqual(["A", "B"]);
    });

    test("the maximum is never exceeded, also when added concurrently", async () => {
      const uid = newcomer();
      for (let n = 0; n < MAX_COMPARISONS - 2; n += 1) await add(uid, `${n}`);
      const answers = await Promise.all(
        ["a", "b", "c", "d", "e"].map((name) => storeOf().comparisons.add(uid, { ...rafter, name })),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
      for (const answer of answers) if (!answer.ok) expect(answer.code).toBe("full");
      expect(await comparisonsOf(uid)).toHaveLength(MAX_COMPARISONS);
    });
  });
}
