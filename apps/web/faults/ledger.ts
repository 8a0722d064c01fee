import type { Pool } from "pg";

type Kind = "message" | "account";

/** The response that a client got. `cut`: the connection broke without one. */
export type Answer =
  | { readonly outcome: "success" }
  | { readonly outcome: "failure" }
  | { readonly outcome: "cut" }
  /** Neither success nor failure: the text that the user saw. */
  | { readonly outcome: "unclear"; readonly what: string };

/** The responses of all clients, for comparison with the database. */
export class Ledger {
  readonly #entries: { readonly kind: Kind; readonly key: string; readonly answer: Answer }[] = [];

  note(kind: Kind, key: string, answer: Answer): void {
    this.#entries.push({ kind, key, answer });
  }

  count(outcome: Answer["outcome"]): number {
    return this.#entries.filter(({ answer }) => answer.outcome === outcome).length;
  }

  get size(): number {
    return this.#entries.length;
  }

  /** The first few unclear responses. */
  unclear(): readonly string[] {
    return this.#entries
      .flatMap(({ answer }) => (answer.outcome === "unclear" ? [answer.what] : []))
      .slice(0, 3);
  }

  stored(kind: Kind): readonly string[] {
    return this.#entries
      .filter((entry) => entry.kind === kind && entry.answer.outcome === "success")
      .map(({ key }) => key);
  }

  /** Each acknowledged entry that is missing from the database or duplicated. */
  async check(pool: Pool): Promise<{ readonly lost: readonly string[]; readonly twice: readonly string[] }> {
    // Taken before the query: a later response need not be in its result.
    const successes = [...this.stored("message"), ...this.stored("account")];
    const [messages, accounts] = await Promise.all([
      pool.query<{ key: string; count: number }>(
        "select message as key, count(*)::int as count from contact_messages group by message",
      ),
      pool.query<{ key: string; count: number }>(
        `select u.email as key, count(*)::int as count from "user" u join account a on a.user_id = u.id group by u.email`,
      ),
    ]);
    const found = new Map([...messages.rows, ...accounts.rows].map(({ key, count }) => [key, count]));
    return {
      lost: successes.filter((key) => !found.has(key)),
      twice: successes.filter((key) => (found.get(key) ?? 0) > 1),
    };
  }
}
