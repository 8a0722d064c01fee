import { formatDateTime } from "../../shared/dates.ts";
import type { Db } from "../db/client.ts";
import { documentsIn } from "../providers/embedded/documents.ts";
import {
  deleteAccountOf,
  type KnownAccount,
  signOutEverywhere,
} from "../providers/embedded/manage-accounts.ts";
import { asksForHelp, CommandError, expectNoMore, expectOk } from "./command-error.ts";
import { many, oneLine } from "./printable.ts";

const HELP = "npm run accounts -- help";

export const USAGE = `Manages an account by its email address.

  npm run accounts -- show ADDRESS        shows its data
  npm run accounts -- sign-out ADDRESS    ends all its sessions and emailed links; keeps the password
  npm run accounts -- delete ADDRESS      shows its data; with --yes deletes it permanently

DATA_DIR or DATABASE_URL as for \`npm start\`.
`;

/** Runs a command on an account and returns the text to print. */
type Run = (db: Db, account: KnownAccount) => Promise<string>;

function parseAddress(what: string, words: readonly string[]): string {
  const [email, ...rest] = words;
  if (!email?.includes("@"))
    throw new CommandError(
      `Specify the account's email address: npm run accounts -- ${what} ann@example.com`,
    );
  expectNoMore(rest, HELP);
  return email.trim();
}

/** The stored data of an account, a line each. */
async function describe(db: Db, account: KnownAccount): Promise<string> {
  const documents = documentsIn(db);
  const profile = expectOk(await documents.users.get(account.uid)).profile;
  const favourites = expectOk(await documents.favourites.list(account.uid)).sections;
  const comparisons = expectOk(await documents.comparisons.list(account.uid)).comparisons;
  const { designs } = expectOk(await documents.designs.list(account.uid));
  const { projects } = expectOk(await documents.projects.list(account.uid));
  const { messages } = expectOk(await documents.contactMessages.byEmail(account.email));
  const seen = account.lastSeenAt
    ? `, last seen ${formatDateTime(account.lastSeenAt.toISOString())}, to the day`
    : "";
  const saved = [
    many(favourites.length, "favourite"),
    many(comparisons.length, "comparison"),
    many(designs.length, "design"),
    many(projects.length, "project"),
  ];
  const facts = [
    `Account:   ${account.uid}`,
    `Email:     ${oneLine(account.email)}${account.emailVerified ? ", confirmed" : ", not confirmed"}`,
    `Name:      ${profile ? oneLine(profile.fullName) : "not known"}`,
    `Company:   ${profile ? oneLine(profile.company) : "not known"}`,
    `Since:     ${formatDateTime(account.createdAt.toISOString())}`,
    `Signed in: ${many(account.sessions, "session")}${seen}`,
    `Saved:     ${saved.join(", ")}`,
    `Separate:  ${many(messages.length, "contact message")} from this address, not part of the account: npm run messages`,
  ];
  return `${facts.join("\n")}\n`;
}

async function signOut(db: Db, { uid, email }: KnownAccount): Promise<string> {
  const ended = await signOutEverywhere(db, uid);
  return `${many(ended, "session")} of ${oneLine(email)} ended. The password still works.\n`;
}

async function remove(db: Db, account: KnownAccount, isSure: boolean): Promise<string> {
  const address = oneLine(account.email);
  if (!isSure)
    return `${await describe(db, account)}\nNothing was deleted. To delete it: npm run accounts -- delete ${address} --yes\n`;
  await deleteAccountOf(db, account.uid);
  return `The account of ${address} is deleted. The owner is not notified.\n`;
}

/** Parses the arguments into an address and what is done with its account; undefined if help is requested. */
export function parseCommand(
  words: readonly string[],
): { readonly email: string; readonly run: Run } | undefined {
  const [what, ...rest] = words;
  if (asksForHelp(what)) return undefined;
  switch (what) {
    case "show":
      return { email: parseAddress(what, rest), run: describe };
    case "sign-out":
      return { email: parseAddress(what, rest), run: signOut };
    case "delete": {
      const others = rest.filter((word) => word !== "--yes");
      const isSure = others.length < rest.length;
      return { email: parseAddress(what, others), run: (db, account) => remove(db, account, isSure) };
    }
    default:
      throw new CommandError(
        `Unknown command ${JSON.stringify(what)}. Commands: show, sign-out, delete. ${HELP}`,
      );
  }
}
