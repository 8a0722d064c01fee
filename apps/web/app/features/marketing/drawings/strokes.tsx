interface StrokeProps {
  readonly d: string;
  /** More classes: `fine` is hidden on narrow pages. */
  readonly also?: string | undefined;
}

interface OutlineProps extends StrokeProps {
  /** Which of the steps of the 1200 ms it draws itself in, 0 to 3. */
  readonly step?: number;
}

const names = (...list: readonly (string | undefined)[]): string => list.filter(Boolean).join(" ");

/** An outline: the wider of the two line widths. The only lines that draw themselves: each costs a phone time at every frame. */
export const Thick = ({ d, step, also }: OutlineProps) =>
  step === undefined ? (
    <path className={names("thick", also)} d={d} />
  ) : (
    <path className={names("thick", `drawn step-${step}`, also)} pathLength={1} d={d} />
  );

/** Dimensions, leaders, sheeting, hatch: half as wide. */
export const Thin = ({ d, also }: StrokeProps) => <path className={names("thin", also)} d={d} />;

/** A grid line or an axis: dash and dot. */
export const Axis = ({ d, also }: StrokeProps) => <path className={names("thin axis", also)} d={d} />;

/** Arrow heads and level marks. */
export const Filled = ({ d, also }: StrokeProps) => <path className={names("filled", also)} d={d} />;

interface LetteringProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  readonly turn?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly also?: string;
}

export const Lettering = ({ x, y, children, turn, anchor, also }: LetteringProps) => (
  <text
    className={names("lettering", also)}
    x={Math.round(x * 10) / 10}
    y={Math.round(y * 10) / 10}
    textAnchor={anchor}
    transform={turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`}
  >
    {children}
  </text>
);
