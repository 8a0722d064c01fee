import { overallVerdict } from "@kingpost/calc";
import type { MemberState } from "@kingpost/design/load-path";

/** The state of the whole load path in one sentence. */
export function pathWords(states: readonly MemberState[]): string {
  const count = states.length;
  if (count === 0) return "No members yet.";
  const all = count === 1 ? "1 member" : `${count} members`;
  const marks = (of: (state: MemberState) => boolean) => states.filter(of).map(({ member }) => member.mark);
  const [broken, failing, outdated, cutOff] = [
    marks(({ outcome }) => outcome.kind !== "result"),
    marks(
      ({ outcome, isOutdated }) =>
        !isOutdated && outcome.kind === "result" && overallVerdict(outcome.result.checks) === "fail",
    ),
    marks(({ isOutdated }) => isOutdated),
    marks(({ isOutdated, isCutOff }) => isCutOff && !isOutdated),
  ];
  const parts = [
    ...(broken.length > 0 ? [`${broken.join(", ")} ${broken.length === 1 ? "has" : "have"} no result`] : []),
    ...(failing.length > 0 ? [`${failing.join(", ")} ${failing.length === 1 ? "fails" : "fail"}`] : []),
    ...(outdated.length > 0
      ? [`${outdated.join(", ")} ${outdated.length === 1 ? "is" : "are"} out of date`]
      : []),
    ...(cutOff.length > 0
      ? [`${cutOff.join(", ")} ${cutOff.length === 1 ? "has" : "have"} a source without values`]
      : []),
  ];
  return parts.length === 0 ? `${all}, all up to date.` : `${all}; ${parts.join("; ")}.`;
}
