import { axesItems, extentOf, makeScale, stepsPath } from "@kingpost/drawing/plot";
import { CATEGORY_NAMES, type Catalogue } from "@kingpost/sections";
import { useId, useMemo, useRef } from "react";
import { SceneItems } from "../../../ui/calc/scene.tsx";
import { useWidth } from "../../../ui/use-width.ts";
import { countFamilies } from "../filter/families.ts";
import { type Quantity, quantityOf } from "../quantities/quantities.ts";
import { shortName } from "../quantities/quantity-name.tsx";
import { PropertySymbol, UnitText } from "../section/notation.tsx";
import type { LibraryState } from "../view-state/library-state.ts";
import { frameOf, spotOf } from "./chart-frame.ts";
import { ChartMarks, ChosenSpot } from "./chart-plot.tsx";
import { ChartPointer } from "./chart-pointer.tsx";
import { type ChartPoint, frontierOf } from "./chart-points.ts";

interface ChartDrawingProps {
  readonly catalogue: Catalogue;
  readonly state: LibraryState;
  /** At least one, in the order of x. */
  readonly points: readonly ChartPoint[];
  readonly x: Quantity;
  readonly y: Quantity;
  readonly onChoose: (id: string) => void;
  readonly onOpen: (id: string) => void;
}

/** Width of the drawing until the page is measured. */
const WIDTH_BEFORE = 720;
const NO_EXTENT = { least: 0, most: 1 };

/** The drawing with its axes, the names of the axes, and what takes pointer and keys. */
export function ChartDrawing({ catalogue, state, points, x, y, onChoose, onOpen }: ChartDrawingProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const width = useWidth(sheet, WIDTH_BEFORE);
  const { axes: chosenAxes, standard } = state;
  const scaleX = useMemo(
    () => makeScale(extentOf(points.map((point) => point.x)) ?? NO_EXTENT, chosenAxes.x.scale),
    [points, chosenAxes.x.scale],
  );
  const scaleY = useMemo(
    () => makeScale(extentOf(points.map((point) => point.y)) ?? NO_EXTENT, chosenAxes.y.scale),
    [points, chosenAxes.y.scale],
  );
  const frame = useMemo(() => frameOf(width, scaleX, scaleY), [width, scaleX, scaleY]);
  const axes = useMemo(() => {
    const grid = frame.isWide ? "all" : "named";
    const style = { grid, hasMarks: true } as const;
    return axesItems(frame, { scale: scaleX, ...style }, { scale: scaleY, ...style });
  }, [frame, scaleX, scaleY]);
  const spots = useMemo(
    () => points.map((point) => spotOf(frame, scaleX, scaleY, point)),
    [points, frame, scaleX, scaleY],
  );
  const frontier = useMemo(
    () => (state.frontier && y.key !== "mass" ? frontierOf(points) : undefined),
    [state.frontier, y.key, points],
  );
  const outstanding = useMemo(() => frontier && new Set(frontier), [frontier]);
  const selected = state.section === undefined ? undefined : catalogue.entry(state.section);
  const chosen = points.findIndex(({ entry }) => entry === selected);
  const chosenSpot = spots[chosen];
  const mass = quantityOf("mass");
  const listed = mass && x !== mass && y !== mass ? [x, y, mass] : [x, y];
  const families = [...countFamilies(points.map(({ entry }) => entry))];

  return (
    <figure className="chart-figure">
      <AxisName quantity={y} kind={scaleY.kind} />
      <div ref={sheet} className="chart-sheet">
        <svg
          role="img"
          aria-label={`Chart of ${shortName(y)} against ${shortName(x)}`}
          aria-describedby={`${id}-words`}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          className="block w-full"
        >
          <SceneItems items={axes} />
          {frontier && x.key === "mass" ? (
            <path d={stepsPath(frame, scaleX, scaleY, frontier)} className="plot-line chart-frontier" />
          ) : null}
          <ChartMarks points={points} spots={spots} size={frame.mark} frontier={outstanding} />
          {chosenSpot && selected ? (
            <ChosenSpot frame={frame} spot={chosenSpot} name={selected.name} />
          ) : null}
        </svg>
        <ChartPointer
          catalogue={catalogue}
          member={state.member}
          frame={frame}
          points={points}
          spots={spots}
          quantities={listed}
          label={`Sections in the chart, in order of ${shortName(x)}`}
          chosen={chosen}
          onChoose={onChoose}
          onOpen={onOpen}
        />
      </div>
      <AxisName quantity={x} kind={scaleX.kind} end />
      <figcaption id={`${id}-words`} className="sr-only">
        {points.length} sections in {standard}:{" "}
        {families.map(([category, count]) => `${count} ${CATEGORY_NAMES[category].toLowerCase()}`).join(", ")}
        . Use the arrow keys to move through them in order of {shortName(x)}, Space to select one, Enter to
        open it.
        {frontier
          ? ` Lightest for a given ${shortName(y)}: ${frontier.map(({ entry }) => entry.name).join(", ")}.`
          : ""}
      </figcaption>
    </figure>
  );
}

interface AxisNameProps {
  readonly quantity: Quantity;
  readonly kind: "linear" | "log";
  /** Whether the name is at the end of its axis. */
  readonly end?: boolean;
}

function AxisName({ quantity: { row }, kind, end = false }: AxisNameProps) {
  return (
    <p aria-hidden="true" className={`text-13 ${end ? "text-right" : "text-left"}`}>
      <PropertySymbol symbol={row.symbol} /> {row.label}{" "}
      <span className="text-steel">
        <UnitText unit={row.unit} exponent={row.exponent} />
        {kind === "log" ? ", logarithmic" : ""}
      </span>
    </p>
  );
}
