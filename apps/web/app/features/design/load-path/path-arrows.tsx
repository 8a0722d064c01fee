import type { MemberState } from "@kingpost/design/load-path";
import { useEffect, useRef, useState } from "react";

interface Arrow {
  readonly id: string;
  readonly d: string;
  readonly isOutdated: boolean;
}

/** Lines from each member to the actions that others take from it. The cards list the same as text. */
export function PathArrows({ states }: { readonly states: readonly MemberState[] }) {
  const svg = useRef<SVGSVGElement>(null);
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  useEffect(() => {
    const frame = svg.current?.parentElement;
    if (!frame) return;
    const measure = () => setArrows(arrowsIn(frame, states));
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [states]);
  return (
    <svg ref={svg} aria-hidden="true" className="path-arrows">
      {arrows.map(({ id, d, isOutdated }) => (
        <path key={id} d={d} data-outdated={isOutdated ? "" : undefined} />
      ))}
    </svg>
  );
}

/** Half the length of the head of an arrow, px. */
const HEAD = 4;

function arrowsIn(frame: HTMLElement, states: readonly MemberState[]): readonly Arrow[] {
  const { left, top } = frame.getBoundingClientRect();
  const boxOf = (name: string) =>
    frame.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return states.flatMap(({ member, links }) =>
    links.flatMap(({ source, from, changes }): Arrow[] => {
      const [start, end] = [from === undefined ? undefined : boxOf(from), boxOf(`${member.mark}:${source}`)];
      if (!start || !end) return [];
      const [x1, y1] = [start.right - left, start.top - top + HEAD * 5];
      const [x2, y2] = [end.left - left - HEAD, end.top - top + HEAD * 5];
      const bend = (x1 + x2) / 2;
      return [
        {
          id: `${member.mark} ${source}`,
          d: `M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}m${-HEAD} ${-HEAD}l${HEAD} ${HEAD}l${-HEAD} ${HEAD}`,
          isOutdated: changes.length > 0,
        },
      ];
    }),
  );
}
