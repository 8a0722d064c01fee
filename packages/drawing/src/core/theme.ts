/**
 * The colours and the font of a drawing. On a page they are CSS variables (`--drawing-outline`, ...) with the light
 * value as fallback; in a downloaded file they are fixed.
 */
export interface Theme {
  readonly outline: string;
  /** The cut steel under the hatch. */
  readonly section: string;
  readonly hatch: string;
  readonly dimension: string;
  readonly text: string;
  readonly axis: string;
  readonly accent: string;
  /** Fill of the marks: the colour of the sheet. */
  readonly paper: string;
  readonly font: string;
}

export const LIGHT: Theme = {
  outline: "#16202c",
  section: "#eef1f4",
  hatch: "#8795a5",
  dimension: "#4a5a6c",
  text: "#16202c",
  axis: "#2a62a8",
  accent: "#c2410c",
  paper: "#ffffff",
  font: "Archivo, 'IBM Plex Sans', Arial, sans-serif",
};

/** A value of the theme, or its CSS variable. */
export function themed(name: keyof Theme, theme: Theme | undefined): string {
  return theme === undefined ? `var(--drawing-${name}, ${LIGHT[name]})` : theme[name];
}

type Style = Readonly<Record<string, string | number>>;

/** Two line widths, 2:1, in px on screen whatever the size of the drawing. */
const THICK = 2;
const THIN = 1;
/** The outline of a wall too thin for a hatch: some fill must show between the two faces. */
const FINE = 0.75;

/** Dashes of the axes, px on screen: long, gap, short, gap. */
const AXIS_DASHES = [14, 3, 2, 3] as const;
const LEG_DASHES = [8, 3, 1.5, 3] as const;

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/**
 * Presentation attributes of a class: weaker than any CSS rule of the page, allowed by any Content-Security-Policy.
 *
 * `unitsPerPixel` fixes the line widths in drawing units, for programs that do not support non-scaling strokes.
 */
export function strokes(className: string, theme: Theme | undefined, unitsPerPixel?: number): Style {
  const fixed = (pixels: number): number =>
    unitsPerPixel === undefined ? pixels : hundredth(pixels * unitsPerPixel);
  const line = (width: number, colour?: keyof Theme): Style => ({
    ...(colour === undefined ? {} : { stroke: themed(colour, theme) }),
    "stroke-width": fixed(width),
    ...(unitsPerPixel === undefined ? { "vector-effect": "non-scaling-stroke" } : {}),
  });
  const dashes = (pattern: readonly number[]): string => pattern.map(fixed).join(" ");
  const fill = (colour: keyof Theme): Style => ({ fill: themed(colour, theme), stroke: "none" });
  switch (className) {
    case "hatch":
      return { stroke: themed("hatch", theme) };
    case "outline":
      return { stroke: themed("outline", theme) };
    case "dimensions":
    case "loads":
      return { stroke: themed("dimension", theme) };
    case "axes":
      return { stroke: themed("axis", theme) };
    case "drawing-thick":
      return { ...line(THICK), "stroke-linejoin": "miter" };
    case "drawing-fine":
      return { ...line(FINE), "stroke-linejoin": "miter" };
    case "drawing-thin":
      return line(THIN);
    case "drawing-axis-line":
      return { ...line(THIN), "stroke-dasharray": dashes(AXIS_DASHES) };
    case "drawing-axis-leg":
      return { ...line(THIN), "stroke-dasharray": dashes(LEG_DASHES), "stroke-opacity": 0.6 };
    // Overlaid outlines differ in line style as well as colour.
    case "drawing-overlay-1":
      return { ...line(THICK, "outline"), "stroke-linejoin": "miter" };
    case "drawing-overlay-2":
      return { ...line(THICK, "axis"), "stroke-dasharray": "9 4" };
    case "drawing-overlay-3":
      return { ...line(THICK, "accent"), "stroke-dasharray": "2 3" };
    case "drawing-load-line":
      return line(THIN, "accent");
    case "drawing-load-arrow":
    case "drawing-load-text":
      return fill("accent");
    case "drawing-arrow":
      return fill("dimension");
    case "drawing-text":
      return fill("text");
    case "drawing-axis-text":
      return fill("axis");
    case "drawing-mark-face":
      return fill("paper");
    case "drawing-mark-fill":
      return fill("accent");
    case "drawing-mark-line":
      return line(THIN, "accent");
    case "drawing-scale-fill":
      return fill("dimension");
    case "drawing-scale-line":
      return line(THIN, "dimension");
    case "drawing-scale-text":
    case "drawing-key-text":
      return fill("dimension");
    default:
      return {};
  }
}
