import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/testing/database.ts";
import {
  GOOD,
  isSignedIn,
  newUser,
  newVisitor,
  onAnotherBrowser,
  PROFILE,
} from "../providers/contract/account-harness.ts";
import { newEmail } from "../providers/contract/visitor.ts";
import { documentsIn } from "../providers/embedded/documents.ts";
import { embeddedHarness } from "../providers/embedded/testing/accounts-harness.ts";
import { runProgram } from "../testing/run-program.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const harness = () => embeddedHarness(database, { lines: [], secrets: new Set() });

const run = (...words: string[]) =>
  runProgram("accounts", tmpdir(), { DATABASE_URL: database.url }, ...words);

/** Creates an account with a row in every table that belongs to a user. */
async function personWithAll() {
  const accounts = harness();
  const person = await newUser(accounts);
  const documents = documentsIn(database.db);
  await documents.users.set(person.uid, { ...PROFILE, email: person.email });
  await documents.firms.set(person.uid, {
    name: "Beam and Post",
    address: "",
    contact: "",
    registration: "RPEQ 12345",
    logo: "",
  });
  await documents.favourites.add(person.uid, "310UB40.4");
  await documents.comparisons.add(person.uid, { name: "Rafter", sections: ["310UB40.4", "360UB44.7"] });
  const project = { number: "1", name: "Shed", client: "", address: "", designer: "", checker: "" };
  await documents.projects.add(person.uid, project);
  const design = { kind: "steel-beam", name: "Beam", mark: "", project: null, file: "{}" };
  await documents.designs.add(person.uid, { ...design, ratio: null, status: "none" });
  await documents.contactMessages.add({ name: "Ann", email: person.email, message: "Hello" });
  await accounts.accounts.requestPasswordReset(person.visitor.request(), { email: person.email });
  return { ...person, accounts };
}

/** The tables that contain a text. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await database.pool.query(
      `select 1 from "${name}" as row where row::text like '%' || $1 || '%'`,
      [text],
    );
    if (rowCount) found.push(name);
  }
  return found;
}

test("shows the data of an account, whatever the case of the address, and no secrets", async () => {
  const { email, uid, accounts } = await personWithAll();
  await onAnotherBrowser(accounts, email);
  const { code, output, error } = await run("show", email.toUpperCase());
  expect({ code, error }).toEqual({ code: 0, error: "" });
  expect(output).toContain(uid);
  expect(output).toMatch(new RegExp(`^Email: +${email}, not confirmed$`, "m"));
  expect(output).toMatch(/^Name: +Ann O'Neil$/m);
  expect(output).toMatch(/^Company: +University of Queensland$/m);
  expect(output).toMatch(/^Signed in: 2 sessions, last seen .*$/m);
  expect(output).toMatch(/^Saved: +1 favourite, 1 comparison, 1 design, 1 project$/m);
  expect(output).toMatch(/^Separate: +1 contact message /m);
  expect(output).not.toMatch(/\$|scrypt/);
});

test("shows a long address in full, so that the delete command can be copied", async () => {
  const email = `${"very.long.name.".repeat(4)}${newEmail()}`;
  const accounts = harness();
  const profile = { fullName: `Ann ${"van der ".repeat(8)}Berg`, company: PROFILE.company };
  // The profile is stored beside the account until the user first opens a page.
  const request = newVisitor(accounts).request();
  expect(await accounts.accounts.signUp(request, { email, password: GOOD, profile })).toMatchObject({
    ok: true,
  });
  const { output } = await run("delete", email);
  expect(output).toContain(`Email:     ${email}, not confirmed\n`);
  expect(output).toContain(`Name:      ${profile.fullName}\n`);
  expect(output).toContain(`npm run accounts -- delete ${email} --yes\n`);
});

test("ends every session and keeps the password", async () => {
  const { email, uid, visitor, accounts } = await personWithAll();
  const other = await newUser(accounts);
  // Expired but not deleted yet: does not count.
  await onAnotherBrowser(accounts, email);
  await database.pool.query(
    "update session set expires_at = now() - interval '1 minute' where id = (select max(id) from session where user_id = $1)",
    [uid],
  );
  const { output } = await run("sign-out", email);
  expect(output).toMatch(/^1 session of .* ended\./);
  expect(await isSignedIn(accounts, visitor)).toBe(false);
  expect(await isSignedIn(accounts, other.visitor)).toBe(true);
  expect(await isSignedIn(accounts, await onAnotherBrowser(accounts, email))).toBe(true);
});

test("deletes one account with all its data, and only with --yes", async () => {
  const { email, uid, visitor, accounts } = await personWithAll();
  const other = await personWithAll();
  const before = await tablesWith(uid);
  expect(before).toEqual([
    "account",
    "comparisons",
    "designs",
    "favourites",
    "firms",
    "projects",
    "session",
    "user",
    "users",
    "verification",
  ]);

  const asked = await run("delete", email);
  expect(asked.output).toMatch(/^Nothing was deleted\. .* --yes$/m);
  expect(await tablesWith(uid)).toEqual(before);

  expect(await run("delete", "--yes", email)).toMatchObject({ code: 0, error: "" });
  expect(await tablesWith(uid)).toEqual([]);
  // Contact messages belong to the firm; `messages -- delete --from` deletes them.
  expect(await tablesWith(email)).toEqual(["contact_messages"]);
  expect(await isSignedIn(accounts, visitor)).toBe(false);
  expect(await tablesWith(other.uid)).toEqual(before);
  expect(await run("delete", email, "--yes")).toEqual({
    code: 1,
    output: "",
    error: `No account for ${email}.\n`,
  });
});

test("an unknown command gives a one-line error", async () => {
  const { code, output, error } = await run("erase");
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(error).toMatch(/^Unknown command "erase"\. .*\n$/);
});

test("no command shows the usage", async () => {
  for (const words of [[], ["help"]]) {
    const { code, output } = await run(...words);
    expect(code).toBe(0);
    expect(output).toContain("npm run accounts -- show ADDRESS");
  }
});
