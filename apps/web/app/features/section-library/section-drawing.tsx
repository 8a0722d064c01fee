import { commonScale, type DrawnRecord, drawSection } from "@kingpost/drawing/scene";
import { reactAttributes, type SvgNode, svgTree } from "@kingpost/drawing/svg-tree";
import type { PropertyName, SectionRecord } from "@kingpost/sections/record";
import { createElement, type ReactNode, type SyntheticEvent, useEffect, useId, useMemo, useRef } from "react";

interface SectionDrawingProps {
  readonly record: SectionRecord;
  /** Sections drawn beside this one: all of them at the one scale at which each fits. */
  readonly alongside?: readonly DrawnRecord[];
  /** The property pointed at, here or in the table: its dimension lights up. */
  readonly active?: PropertyName | undefined;
  readonly onActivate?: (property: PropertyName | undefined) => void;
}

function render(node: SvgNode | string, key: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, attributes, children } = node;
  return createElement(tag, { ...reactAttributes(attributes), key }, ...children.map(render));
}

function propertyUnder(event: SyntheticEvent): PropertyName | undefined {
  const target = event.target instanceof Element ? event.target.closest("[data-property]") : null;
  // The drawing writes this attribute from its typed dimensions.
  return (target?.getAttribute("data-property") ?? undefined) as PropertyName | undefined;
}

/** The cross-section to scale. Pointing at a dimension lights its row in the table, and the other way round. */
export function SectionDrawing({ record, alongside, active, onActivate }: SectionDrawingProps) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  // The drawing is made once for a section; what is pointed at changes one attribute of it, not the drawing.
  useEffect(() => {
    const lit = figure.current?.querySelector(`[data-property="${active}"]`);
    lit?.setAttribute("data-lit", "");
    return () => lit?.removeAttribute("data-lit");
  }, [active]);
  const drawing = useMemo(() => {
    const scene = drawSection(record, alongside ? { scale: commonScale(alongside) } : {});
    return scene.kind === "missing" ? scene.message : render(svgTree(scene, { id }), 0);
  }, [record, alongside, id]);
  if (typeof drawing === "string") return <p className="p-6 text-14 text-steel">{drawing}</p>;
  return (
    <figure
      ref={figure}
      className="section-figure"
      onPointerOver={onActivate && ((event) => onActivate(propertyUnder(event)))}
      onPointerLeave={onActivate && (() => onActivate(undefined))}
    >
      {drawing}
    </figure>
  );
}
