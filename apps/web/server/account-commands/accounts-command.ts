import { asksForHelp, CommandError, expectNoMore } from "../commands/command-error.ts";

const HELP = "npm run accounts -- help";

export const USAGE = `Manages an account by its email address.

  npm run accounts -- show ADDRESS        shows its data
  npm run accounts -- sign-out ADDRESS    ends all its sessions and emailed links; keeps the password
  npm run accounts -- delete ADDRESS      shows its data; with --yes deletes it permanently

DATA_DIR or DATABASE_URL as for \`npm start\`.
`;

export type Command =
  | { readonly what: "show" | "sign-out"; readonly email: string }
  | { readonly what: "delete"; readonly email: string; readonly isSure: boolean };

function parseAddress(what: string, words: readonly string[]): string {
  const [email, ...rest] = words;
  if (!email?.includes("@"))
    throw new CommandError(
      `Specify the account's email address: npm run accounts -- ${what} ann@example.com`,
    );
  expectNoMore(rest, HELP);
  return email.trim();
}

/** Parses the arguments; undefined if help is requested. */
export function parseCommand(words: readonly string[]): Command | undefined {
  const [what, ...rest] = words;
  if (asksForHelp(what)) return undefined;
  switch (what) {
    case "show":
    case "sign-out":
      return { what, email: parseAddress(what, rest) };
    case "delete": {
      const others = rest.filter((word) => word !== "--yes");
      return { what, email: parseAddress(what, others), isSure: others.length < rest.length };
    }
    default:
      throw new CommandError(
        `Unknown command ${JSON.stringify(what)}. Commands: show, sign-out, delete. ${HELP}`,
      );
  }
}
