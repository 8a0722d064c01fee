import type { CheckNames, DesignAction, RequirementCheck } from "@kingpost/calc";

/** Where the checks of a section are listed: `span-1/sagging`, and the action that governs there. */
export interface CheckPlace {
  /** The first part of the id of each check. */
  readonly id: string;
  readonly action?: DesignAction | undefined;
  /** After the title of each check, where a member has several such places: `span 1`. */
  readonly words?: string | undefined;
}

export function namesAt(
  { id, action, words }: CheckPlace,
  name: string,
  title: string,
  group?: string,
): CheckNames {
  return { id: `${id}/${name}`, title: words === undefined ? title : `${title}, ${words}`, action, group };
}

/** A rule that is met or not, as a check without steps. */
export function requirement(
  { id, title, action, group = "Strength" }: CheckNames,
  of: Pick<RequirementCheck, "reference" | "isMet" | "finding">,
): RequirementCheck {
  return {
    kind: "requirement",
    id,
    title,
    group,
    combination: action?.combination,
    location: action?.location?.(),
    steps: [],
    assumptions: [],
    ...of,
  };
}

/** A length in a finding: to 0.1 mm, so that a length beyond a limit does not read as the limit. */
export function millimetres(length: number): string {
  return `${Number(length.toFixed(1))} mm`;
}
