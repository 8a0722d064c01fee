import type { RunnableModule, ShownResult } from "@kingpost/design";
import { useMemo, useRef, useState } from "react";
import { awaitLoaded, type Resource, resource } from "../../../ui/loading/resource.ts";
import { useWidth } from "../../../ui/use-width.ts";
import { LoadedPart } from "../page/loaded-part.tsx";
import type { SetValue } from "../state/design-state.ts";
import { FigureView } from "./figure-view.tsx";
import { useFocusedRow } from "./focused-row.ts";

interface DesignFiguresProps {
  readonly module: RunnableModule;
  readonly result: ShownResult;
  /** A part was dragged: the inputs of its place with their new values, mm, and a name of the drag. */
  readonly onMove: ((values: readonly SetValue[], drag: string) => void) | undefined;
}

/** The width of a drawing until its own is known. */
const USUAL_WIDTH = 640;

/** The drawing and the diagrams of a design. Those whose code is loaded for it keep their place until then. */
export function DesignFigures(props: DesignFiguresProps) {
  const { module, result } = props;
  // Without a boundary they hydrate with the page.
  if (!module.loadFigures) return <Drawings {...props} />;
  return (
    <LoadedPart what="The drawing" fallback={<AwaitedFigures heights={result.awaitedFigures} />}>
      <Drawings {...props} />
    </LoadedPart>
  );
}

const onDemand = new Map<string, Resource<true>>();

/** The code of the drawings that a page loads where a design has one. */
function codeOf({ kind, loadFigures }: RunnableModule): Resource<true> {
  const found = onDemand.get(kind);
  if (found) return found;
  const made = resource(async () => {
    await loadFigures?.();
    return true as const;
  });
  onDemand.set(kind, made);
  return made;
}

/** All drawings, read by one cursor. */
function Drawings({ module, result, onMove }: DesignFiguresProps) {
  if (result.awaitedFigures.length > 0) awaitLoaded(codeOf(module));
  const drawing = useRef<HTMLDivElement>(null);
  const width = useWidth(drawing, USUAL_WIDTH);
  const figures = useMemo(() => result.figures(width), [result, width]);
  const lit = useFocusedRow();
  const [share, setShare] = useState<number>();
  return (
    <>
      <div ref={drawing} className="design-figures-width" />
      {figures.map((figure) => (
        <FigureView
          key={figure.id}
          figure={figure}
          lit={lit}
          share={share}
          onShare={setShare}
          onMove={onMove}
        />
      ))}
    </>
  );
}

function AwaitedFigures({ heights }: { readonly heights: readonly number[] }) {
  return (
    <>
      <div className="design-figures-width" />
      {heights.map((height, at) => (
        // Each keeps a place.
        <figure key={at} className="design-figure">
          <svg viewBox={`0 0 ${USUAL_WIDTH} ${height}`} height={height} aria-hidden="true" />
        </figure>
      ))}
    </>
  );
}
