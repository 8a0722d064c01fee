import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Solved bot checks: a solution works once. A row may be deleted when its challenge has expired. */
export const usedChallenges = pgTable(
  "used_challenges",
  {
    id: text("id").primaryKey(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("used_challenges_expires_at").on(table.expiresAt)],
);

/** Attempts per account or address within a window; `key` names what is counted, such as `sign-in:ann@example.com`. */
export const limits = pgTable(
  "limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    windowStart: timestamp("window_start", { withTimezone: true }).notNull(),
  },
  (table) => [index("limits_window_start").on(table.windowStart)],
);
