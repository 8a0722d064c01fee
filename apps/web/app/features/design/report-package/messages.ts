import type { CatalogueData } from "@kingpost/sections";
import type { PathInPackage } from "../load-path/path-report.ts";
import type { PackageBasis, SavedInPackage } from "./package-items.ts";

/** What a package is made of: saved designs, or the members of a load path. */
export type PackageContent =
  | { readonly kind: "saved"; readonly title: string; readonly designs: readonly SavedInPackage[] }
  | ({ readonly kind: "path" } & PathInPackage);

/** A message to the worker that makes a package. */
export interface AskedPackage {
  readonly data: CatalogueData;
  readonly basis: PackageBasis;
  readonly content: PackageContent;
}

/** How far the work is. What fills the sheets has no end that is known. */
export type PackageProgress =
  | { readonly unit: "load" | "design" | "sheet"; readonly done: number; readonly of: number }
  | { readonly unit: "layout" };

export type PackageMessage =
  | { readonly kind: "progress"; readonly progress: PackageProgress }
  | { readonly kind: "done"; readonly bytes: Uint8Array<ArrayBuffer> };
