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

/** Collection `users`. No reference to the account's table: with a hosted account service there is none. */
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
    /** Tells two messages of one moment apart in a list. */
    ordinal: bigint("ordinal", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    /** The database's clock: one for all web processes. */
    timestamp: timestamp("timestamp", { withTimezone: true }).notNull().default(sql`now()`),
    status: text("status", { enum: ["new", "read", "answered"] })
      .notNull()
      .default("new"),
    /** When the firm was sent its e-mail about it; empty until then. */
    notifiedAt: timestamp("notified_at", { withTimezone: true }),
    notifyTries: integer("notify_tries").notNull().default(0),
    /** When the e-mail is due: at once, after a failure later, and while a process is sending it not before its lease ends. */
    notifyAt: timestamp("notify_at", { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    index("contact_messages_newest").on(table.timestamp, table.ordinal),
    index("contact_messages_email").on(sql`lower(${table.email})`),
    index("contact_messages_to_notify").on(table.notifyAt).where(sql`${table.notifiedAt} is null`),
    check("contact_messages_status", sql`${table.status} in ('new', 'read', 'answered')`),
  ],
);

/** The order in which a person's documents were added. */
const ordinal = () => bigint("ordinal", { mode: "number" }).notNull().generatedAlwaysAsIdentity();

/** Collection `favourites`: a row for each section that a person has starred. */
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
