import { afterAll, describe, expect, test } from "vitest";
import type { DesignContent } from "../../../shared/design-types.ts";
import { type Connection, connect } from "../../db/client.ts";
import { createTestDatabase, type TestDatabase } from "../../db/testing/database.ts";
import { describeDocumentStore } from "../contract/documents-contract.ts";
import { holdAccount } from "./account-lock.ts";
import { documentsIn } from "./documents.ts";

const BEAM: DesignContent = {
  kind: "steel-beam",
  name: "Roof beam",
  mark: "",
  project: null,
  file: "{}",
  ratio: null,
  status: "none",
};
const FROZEN = { file: "{}", ratio: null, status: "none", summary: "" } as const;
const SHED = { number: "", name: "Shed", client: "", address: "", designer: "", checker: "" };
const ID = "6f1c24d2-5f0e-4e5e-9d3e-000000000000";

const opened: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(opened.map((close) => close())));

let filled: TestDatabase;
describeDocumentStore(
  "PostgreSQL",
  async () => {
    filled = await createTestDatabase();
    opened.push(filled.drop);
    return documentsIn(filled.db);
  },
  (uid, count) =>
    filled.pool.query(
      `insert into designs (uid, kind, name, mark, file, status)
       select $1, 'steel-beam', 'Roof beam', '', '{}', 'none' from generate_series(1, $2::int)`,
      [uid, count],
    ),
);

const FIRM = { name: "Beam and Post", address: "", contact: "", registration: "RPEQ 12345", logo: "" };

test("nothing is written for an account that does not exist", async () => {
  const database = await createTestDatabase();
  opened.push(database.drop);
  const { users, firms, favourites, comparisons, designs, projects } = documentsIn(database.db, {
    hold: holdAccount,
  });
  const profile = { fullName: "Ann", company: "UQ", email: "ann@example.com" };
  const answers = [
    await users.set("gone", profile),
    await firms.set("gone", FIRM),
    await favourites.add("gone", "610UB125_300"),
    await comparisons.add("gone", { name: "Rafter", sections: ["610UB125_300"] }),
    await designs.add("gone", BEAM),
    await projects.add("gone", SHED),
  ];
  for (const answer of answers)
    expect(answer).toEqual({ ok: false, code: "not-found", message: "This account has been deleted." });
  expect(await users.get("gone")).toEqual({ ok: true, profile: null });
  expect(await firms.get("gone")).toEqual({ ok: true, firm: null });
  expect(await favourites.list("gone")).toEqual({ ok: true, sections: [] });
  expect(await comparisons.list("gone")).toEqual({ ok: true, comparisons: [] });
});

describe("an unreachable database", () => {
  const unreachable = (): Connection => connect("postgresql://kingpost:secret@127.0.0.1:1/kingpost");

  test("is returned as a value by every call", async () => {
    const connection = unreachable();
    const { users, firms, favourites, comparisons, designs, projects, contactMessages } = documentsIn(
      connection.db,
    );
    const profile = { fullName: "Ann", company: "UQ", email: "ann@example.com" };
    const answers = await Promise.all([
      users.get("uid"),
      users.set("uid", profile),
      firms.get("uid"),
      firms.set("uid", FIRM),
      favourites.list("uid"),
      favourites.add("uid", "610UB125_300"),
      favourites.remove("uid", "610UB125_300"),
      comparisons.list("uid"),
      comparisons.add("uid", { name: "Rafter", sections: ["610UB125_300"] }),
      comparisons.rename("uid", "Rafter", "Column"),
      comparisons.remove("uid", "Rafter"),
      designs.list("uid"),
      designs.get("uid", ID),
      designs.add("uid", BEAM),
      designs.put("uid", ID, 1, BEAM),
      designs.rename("uid", ID, "Beam"),
      designs.remove("uid", ID),
      designs.restore("uid", ID),
      designs.freeze("uid", ID, 1, FROZEN),
      designs.revisions("uid", ID),
      projects.list("uid"),
      projects.add("uid", SHED),
      projects.put("uid", ID, SHED),
      projects.remove("uid", ID),
      contactMessages.add({ name: "Ann", email: "ann@example.com", message: "Hello" }),
      contactMessages.page(50),
      contactMessages.count(),
      contactMessages.find("6f1c24d2"),
      contactMessages.setStatus(ID, "read"),
      contactMessages.byEmail("ann@example.com"),
      contactMessages.remove([ID]),
      contactMessages.removeByEmail("ann@example.com"),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, code: "unavailable" });
    expect(await connection.isReady()).toBe(false);
    await connection.close();
  });

  test("is not reported for a defect, which is thrown", async () => {
    const database = await createTestDatabase();
    await database.pool.query("drop table users");
    await expect(documentsIn(database.db).users.get("uid")).rejects.toThrow();
    await database.drop();
  });
});
