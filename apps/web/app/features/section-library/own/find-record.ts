import type { Catalogue } from "@kingpost/sections/catalogue";
import type { AnyRecord } from "@kingpost/sections/own-section/own-record";
import { ownRecordOf } from "@kingpost/sections/own-section/own-section";

/** The record of an id in a link: of the catalogue, or a person's own section. */
export function findRecord(catalogue: Catalogue, id: string): AnyRecord | undefined {
  return ownRecordOf(id) ?? catalogue.record(id);
}
