import type { Catalogue } from "@kingpost/sections";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useState } from "react";
import type { Member } from "../capacities/member/member.ts";
import { numberOfEntry } from "../filter/found/found.ts";
import type { Quantity } from "../quantities/quantities.ts";
import { quantitySymbol } from "../quantities/quantities.ts";
import { quantityText } from "../quantities/quantity-value.ts";
import { UnitText } from "../section/notation.tsx";
import type { ChartFrame } from "./chart-frame.ts";
import { type ChartPoint, nearestSpot, type Spot } from "./chart-points.ts";

interface ChartPointerProps {
  readonly catalogue: Catalogue;
  readonly member: Member;
  readonly frame: ChartFrame;
  readonly points: readonly ChartPoint[];
  readonly spots: readonly Spot[];
  /** The text of the tag of a section. */
  readonly quantities: readonly Quantity[];
  readonly label: string;
  readonly chosen: number;
  readonly onChoose: (id: string) => void;
  readonly onOpen: (id: string) => void;
}

/** The distance at which a mark is selected by a pointer, and by a finger. */
const REACH = 16;
const REACH_OF_FINGER = 28;

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 20,
  PageDown: -20,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * What takes the pointer and the keys over the plot, and the tag of the section pointed at. The sections are the options of
 * a list box, of which only the one in hand is an element: pointing changes nothing but it.
 */
export function ChartPointer({
  catalogue,
  member,
  frame,
  points,
  spots,
  quantities,
  label,
  chosen,
  onChoose,
  onOpen,
}: ChartPointerProps) {
  const id = useId();
  const [over, setOver] = useState(-1);
  const [reached, setReached] = useState<number>();
  const [focused, setFocused] = useState(false);
  const inHand = Math.min(over >= 0 ? over : (reached ?? Math.max(chosen, 0)), points.length - 1);
  const point = points[inHand];
  const spot = spots[inHand];

  const nearest = (event: MouseEvent, reach: number) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return nearestSpot(spots, { left: event.clientX - left, top: event.clientY - top }, reach);
  };
  const move = (event: PointerEvent) => setOver(nearest(event, REACH));
  const click = (event: MouseEvent) => {
    const isMouse = !window.matchMedia("(pointer: coarse)").matches;
    const at = nearest(event, isMouse ? REACH : REACH_OF_FINGER);
    const hit = points[at];
    if (!hit) return;
    setReached(at);
    onChoose(hit.entry.id);
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !point) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      setOver(-1);
      setReached(Math.max(0, Math.min(points.length - 1, inHand + step)));
    } else if (event.key === "Enter") onOpen(point.entry.id);
    else if (event.key === " ") onChoose(point.entry.id);
    else return;
    event.preventDefault();
  };

  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={point ? `${id}-${inHand}` : undefined}
      onPointerMove={move}
      onPointerLeave={() => setOver(-1)}
      onClick={click}
      onKeyDown={press}
      onFocus={({ currentTarget }) => setFocused(currentTarget.matches(":focus-visible"))}
      onBlur={() => setFocused(false)}
      className="chart-pointer"
      data-over={over >= 0 || undefined}
    >
      {point && spot ? (
        <Tag
          key={point.entry.id}
          id={`${id}-${inHand}`}
          catalogue={catalogue}
          member={member}
          frame={frame}
          point={point}
          spot={spot}
          quantities={quantities}
          chosen={inHand === chosen}
          place={[inHand + 1, points.length]}
          shown={over >= 0 || focused}
        />
      ) : null}
    </div>
  );
}

interface TagProps {
  readonly id: string;
  readonly catalogue: Catalogue;
  readonly member: Member;
  readonly frame: ChartFrame;
  readonly point: ChartPoint;
  readonly spot: Spot;
  readonly quantities: readonly Quantity[];
  readonly chosen: boolean;
  readonly place: readonly [at: number, of: number];
  readonly shown: boolean;
}

function Tag({ id, catalogue, member, frame, point, spot, quantities, chosen, place, shown }: TagProps) {
  const record = catalogue.record(point.entry.id);
  const isRight = spot.left > frame.width / 2;
  const isLow = spot.top > frame.height / 2;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-posinset={place[0]}
      aria-setsize={place[1]}
      className="chart-spot"
      data-shown={shown || undefined}
      style={{ left: spot.left, top: spot.top }}
    >
      <div className="chart-tag" data-right={isRight || undefined} data-low={isLow || undefined}>
        <strong className="font-narrow text-14">{point.entry.name}</strong>
        {quantities.map((quantity) => (
          <span key={quantity.key} className="block whitespace-nowrap">
            {quantitySymbol(quantity) === quantity.key ? quantity.row.label : quantitySymbol(quantity)}{" "}
            {record
              ? quantityText(record, quantity, numberOfEntry(catalogue, point.entry, quantity, member))
              : null}{" "}
            <UnitText unit={quantity.row.unit} exponent={quantity.row.exponent} />
          </span>
        ))}
      </div>
    </div>
  );
}
