/** Widths of text, in the units of `size`: passed in, because only the PDF knows its typefaces. */
export type TextWidth = (text: string, size: number, style: BoxText["style"]) => number;

export interface BoxText {
  readonly kind: "text";
  readonly x: number;
  /** Baseline; down is positive. */
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly style: "italic" | "upright";
}

/** A stroke: the bar of a fraction, a root sign. */
export interface BoxLine {
  readonly kind: "line";
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly thickness: number;
}

/** A formula set in type: what to draw, from the start of its baseline. */
export interface Box {
  readonly width: number;
  /** How far it reaches above and below the baseline. */
  readonly ascent: number;
  readonly descent: number;
  readonly items: readonly (BoxText | BoxLine)[];
}

/** The box with its contents moved; its own size stays. */
function moved({ items, ...size }: Box, dx: number, dy: number): Box {
  return {
    ...size,
    items: items.map((item) =>
      item.kind === "text"
        ? { ...item, x: item.x + dx, y: item.y + dy }
        : { ...item, points: item.points.map(([x, y]) => [x + dx, y + dy] as const) },
    ),
  };
}

/** A box that holds others at their places. */
export function placed(boxes: readonly (readonly [box: Box, x: number, y: number])[], width: number): Box {
  return {
    width,
    ascent: Math.max(...boxes.map(([{ ascent }, , y]) => ascent - y)),
    descent: Math.max(...boxes.map(([{ descent }, , y]) => descent + y)),
    items: boxes.flatMap(([box, x, y]) => moved(box, x, y).items),
  };
}

/** Boxes beside each other on one baseline. */
export function beside(...boxes: readonly Box[]): Box {
  let x = 0;
  const places = boxes.map((box) => {
    const place = [box, x, 0] as const;
    x += box.width;
    return place;
  });
  return placed(places, x);
}
