import type { DesignSummary, SavedDesign } from "../../../../../shared/design-types.ts";

/** A design that passes, as the list of an account has it. */
export const SUMMARY: DesignSummary = {
  id: "roof",
  kind: "steel-beam",
  name: "Roof beam",
  mark: "B1",
  project: null,
  ratio: 0.5,
  status: "pass",
  revision: null,
  version: 1,
  createdAt: "2026-11-25T00:00:00Z",
  updatedAt: "2026-11-25T00:00:00Z",
};

/** The same as it is stored, with no file. */
export const STORED: SavedDesign = { ...SUMMARY, file: "" };
