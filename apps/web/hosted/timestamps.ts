import { z } from "zod";

interface ServiceTimestamp {
  readonly seconds: number;
  readonly nanoseconds: number;
  toDate(): Date;
}

/** A timestamp as the library returns it. */
export const timestamp = z.custom<ServiceTimestamp>(
  (value) => typeof value === "object" && value !== null && "toDate" in value && "nanoseconds" in value,
);

/** A timestamp as text, ISO 8601. */
export const moment = timestamp.transform((value) => value.toDate().toISOString());
