import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** Collection `users`. No foreign key to the account's table: a hosted account service does not have one. */
export const users = pgTable("users", {
  uid: text("uid").primaryKey(),
  fullName: text("full_name").notNull(),
  company: text("company").notNull(),
  email: text("email").notNull(),
});

/** Collection `contactMessages`. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey().default(sql`gen_random_uuid()`),
    /** Distinguishes messages with the same timestamp in a list. */
    ordinal: bigint("ordinal", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    /** The database's clock: one for all web processes. */
    timestamp: timestamp("timestamp", { withTimezone: true }).notNull().default(sql`now()`),
    status: text("status", { enum: ["new", "read", "answered"] })
      .notNull()
      .default("new"),
    /** When the firm was emailed about it; null until then. */
    notifiedAt: timestamp("notified_at", { withTimezone: true }),
    /** These two are read by earlier versions only. Dropping them would break their processes during an update: a later migration may. */
    notifyTries: integer("notify_tries").notNull().default(0),
    notifyAt: timestamp("notify_at", { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    index("contact_messages_newest").on(table.timestamp, table.ordinal),
    index("contact_messages_email").on(sql`lower(${table.email})`),
    index("contact_messages_to_notify").on(table.notifyAt).where(sql`${table.notifiedAt} is null`),
    check("contact_messages_status", sql`${table.status} in ('new', 'read', 'answered')`),
  ],
);

/** The order in which a user's documents were added. */
const ordinal = () => bigint("ordinal", { mode: "number" }).notNull().generatedAlwaysAsIdentity();

/** Collection `favourites`: a row for each section that a user has starred. */
export const favourites = pgTable(
  "favourites",
  { uid: text("uid").notNull(), section: text("section").notNull(), ordinal: ordinal() },
  (table) => [primaryKey({ columns: [table.uid, table.section] })],
);

/** Collection `comparisons`. */
export const comparisons = pgTable(
  "comparisons",
  {
    uid: text("uid").notNull(),
    name: text("name").notNull(),
    sections: text("sections").array().notNull(),
    ordinal: ordinal(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.name] })],
);
