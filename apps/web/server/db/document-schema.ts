import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { DESIGN_STATUSES } from "../../shared/design-types.ts";

/** Collection `users`. No foreign key to the account's table: a hosted account service does not have one. */
export const users = pgTable("users", {
  uid: text("uid").primaryKey(),
  fullName: text("full_name").notNull(),
  company: text("company").notNull(),
  email: text("email").notNull(),
});

/** Collection `firms`: what a user's reports have in their title block. */
export const firms = pgTable("firms", {
  uid: text("uid").primaryKey(),
  name: text("name").notNull(),
  address: text("address").notNull(),
  contact: text("contact").notNull(),
  registration: text("registration").notNull(),
  logo: text("logo").notNull(),
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

const now = (name: string) => timestamp(name, { withTimezone: true }).notNull().default(sql`now()`);

/** Collection `projects`. */
export const projects = pgTable(
  "projects",
  {
    id: uuid("id").primaryKey().default(sql`gen_random_uuid()`),
    uid: text("uid").notNull(),
    ordinal: ordinal(),
    number: text("number").notNull(),
    name: text("name").notNull(),
    client: text("client").notNull(),
    address: text("address").notNull(),
    designer: text("designer").notNull(),
    checker: text("checker").notNull(),
  },
  (table) => [index("projects_uid").on(table.uid)],
);

/** The columns that a revision copies from its design. */
const result = () => ({
  file: text("file").notNull(),
  ratio: doublePrecision("ratio"),
  status: text("status", { enum: DESIGN_STATUSES }).notNull(),
});

/** Collection `designs`. */
export const designs = pgTable(
  "designs",
  {
    id: uuid("id").primaryKey().default(sql`gen_random_uuid()`),
    uid: text("uid").notNull(),
    kind: text("kind").notNull(),
    name: text("name").notNull(),
    mark: text("mark").notNull(),
    project: uuid("project").references(() => projects.id, { onDelete: "set null" }),
    ...result(),
    version: integer("version").notNull().default(1),
    createdAt: now("created_at"),
    updatedAt: now("updated_at"),
    /** Null unless it was removed; for a day it can be restored. */
    removedAt: timestamp("removed_at", { withTimezone: true }),
  },
  (table) => [
    index("designs_uid").on(table.uid, table.updatedAt),
    index("designs_project").on(table.project),
    index("designs_removed").on(table.removedAt).where(sql`${table.removedAt} is not null`),
  ],
);

/** Collection `revisions`: the designs as they were frozen. */
export const designRevisions = pgTable(
  "design_revisions",
  {
    design: uuid("design")
      .notNull()
      .references(() => designs.id, { onDelete: "cascade" }),
    letter: text("letter").notNull(),
    ...result(),
    summary: text("summary").notNull(),
    createdAt: now("created_at"),
  },
  (table) => [primaryKey({ columns: [table.design, table.letter] })],
);
