import { relations, sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The tables of the account service: the adapter of better-auth 1.7.7 finds them by the names of its fields, and there is one of ours. */

const moment = (name: string) => timestamp(name, { withTimezone: true });
const created = () => moment("created_at").notNull().default(sql`now()`);
const updated = () => moment("updated_at").notNull().default(sql`now()`);

export const user = pgTable("user", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  /** Whether it is a sign-up that awaits its confirmation and was never used: another with the same address replaces it. */
  isPending: boolean("is_pending").notNull().default(false),
  /** Read by earlier versions only, whose processes still write it during an update: a later migration may drop it. */
  unsavedProfile: text("unsaved_profile"),
  createdAt: created(),
  updatedAt: updated(),
});

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

export const session = pgTable(
  "session",
  {
    id: text("id").primaryKey(),
    expiresAt: moment("expires_at").notNull(),
    token: text("token").notNull().unique(),
    createdAt: created(),
    updatedAt: updated(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    userId: userId(),
  },
  (table) => [index("session_user_id").on(table.userId), index("session_expires_at").on(table.expiresAt)],
);

export const account = pgTable(
  "account",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: userId(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index("account_user_id").on(table.userId)],
);

/** So that a session and its user are read by one query. */
export const userRelations = relations(user, ({ many }) => ({
  sessions: many(session),
  accounts: many(account),
}));
const toUser = (table: typeof session | typeof account) =>
  relations(table, ({ one }) => ({ user: one(user, { fields: [table.userId], references: [user.id] }) }));
export const sessionRelations = toUser(session);
export const accountRelations = toUser(account);

export const verification = pgTable(
  "verification",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index("verification_identifier").on(table.identifier),
    index("verification_expires_at").on(table.expiresAt),
  ],
);

export const jwks = pgTable("jwks", {
  id: text("id").primaryKey(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at"),
  alg: text("alg"),
  crv: text("crv"),
});
