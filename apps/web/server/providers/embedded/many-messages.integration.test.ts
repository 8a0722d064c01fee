import { expect, test } from "vitest";
import { createTestDatabase } from "../../db/testing.ts";
import { documentsIn } from "./documents.ts";

test("a list of more messages than one statement reads has each of them once, newest first", async () => {
  const database = await createTestDatabase();
  // Many of one moment, and moments that differ by less than a millisecond.
  await database.pool.query(
    `insert into contact_messages (name, email, message, timestamp)
     select 'Ann', 'ann@example.com', n::text, timestamptz '2026-01-01' + (n / 3) * interval '1 microsecond'
     from generate_series(1, 25000) n`,
  );
  const listed = await documentsIn(database.db).contactMessages.list();
  const words = listed.ok ? listed.messages.map(({ message }) => Number(message)) : [];
  expect(words).toEqual(Array.from({ length: 25_000 }, (_, n) => 25_000 - n));
  await database.drop();
});
