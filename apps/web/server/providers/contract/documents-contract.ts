import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { DocumentStore } from "../common/document-store.ts";
import { describeDesigns, type FillDesigns } from "./designs-contract.ts";
import { describeSavedDocuments } from "./saved-contract.ts";
import { messageIn, valueIn } from "./value-in.ts";

const ann = { fullName: "Ann O'Neil", company: "University of Queensland", email: "ann@example.com" };
const UNTOUCHED = "Line 1\nLine 2\t“quotes” 'and' \\ %s $1 ✓ 🦆 <b>not bold</b>; drop table users; --";

/**
 * The contract of every DocumentStore. Other documents may exist, and those of the suite remain.
 */
export function describeDocumentStore(
  name: string,
  makeStore: () => Promise<DocumentStore>,
  fill: FillDesigns,
): void {
  describe(`the documents in ${name}`, () => {
    let store: DocumentStore;
    beforeAll(async () => {
      store = await makeStore();
    });
    const newcomer = () => `uid-${randomUUID()}`;
    const newAddress = () => `Ann.${randomUUID()}@example.com`;

    describe("users", () => {
      test("a user without a profile gets null, not an error", async () => {
        expect(await store.users.get(newcomer())).toEqual({ ok: true, profile: null });
      });

      test("a profile is read as it was written", async () => {
        const uid = newcomer();
        expect(await store.users.set(uid, ann)).toMatchObject({ ok: true });
        expect(await store.users.get(uid)).toEqual({ ok: true, profile: ann });
      });

      test("a second write replaces the first, for this user only", async () => {
        const [one, other] = [newcomer(), newcomer()];
        await valueIn(store.users.set(one, ann));
        await valueIn(store.users.set(other, ann));
        const changed = { ...ann, company: "St Mary's College" };
        await valueIn(store.users.set(one, changed));
        expect(await store.users.get(one)).toEqual({ ok: true, profile: changed });
        expect(await store.users.get(other)).toEqual({ ok: true, profile: ann });
      });

      test("concurrent writes of one profile leave one of them", async () => {
        const uid = newcomer();
        const profiles = Array.from({ length: 8 }, (_, n) => ({ ...ann, company: `Company ${n}` }));
        await Promise.all(profiles.map((profile) => valueIn(store.users.set(uid, profile))));
        expect(profiles).toContainEqual((await valueIn(store.users.get(uid))).profile);
      });

      test("any text comes back unchanged", async () => {
        const uid = newcomer();
        const profile = { fullName: UNTOUCHED, company: UNTOUCHED, email: newAddress() };
        await valueIn(store.users.set(uid, profile));
        expect(await store.users.get(uid)).toEqual({ ok: true, profile });
      });
    });

    describeSavedDocuments(() => store);
    describeDesigns(() => store, fill);

    describe("contactMessages", () => {
      const newMessage = () => ({ name: "Ann", email: newAddress(), message: UNTOUCHED });

      test("a message is stored as it was sent, with status new and the server's time", async () => {
        const sent = newMessage();
        const before = Date.now();
        const { id } = await valueIn(store.contactMessages.add(sent));
        const message = await messageIn(store, id);
        expect(message).toEqual({ ...sent, id, status: "new", timestamp: expect.any(String) });
        const timestamp = message?.timestamp ?? "";
        expect(new Date(timestamp).toISOString()).toBe(timestamp);
        // The store's clock may be another machine's.
        expect(Math.abs(Date.parse(timestamp) - before)).toBeLessThan(5 * 60_000);
      });

      test("the sender sets neither time nor status nor id", async () => {
        const forged = {
          ...newMessage(),
          id: randomUUID(),
          status: "answered",
          timestamp: "1999-01-01T00:00:00Z",
        };
        const { id } = await valueIn(store.contactMessages.add(forged));
        expect(id).not.toBe(forged.id);
        const message = await messageIn(store, id);
        expect(message?.status).toBe("new");
        expect(message?.timestamp).not.toMatch(/^1999/);
      });

      test.each(["", "no-such-id", randomUUID(), "'; drop table users; --"])(
        "there is no message under %j",
        async (id) => {
          expect(await messageIn(store, id)).toBeUndefined();
          expect(await store.contactMessages.setStatus(id, "read")).toMatchObject({
            ok: false,
            code: "not-found",
          });
        },
      );

      test("two equal messages are two", async () => {
        const sent = newMessage();
        const [first, second] = await Promise.all([
          valueIn(store.contactMessages.add(sent)),
          valueIn(store.contactMessages.add(sent)),
        ]);
        expect(first.id).not.toBe(second.id);
      });

      test("the list has the newest first, page after page", async () => {
        const ids: string[] = [];
        for (let n = 0; n < 5; n++) ids.unshift((await valueIn(store.contactMessages.add(newMessage()))).id);
        const { count } = await valueIn(store.contactMessages.count());
        const listed: string[] = [];
        let page = await valueIn(store.contactMessages.page(2));
        while (page.end !== null) {
          listed.push(...page.messages.map(({ id }) => id));
          page = await valueIn(store.contactMessages.page(2, page.end));
        }
        expect(listed.slice(0, 5)).toEqual(ids);
        expect(listed).toHaveLength(count);
        expect(page.messages).toEqual([]);
      });

      test("a message is found by the beginning of its id, and the list continues from there", async () => {
        const older = await valueIn(store.contactMessages.add(newMessage()));
        const { id } = await valueIn(store.contactMessages.add(newMessage()));
        const message = await messageIn(store, id);
        for (const start of [
          id,
          id.toUpperCase(),
          id.slice(0, 18),
          id.slice(0, 19),
          id.replaceAll("-", ""),
        ]) {
          const [first, ...others] = (await valueIn(store.contactMessages.find(start))).found;
          expect(first?.message).toEqual(message);
          expect(others).toEqual([]);
          const { messages } = await valueIn(store.contactMessages.page(1, first?.place));
          expect(messages.map((one) => one.id)).toEqual([older.id]);
        }
        for (const start of ["", "zz", "%", `${id}0`, randomUUID()])
          expect(await store.contactMessages.find(start)).toEqual({ ok: true, found: [] });
      });

      test("a status is changed for one message and leaves the rest of it alone", async () => {
        const [one, other] = [
          await valueIn(store.contactMessages.add(newMessage())),
          await valueIn(store.contactMessages.add(newMessage())),
        ];
        const message = await messageIn(store, one.id);
        expect(await store.contactMessages.setStatus(one.id, "answered")).toMatchObject({ ok: true });
        expect(await messageIn(store, one.id)).toEqual({ ...message, status: "answered" });
        expect((await messageIn(store, other.id))?.status).toBe("new");
      });

      test("messages are found by the sender's address in any case, newest first, without those of others", async () => {
        const sent = newMessage();
        const older = await valueIn(store.contactMessages.add(sent));
        const newer = await valueIn(store.contactMessages.add({ ...sent, email: sent.email.toUpperCase() }));
        await valueIn(store.contactMessages.add(newMessage()));
        const { messages } = await valueIn(store.contactMessages.byEmail(sent.email.toLowerCase()));
        expect(messages.map(({ id }) => id)).toEqual([newer.id, older.id]);
        expect(await store.contactMessages.byEmail(newAddress())).toEqual({ ok: true, messages: [] });
        // A pattern is an address like any other.
        expect(await store.contactMessages.byEmail("%")).toEqual({ ok: true, messages: [] });
      });

      test("only messages with the given ids are deleted, and the count is of those that existed", async () => {
        const ids: string[] = [];
        for (let n = 0; n < 3; n++) ids.push((await valueIn(store.contactMessages.add(newMessage()))).id);
        const [one = "", kept = "", other = ""] = ids;
        const requested = [one, other, randomUUID(), "no-such-id", "'; drop table users; --"];
        expect(await store.contactMessages.remove(requested)).toEqual({ ok: true, count: 2 });
        expect(await store.contactMessages.remove([one])).toEqual({ ok: true, count: 0 });
        expect(await store.contactMessages.remove([])).toEqual({ ok: true, count: 0 });
        expect(await messageIn(store, one)).toBeUndefined();
        expect((await messageIn(store, kept))?.id).toBe(kept);
      });

      test("messages are deleted by the sender's address in any case, without those of others", async () => {
        const sent = newMessage();
        await valueIn(store.contactMessages.add(sent));
        await valueIn(store.contactMessages.add({ ...sent, email: sent.email.toUpperCase() }));
        const { id } = await valueIn(store.contactMessages.add(newMessage()));
        // A pattern is an address like any other.
        for (const email of ["%", "%@example.com", ""])
          expect(await store.contactMessages.removeByEmail(email)).toEqual({ ok: true, count: 0 });
        expect(await store.contactMessages.removeByEmail(sent.email.toLowerCase())).toEqual({
          ok: true,
          count: 2,
        });
        expect(await store.contactMessages.byEmail(sent.email)).toEqual({ ok: true, messages: [] });
        expect((await messageIn(store, id))?.id).toBe(id);
      });
    });
  });
}
