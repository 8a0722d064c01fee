import { circle } from "@kingpost/drawing/core";
import { along, at, box, closed, open, type Point, placed, steps } from "./line.ts";
import { Axis, Thick, Thin } from "./strokes.tsx";

/** Drawing units to the metre. */
const SCALE = 18;
const place = placed(at(38, 208), SCALE);

const BAY = 5;
const COLUMNS = steps(6, 0, BAY);
const RACK_END = 20;
const DECK = 6.5;
const LEVELS = [3.6, DECK];
const RACK_TOP = 9;
const BEAM = 0.3;
const HALF_COLUMN = 0.15;
/** The platform beyond the last column. */
const CANTILEVER = 1.6;

const rectangle = (left: number, bottom: number, right: number, top: number): string =>
  closed(place, ...box(left, bottom, right, top));

/** Both flanges of a beam between the faces of its columns. `y` is its axis. */
const beam = (from: number, to: number, y: number): string =>
  [BEAM / 2, -BEAM / 2].map((offset) => open(place, at(from, y + offset), at(to, y + offset))).join("");

function frame(): string {
  const columns = COLUMNS.map((x) =>
    rectangle(x - HALF_COLUMN, 0.1, x + HALF_COLUMN, x <= RACK_END ? RACK_TOP + BEAM / 2 : DECK - BEAM / 2),
  );
  const bays = COLUMNS.slice(0, -1).map((x) => [x + HALF_COLUMN, x + BAY - HALF_COLUMN] as const);
  const beams = bays.flatMap(([from, to]) => LEVELS.map((y) => beam(from, to, y)));
  const top = bays.filter(([, to]) => to < RACK_END).map(([from, to]) => beam(from, to, RACK_TOP));
  const end = COLUMNS.at(-1) ?? 0;
  return [...columns, ...beams, ...top, beam(end - HALF_COLUMN, end + CANTILEVER, DECK)].join("");
}

/** Chevrons in one bay: every brace runs through the points where the axes of beam and column meet. */
const CHEVRONS = [
  { foot: 0, head: LEVELS[0] ?? 0 },
  { foot: LEVELS[0] ?? 0, head: DECK },
];
const LEFT = BAY;
const RIGHT = 2 * BAY;

const brace = (foot: Point, head: Point): string => {
  const length = Math.hypot(head.x - foot.x, head.y - foot.y);
  const start = 0.55;
  const end = length - 0.6;
  const width = 0.075;
  return closed(
    place,
    along(foot, head, start, width),
    along(foot, head, end, width),
    along(foot, head, end, -width),
    along(foot, head, start, -width),
  );
};

/** A plate in the corner of column and beam, to one side. */
const cornerPlate = (x: number, y: number, side: 1 | -1): string =>
  closed(
    place,
    at(x + side * HALF_COLUMN, y),
    at(x + side * 0.75, y),
    at(x + side * 0.75, y + 0.35),
    at(x + side * 0.42, y + 0.85),
    at(x + side * HALF_COLUMN, y + 0.85),
  );

function bracing(): string {
  const middle = (LEFT + RIGHT) / 2;
  return CHEVRONS.map(({ foot, head }) => {
    const corner = foot === 0 ? 0.1 : foot + BEAM / 2;
    const under = head - BEAM / 2;
    return [
      brace(at(LEFT, foot), at(middle, head)),
      brace(at(RIGHT, foot), at(middle, head)),
      cornerPlate(LEFT, corner, 1),
      cornerPlate(RIGHT, corner, -1),
      closed(
        place,
        at(middle - 0.85, under),
        at(middle + 0.85, under),
        at(middle + 0.6, under - 0.55),
        at(middle - 0.6, under - 0.55),
      ),
    ].join("");
  }).join("");
}

/** Pipes across the rack: where, on which level, outside radius. m. */
const PIPES = [
  [0.8, 0, 0.2],
  [1.7, 0, 0.36],
  [2.9, 0, 0.25],
  [3.9, 0, 0.3],
  [0.9, 1, 0.42],
  [2.2, 1, 0.25],
  [3.2, 1, 0.32],
  [6.1, 1, 0.25],
  [7.2, 1, 0.36],
  [8.6, 1, 0.2],
  [11.2, 1, 0.45],
  [12.7, 1, 0.25],
  [13.8, 1, 0.25],
  [11, 0, 0.25],
  [12, 0, 0.36],
  [13.4, 0, 0.25],
  [15.9, 0, 0.32],
  [17, 0, 0.2],
  [18.4, 0, 0.42],
  [16.2, 1, 0.25],
  [17.3, 1, 0.36],
  [18.8, 1, 0.25],
] as const;

function Pipes() {
  const shoe = 0.1;
  const resting = PIPES.map(([x, level, radius]) => ({ x, y: (LEVELS[level] ?? 0) + BEAM / 2, radius }));
  return (
    <>
      <Thick
        d={resting
          .map(({ x, y, radius }) => circle(place(at(x, y + shoe + radius)), radius * SCALE))
          .join("")}
      />
      <Thin d={resting.map(({ x, y }) => rectangle(x - 0.12, y, x + 0.12, y + shoe)).join("")} />
    </>
  );
}

/** A vertical vessel standing on the deck, with its skirt, ladder side rails and outlet. */
function Vessel() {
  const axis = RACK_END + BAY / 2;
  const deck = DECK + BEAM / 2;
  const radius = 1.15;
  const low = place(at(axis - radius, deck + 0.95));
  const high = place(at(axis + radius, 10.1));
  const head = radius * SCALE * 0.66;
  const width = high.x - low.x;
  return (
    <>
      <Thick
        d={`M${low.x} ${low.y}V${high.y}c0 ${-head} ${width} ${-head} ${width} 0V${low.y}c0 ${head} ${-width} ${head} ${-width} 0z`}
      />
      <Thick
        d={`${open(place, at(axis - 0.95, deck + 0.6), at(axis - 0.95, deck))}${open(place, at(axis + 0.95, deck + 0.6), at(axis + 0.95, deck))}`}
      />
      <Thin
        d={[
          `M${low.x} ${low.y}h${width}M${low.x} ${high.y}h${width}`,
          rectangle(axis - 1.15, deck, axis - 0.75, deck + 0.08),
          rectangle(axis + 0.75, deck, axis + 1.15, deck + 0.08),
          rectangle(axis + radius, 9.1, axis + radius + 0.35, 9.4),
          rectangle(axis + radius + 0.35, 9, axis + radius + 0.45, 9.5),
        ].join("")}
      />
      <Axis d={open(place, at(axis, deck - 0.6), at(axis, 11.2))} />
    </>
  );
}

function Handrail() {
  const deck = DECK + BEAM / 2;
  const end = 5 * BAY + CANTILEVER;
  const spans = [
    [RACK_END + HALF_COLUMN, RACK_END + 1.2],
    [RACK_END + 3.85, end],
  ] as const;
  const rails = spans.flatMap(([from, to]) =>
    [0.12, 0.55, 1].map((y) => open(place, at(from, deck + y), at(to, deck + y))),
  );
  const posts = [RACK_END + 1.2, ...steps(3, RACK_END + 3.85, (end - RACK_END - 3.85) / 2)].map((x) =>
    open(place, at(x, deck), at(x, deck + 1)),
  );
  return <Thin d={[...rails, ...posts].join("")} />;
}

/** A caged ladder at the end of the deck, down to the ground. */
function Ladder() {
  const x = 5 * BAY + CANTILEVER;
  const deck = DECK + BEAM / 2;
  const stiles = [x + 0.12, x + 0.52].map((side) => open(place, at(side, 0), at(side, deck + 1)));
  const rungs = steps(21, 0.35, 0.3).map((y) => open(place, at(x + 0.12, y), at(x + 0.52, y)));
  return <Thin d={[...stiles, ...rungs].join("")} />;
}

/** The steel of a process plant in elevation: a braced rack, its pipes, a vessel on its platform. */
export function PipeRack() {
  const pads = COLUMNS.map((x) => rectangle(x - 0.55, -0.8, x + 0.55, 0)).join("");
  const plates = COLUMNS.map((x) => rectangle(x - 0.3, 0, x + 0.3, 0.1)).join("");
  const end = place(at(5 * BAY + CANTILEVER, DECK - BEAM / 2));
  const knee = place(at(5 * BAY + HALF_COLUMN, DECK - BEAM / 2 - 1.3));
  return (
    <>
      <Thick d={`M8 ${place(at(0, 0)).y}H552`} />
      <Thin d={bracing() + plates} />
      <Thick d={`${frame() + pads}M${end.x} ${end.y}V${end.y - BEAM * SCALE}`} />
      <Thin d={`M${knee.x} ${knee.y}L${end.x - 4} ${end.y}M${knee.x} ${knee.y + 4}L${end.x} ${end.y}`} />
      <Pipes />
      <Vessel />
      <Handrail />
      <Ladder />
    </>
  );
}
