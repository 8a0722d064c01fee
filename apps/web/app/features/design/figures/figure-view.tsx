import type { Figure, FigurePart, ResultTable } from "@kingpost/design";
import { type KeyboardEvent, type PointerEvent, useId, useState, useSyncExternalStore } from "react";
import type { SetValue } from "../state/design-state.ts";
import { ResultTableView } from "../tabs/result-table.tsx";
import { Part } from "./figure-part.tsx";
import { rowOfPath } from "./focused-row.ts";
import { PictureLayers } from "./picture-layers.tsx";

interface FigureViewProps {
  readonly figure: Figure;
  /** Pixels to a drawing unit. */
  readonly scale: number;
  /** The row of inputs that has the focus. */
  readonly lit: string | undefined;
  /** Where the cursor is, as a share of the drawn length; the same in all diagrams. */
  readonly share: number | undefined;
  readonly onShare: (share: number | undefined) => void;
  readonly onMove: ((values: readonly SetValue[], drag: string) => void) | undefined;
}

/** Parts are operated by scripts: the page from the server is smaller without them. */
const noChange = () => () => undefined;

/** A drawing or diagram of a design; a part of it leads to its input, a cursor reads its values. */
export function FigureView({ figure, scale, lit, share, onShare, onMove }: FigureViewProps) {
  const id = useId();
  const isOperable = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const { bounds, layers, parts = [], reading, table } = figure;
  const [values, setValues] = useState<string>();
  const read = (event: PointerEvent<SVGSVGElement>) => {
    if (!reading) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * bounds.width + bounds.x;
    onShare(Math.max(0, Math.min(1, (x - reading.left) / (reading.right - reading.left))));
  };
  const x = reading && share !== undefined ? reading.left + share * (reading.right - reading.left) : 0;
  return (
    <figure className="design-figure">
      <svg
        viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
        // As high as it will be once its width is known: nothing below it moves then.
        height={scale * bounds.height}
        role={parts.length > 0 ? "group" : "img"}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        onPointerMove={read}
        onPointerLeave={() => reading && onShare(undefined)}
        fill="none"
      >
        <title id={`${id}-title`}>{figure.title}</title>
        <desc id={`${id}-description`}>{figure.description}</desc>
        <PictureLayers layers={layers} />
        {isOperable ? <Parts figure={figure} lit={lit} onRead={setValues} onMove={onMove} /> : null}
        {reading && share !== undefined ? (
          <path d={`M${x} ${bounds.y + 18}V${bounds.y + bounds.height}`} className="figure-cursor" />
        ) : null}
      </svg>
      {reading ? (
        <p className="figure-reading" aria-hidden="true">
          {share === undefined ? "" : reading.at(share)}
        </p>
      ) : null}
      {values === undefined ? null : (
        <p className="figure-reading" aria-hidden="true">
          {values}
        </p>
      )}
      {table ? <Values table={table} /> : null}
    </figure>
  );
}

/** The values of a diagram, made when they are opened: they change with every key. */
function Values({ table }: { readonly table: ResultTable }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="figure-values" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Values</summary>
      {isOpen ? <ResultTableView table={table} /> : null}
    </details>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageDown: 1,
  PageUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The path of a part, numbered where others before it lead to the same input. */
function keyOf(parts: readonly FigurePart[], at: number): string {
  const path = parts[at]?.path;
  return `${path} ${parts.slice(0, at).filter((one) => one.path === path).length}`;
}

interface PartsProps extends Pick<FigureViewProps, "figure" | "lit" | "onMove"> {
  readonly onRead: (values: string | undefined) => void;
}

/** The parts of a drawing: one tab stop, arrow keys move between them, and Page Up and Page Down where those move a part. */
function Parts({ figure, lit, onRead, onMove }: PartsProps) {
  const { parts = [] } = figure;
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, parts.length - 1);
  const step = (event: KeyboardEvent<SVGGElement>) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(parts.length - 1, stop + by));
    setCurrent(next);
    const target = event.currentTarget.children[next];
    if (target instanceof SVGElement) target.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its parts
    <g onKeyDown={step}>
      {parts.map((part, at) => (
        <Part
          key={keyOf(parts, at)}
          part={part}
          figure={figure}
          isLit={lit !== undefined && lit === rowOfPath(part.path)}
          isTabStop={at === stop}
          onRead={onRead}
          onMove={onMove}
        />
      ))}
    </g>
  );
}
