import { relations } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { account, jwks, session, user, verification } from "../../db/schema.ts";

const userRelations = relations(user, ({ many }) => ({ sessions: many(session), accounts: many(account) }));
const sessionRelations = relations(session, ({ one }) => ({
  user: one(user, { fields: [session.userId], references: [user.id] }),
}));
const accountRelations = relations(account, ({ one }) => ({
  user: one(user, { fields: [account.userId], references: [user.id] }),
}));

export const authTables = { account, jwks, session, user, verification };

/** The account tables with their relations, so that a session and its user are read by one query. */
export function authDatabase(pool: Pool) {
  return drizzle(pool, { schema: { ...authTables, userRelations, sessionRelations, accountRelations } });
}
