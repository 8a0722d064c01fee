import { z } from "zod";

/**
 * A backup is lines of UTF-8. First a header; then for each table a line that names it, its rows in the text format of COPY and
 * the line `\.`; last a line that counts the rows. The lines that are not rows are JSON.
 */
export const FORMAT = 1;

/** Ends the rows of a table, as in every text of COPY: a row never reads so. */
export const END_OF_ROWS = Buffer.from("\\.");

export const headerSchema = z.object({
  kingpost: z.literal("backup"),
  format: z.number(),
  /** When its snapshot was taken, by the database's clock. */
  madeAt: z.string(),
  /** The schema: the migrations that the database had had, oldest first. */
  migrations: z.array(z.number()).min(1),
  /** Of the secret that signs sessions and wraps the token keys; null before a product was started on the database. */
  authFingerprint: z.string().nullable(),
  /** The secret itself where the data folder keeps it; null where it is given by AUTH_SECRET. */
  authSecret: z.string().nullable(),
});
export type Header = z.output<typeof headerSchema>;

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export type Table = z.output<typeof tableSchema>;

export const endSchema = z.object({ rows: z.record(z.string(), z.number()) });
export type Rows = z.output<typeof endSchema>["rows"];

export const sectionSchema = z.union([tableSchema, endSchema]);

export function asLine(value: Header | Table | z.output<typeof endSchema>): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
