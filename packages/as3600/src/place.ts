import type { CheckNames, DesignAction } from "@kingpost/calc";

/** Where the checks of a section are listed: `span-1/sagging`, and the action that governs there. */
export interface CheckPlace {
  /** The first part of the id of each check. */
  readonly id: string;
  readonly action?: DesignAction | undefined;
}

export function namesAt({ id, action }: CheckPlace, name: string, title: string, group?: string): CheckNames {
  return { id: `${id}/${name}`, title, action, group };
}
