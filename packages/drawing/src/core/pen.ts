/** Sizes of lines and arrows in drawing units, in proportion to the text size. */
export interface Pen {
  readonly text: number;
  readonly arrowLength: number;
  readonly arrowHalfWidth: number;
  /** Between the outline and the start of an extension line. */
  readonly gap: number;
  /** Length of an extension line beyond its dimension line. */
  readonly overshoot: number;
  /** Length of an arrow that points in from outside. */
  readonly tail: number;
  /** Length of an axis beyond the section, and from there to the middle of its letter. */
  readonly axisOvershoot: number;
  readonly axisLetter: number;
  /** From the section to a dimension line that runs beside the axis letters. */
  readonly offset: number;
}

export function penOf(textSize: number): Pen {
  const k = textSize / 13;
  return {
    text: textSize,
    arrowLength: 10 * k,
    arrowHalfWidth: 1.5 * k,
    gap: 3 * k,
    overshoot: 4 * k,
    tail: 22 * k,
    axisOvershoot: 15 * k,
    axisLetter: 9 * k,
    offset: 54 * k,
  };
}
