import type { Pool } from "pg";

type Kind = "message" | "account";

/** What a client was told. `cut`: the connection broke, so that it was told nothing. */
export type Answer =
  | { readonly told: "success" }
  | { readonly told: "failure" }
  | { readonly told: "cut" }
  /** Neither a success nor a failure in words: what the person saw. */
  | { readonly told: "unclear"; readonly what: string };

/** Everything that clients were told, to be held against what stands in the database. */
export class Ledger {
  readonly #entries: { readonly kind: Kind; readonly key: string; readonly answer: Answer }[] = [];

  note(kind: Kind, key: string, answer: Answer): void {
    this.#entries.push({ kind, key, answer });
  }

  count(told: Answer["told"]): number {
    return this.#entries.filter(({ answer }) => answer.told === told).length;
  }

  get size(): number {
    return this.#entries.length;
  }

  /** The first few answers that said neither yes nor no. */
  unclear(): readonly string[] {
    return this.#entries
      .flatMap(({ answer }) => (answer.told === "unclear" ? [answer.what] : []))
      .slice(0, 3);
  }

  stored(kind: Kind): readonly string[] {
    return this.#entries
      .filter((entry) => entry.kind === kind && entry.answer.told === "success")
      .map(({ key }) => key);
  }

  /** Each success that stands in the database not at all, or more than once. */
  async check(pool: Pool): Promise<{ readonly lost: readonly string[]; readonly twice: readonly string[] }> {
    // Before the question: what is told while it is asked need not be in its answer.
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
