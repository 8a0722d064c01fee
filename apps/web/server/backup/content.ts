import { z } from "zod";

/**
 * A backup is lines of UTF-8: first a header; then for each table a line that names it, its rows in the text format of COPY and
 * the line `\\.`; last a line with the row counts. The lines that are not rows are JSON.
 */
export const FORMAT = 1;

/** Ends the rows of a table, as in COPY's text format: no row can equal it. */
export const END_OF_ROWS = Buffer.from("\\.");

export const headerSchema = z.object({
  kingpost: z.literal("backup"),
  format: z.number(),
  /** When its snapshot was taken, by the database's clock. */
  madeAt: z.string(),
  /** The applied migrations, oldest first. */
  migrations: z.array(z.number()).min(1),
  /** The hash of the secret that signs sessions and wraps the token keys; null if no product has run on the database. */
  authFingerprint: z.string().nullable(),
  /** The secret itself if it is in the data folder; null if it is set by AUTH_SECRET. */
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
