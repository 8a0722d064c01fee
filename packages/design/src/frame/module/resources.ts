import type { Catalogue } from "@kingpost/sections";

/** What a module calculates with besides its inputs. */
export interface Resources {
  readonly catalogue: Pick<Catalogue, "entries" | "record">;
}
