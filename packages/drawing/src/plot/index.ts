export { axesItems } from "./axes.ts";
export { curvePath, stepsPath } from "./curves.ts";
export { alongX, alongY, numberWidth, type PlotFrame, placeOf } from "./plot-frame.ts";
export { canBeLog, extentOf, kindFor, makeScale, type Scale, type ScaleKind, scaleBetween } from "./scale.ts";
