import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type DocumentStore, MAX_COMPARISONS, MAX_FAVOURITES } from "../documents.ts";
import { valueIn } from "./value-in.ts";

const BEAM = "610UB125_300";
const TUBE = "150x100x6.0RHS_350";
const OWN = "own:I-500x200x16x10-fy280_fyw300_fu430-LW";
const UNTOUCHED = "“Rafter” 'A' \\ %s $1 ✓ 🦆 <b>not bold</b>; drop table comparisons; --";

const newcomer = () => `uid-${randomUUID()}`;

/** What every DocumentStore must do with what a person keeps of the Section Library. */
export function describeSavedDocuments(storeOf: () => DocumentStore): void {
  const favouritesOf = async (uid: string) => (await valueIn(storeOf().favourites.list(uid))).sections;
  const comparisonsOf = async (uid: string) => (await valueIn(storeOf().comparisons.list(uid))).comparisons;

  describe("favourites", () => {
    const add = (uid: string, section: string) => valueIn(storeOf().favourites.add(uid, section));

    test("a person without any has none, which is no failure", async () => {
      expect(await favouritesOf(newcomer())).toEqual([]);
    });

    test("they come back in the order in which they were added, of this person alone", async () => {
      const [one, other] = [newcomer(), newcomer()];
      for (const section of [TUBE, OWN, BEAM]) await add(one, section);
      await add(other, BEAM);
      expect(await favouritesOf(one)).toEqual([TUBE, OWN, BEAM]);
      expect(await favouritesOf(other)).toEqual([BEAM]);
    });

    test("one that is there already is there once, where it was", async () => {
      const uid = newcomer();
      for (const section of [TUBE, BEAM, TUBE]) await add(uid, section);
      await Promise.all(Array.from({ length: 8 }, () => add(uid, OWN)));
      expect(await favouritesOf(uid)).toEqual([TUBE, BEAM, OWN]);
    });

    test("one is removed, again without a failure, and nobody else's", async () => {
      const [one, other] = [newcomer(), newcomer()];
      for (const uid of [one, other]) for (const section of [TUBE, BEAM]) await add(uid, section);
      await valueIn(storeOf().favourites.remove(one, TUBE));
      await valueIn(storeOf().favourites.remove(one, TUBE));
      expect(await favouritesOf(one)).toEqual([BEAM]);
      expect(await favouritesOf(other)).toEqual([TUBE, BEAM]);
    });

    test("there are never more than the most, however many come at once", async () => {
      const uid = newcomer();
      for (let n = 0; n < MAX_FAVOURITES - 3; n += 1) await add(uid, `${n}UB1_300`);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => storeOf().favourites.add(uid, `${n}UC1_300`)),
      );
      const refused = answers.filter((answer) => !answer.ok);
      expect(refused).toHaveLength(5);
      for (const answer of refused) expect(answer).toMatchObject({ ok: false, code: "full" });
      expect(await favouritesOf(uid)).toHaveLength(MAX_FAVOURITES);
      // What is there already is no addition, and what goes makes room.
      expect(await storeOf().favourites.add(uid, "0UB1_300")).toMatchObject({ ok: true });
      await valueIn(storeOf().favourites.remove(uid, "0UB1_300"));
      expect(await storeOf().favourites.add(uid, BEAM)).toMatchObject({ ok: true });
    });
  });

  describe("comparisons", () => {
    const rafter = { name: "Rafter", sections: [BEAM, OWN, TUBE] };
    const add = (uid: string, name: string, sections = rafter.sections) =>
      valueIn(storeOf().comparisons.add(uid, { name, sections }));

    test("a person without any has none, which is no failure", async () => {
      expect(await comparisonsOf(newcomer())).toEqual([]);
    });

    test("one is read as it was written, in the order added, of this person alone", async () => {
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

    test("a name is given once to one person, in any case, also when it is asked for many times at once", async () => {
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

    test("one is renamed and stays where it was; to another one's name it is not", async () => {
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

    test("one is removed, again without a failure, and nobody else's", async () => {
      const [one, other] = [newcomer(), newcomer()];
      for (const uid of [one, other]) for (const name of ["A", "B"]) await add(uid, name);
      await valueIn(storeOf().comparisons.remove(one, "A"));
      await valueIn(storeOf().comparisons.remove(one, "A"));
      expect((await comparisonsOf(one)).map(({ name }) => name)).toEqual(["B"]);
      expect((await comparisonsOf(other)).map(({ name }) => name)).toEqual(["A", "B"]);
    });

    test("there are never more than the most, however many come at once", async () => {
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

  test("a person who is forgotten leaves nothing, others everything, and again is no failure", async () => {
    const store = storeOf();
    const [one, other] = [newcomer(), newcomer()];
    const profile = { fullName: "Ann", company: "UQ", email: "ann@example.com" };
    for (const uid of [one, other]) {
      await valueIn(store.users.set(uid, profile));
      await valueIn(store.favourites.add(uid, BEAM));
      await valueIn(store.comparisons.add(uid, { name: "Rafter", sections: [BEAM] }));
    }
    for (const _again of [1, 2]) expect(await store.forget(one)).toMatchObject({ ok: true });
    expect(await store.users.get(one)).toEqual({ ok: true, profile: null });
    expect(await favouritesOf(one)).toEqual([]);
    expect(await comparisonsOf(one)).toEqual([]);
    expect(await store.users.get(other)).toEqual({ ok: true, profile });
    expect(await favouritesOf(other)).toEqual([BEAM]);
    expect(await comparisonsOf(other)).toHaveLength(1);
  });
}
