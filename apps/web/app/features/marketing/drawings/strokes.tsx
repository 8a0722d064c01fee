interface StrokeProps {
  readonly d: string;
  /** Which of the steps of the 1200 ms it is drawn in, 0 to 5. */
  readonly step?: number;
  /** More classes: `fine` goes on narrow pages. */
  readonly also?: string;
}

const names = (...list: readonly (string | undefined)[]): string => list.filter(Boolean).join(" ");

const stepped = (step: number | undefined, kind: "drawn" | "shown") =>
  step === undefined ? undefined : `${kind} step-${step}`;

/** An outline: the wider of the two line widths. */
export const Thick = ({ d, step, also }: StrokeProps) => (
  <path className={names("thick", stepped(step, "drawn"), also)} pathLength={1} d={d} />
);

/** Dimensions, leaders, sheeting, hatch: half as wide. */
export const Thin = ({ d, step, also }: StrokeProps) => (
  <path className={names("thin", stepped(step, "drawn"), also)} pathLength={1} d={d} />
);

/** A grid line or an axis: dash and dot. It appears; it can not draw itself without losing its dashes. */
export const Axis = ({ d, step, also }: StrokeProps) => (
  <path className={names("thin axis", stepped(step, "shown"), also)} d={d} />
);

/** Arrow heads and level marks. */
export const Filled = ({ d, step, also }: StrokeProps) => (
  <path className={names("filled", stepped(step, "shown"), also)} d={d} />
);

interface LetteringProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  readonly turn?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly also?: string;
  readonly step?: number;
}

export const Lettering = ({ x, y, children, turn, anchor, also, step = 5 }: LetteringProps) => (
  <text
    className={names("lettering", stepped(step, "shown"), also)}
    x={Math.round(x * 10) / 10}
    y={Math.round(y * 10) / 10}
    textAnchor={anchor}
    transform={turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`}
  >
    {children}
  </text>
);
