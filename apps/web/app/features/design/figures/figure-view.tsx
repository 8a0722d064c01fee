import type { Figure } from "@kingpost/design";
import { type PointerEvent, useId, useState } from "react";
import { ResultTableView } from "../tabs/result-table.tsx";
import { PictureLayers } from "./picture-layers.tsx";

/** A drawing or diagram of a design; a part of it leads to its input, a cursor reads its values. */
export function FigureView({ figure }: { readonly figure: Figure }) {
  const id = useId();
  const [share, setShare] = useState<number>();
  const { bounds, layers, parts = [], reading, table } = figure;
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!reading) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * bounds.width + bounds.x;
    setShare(Math.max(0, Math.min(1, (x - reading.left) / (reading.right - reading.left))));
  };
  const x = reading && share !== undefined ? reading.left + share * (reading.right - reading.left) : 0;
  return (
    <figure className="design-figure">
      <svg
        viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        onPointerMove={move}
        onPointerLeave={() => setShare(undefined)}
        fill="none"
      >
        <title id={`${id}-title`}>{figure.title}</title>
        <desc id={`${id}-description`}>{figure.description}</desc>
        <PictureLayers layers={layers} />
        {parts.map(({ path, label, box }) => (
          // The input itself is in the form: the drawing is a second way to it, for the pointer.
          // biome-ignore lint/a11y/noStaticElementInteractions: see above
          <rect
            key={path}
            x={box.x}
            y={box.y}
            width={box.width}
            height={box.height}
            className="figure-part"
            onClick={() => focusInput(path)}
          >
            <title>{`${label}. Click to edit.`}</title>
          </rect>
        ))}
        {reading && share !== undefined ? (
          <path d={`M${x} ${bounds.y + 18}V${bounds.y + bounds.height}`} className="figure-cursor" />
        ) : null}
      </svg>
      {reading ? (
        <p className="figure-reading" aria-hidden="true">
          {share === undefined ? "" : reading.at(share)}
        </p>
      ) : null}
      {table ? (
        <details className="figure-values">
          <summary>Values</summary>
          <ResultTableView table={table} />
        </details>
      ) : null}
    </figure>
  );
}

/** Brings the input of a path into view and selects it. */
export function focusInput(path: string): void {
  const input = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  input?.closest("details")?.setAttribute("open", "");
  input?.focus();
}
