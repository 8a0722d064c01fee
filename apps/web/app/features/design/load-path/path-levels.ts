import type { MemberState } from "@kingpost/design/load-path";

/** Members from the first to carry a load to the last: those of a level take from earlier ones only. */
export function pathLevels(states: readonly MemberState[]): readonly (readonly MemberState[])[] {
  const levels = new Map<string, number>();
  const levelOf = (mark: string): number => {
    const known = levels.get(mark);
    if (known !== undefined) return known;
    const state = states.find(({ member }) => member.mark === mark);
    const sources = state?.links.flatMap(({ from }) => from ?? []) ?? [];
    const level = 1 + Math.max(-1, ...sources.map(levelOf));
    levels.set(mark, level);
    return level;
  };
  const all = states.map((state) => ({ state, level: levelOf(state.member.mark) }));
  const count = 1 + Math.max(-1, ...all.map(({ level }) => level));
  return Array.from({ length: count }, (_, at) =>
    all.filter(({ level }) => level === at).map(({ state }) => state),
  );
}
