import { formatRatio, governingCheck, overallVerdict, writeFile } from "@kingpost/calc";
import { type RawInputs, type RunnableModule, type RunOutcome, verdictWords } from "@kingpost/design";
import type { DesignContent } from "../../../../shared/design-types.ts";
import { statusWords } from "./status-words.ts";

/** How a user identifies a design. */
export type DesignDetails = Pick<DesignContent, "name" | "mark" | "project">;

export type Result = Pick<DesignContent, "ratio" | "status">;

/** The result that is stored with a design; "none" where its inputs cannot be calculated. */
export function resultOf(outcome: RunOutcome): Result {
  if (outcome.kind !== "result") return { ratio: null, status: "none" };
  const { checks } = outcome.result;
  const governing = governingCheck(checks);
  const ratio = governing?.kind === "limit" && Number.isFinite(governing.ratio) ? governing.ratio : null;
  return { ratio, status: overallVerdict(checks) };
}

/** The file of a design. */
export function fileOf(
  { kind, version, engine, edition }: Pick<RunnableModule, "kind" | "version" | "engine" | "edition">,
  inputs: RawInputs,
): string {
  return writeFile({ kind, version, engine, edition, inputs });
}

/** The result of a design in a sentence, for its revision. */
export function summaryOf(outcome: RunOutcome): string {
  if (outcome.kind !== "result") return "No result.";
  const { ratio, headline, governing, missing } = verdictWords(outcome.result.checks);
  return `${ratio} ${headline}. ${governing} ${missing}`.trim();
}

/** `0.83 Pass` */
export function resultWords({ ratio, status }: Result): string {
  return `${ratio === null ? "" : formatRatio(ratio)} ${statusWords(status)}`.trim();
}
