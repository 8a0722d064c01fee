import {
  choiceField,
  type InputsOf,
  mathText,
  numberField,
  type RowsField,
  rowsField,
  type SingleFields,
} from "@kingpost/calc";
import { PASSED_ON_COLUMNS, sourceField } from "../../frame/passing/source-field.ts";
import { positionField } from "./position-field.ts";

const LOAD_CASES = [
  { value: "G", label: "G permanent" },
  { value: "SDL", label: "SDL permanent, superimposed" },
  { value: "Q", label: "Q imposed" },
  { value: "Q2", label: "Q2 imposed" },
  { value: "Q3", label: "Q3 imposed" },
  { value: "Wu1", label: "Wu1 wind, ultimate" },
  { value: "Wu2", label: "Wu2 wind, ultimate" },
  { value: "Ws", label: "Ws wind, serviceability" },
  { value: "Ws2", label: "Ws2 wind, serviceability" },
  { value: "Su", label: "Su snow, ultimate" },
  { value: "Ss", label: "Ss snow, serviceability" },
  { value: "Eu", label: "Eu earthquake, ultimate" },
  { value: "Es", label: "Es earthquake, serviceability" },
] as const;

export type LoadCase = (typeof LOAD_CASES)[number]["value"];

export const caseField = choiceField({ label: "Case", options: LOAD_CASES, default: "G" });

export const lineLoadField = (label: string, symbol: string) =>
  numberField({
    label,
    symbol: mathText(symbol),
    quantity: "line load",
    unit: "kN/m",
    range: { least: -10_000, most: 10_000 },
    default: 0,
  });

export const LOAD_ROWS = { least: 0, most: 50 } as const;

const UNIFORM_LOAD_COLUMNS = { case: caseField, load: lineLoadField("Load", "w") } as const;

/** Uniform loads; a module may have columns of its own after those of every beam. */
export const uniformLoadsField = <const Own extends SingleFields>(
  own: Own,
  usual: readonly InputsOf<typeof UNIFORM_LOAD_COLUMNS & Own>[],
) =>
  rowsField({
    label: "Uniform loads (full length)",
    columns: { ...UNIFORM_LOAD_COLUMNS, ...own },
    count: LOAD_ROWS,
    default: usual,
  });

const POINT_LOAD_COLUMNS = {
  case: caseField,
  force: numberField({
    label: "Force",
    symbol: mathText("P"),
    quantity: "force",
    unit: "kN",
    range: { least: -1e8, most: 1e8 },
    default: 0,
  }),
  position: positionField("Position", "x"),
} as const;

/** A row of `uniformLoadsField`, without the columns of the module. */
export type UniformLoad = InputsOf<typeof UNIFORM_LOAD_COLUMNS>;

const PASSED_COLUMNS = { source: sourceField, notPassed: PASSED_ON_COLUMNS.notPassed } as const;

/** A row of `pointLoadsField`, without the columns of the module. */
export type PointLoad = InputsOf<typeof POINT_LOAD_COLUMNS & typeof PASSED_COLUMNS>;

/** Point loads, of which another member may pass some on; a module may have columns of its own. */
export const pointLoadsField = <const Own extends SingleFields>(own: Own) =>
  rowsField({
    label: "Point loads",
    columns: { ...POINT_LOAD_COLUMNS, ...own, ...PASSED_COLUMNS },
    count: LOAD_ROWS,
    default: [],
  });

const AREA_LOADS = rowsField({
  label: "Area loads (full length)",
  columns: {
    case: caseField,
    pressure: numberField({
      label: "Load",
      symbol: mathText("p"),
      quantity: "pressure",
      unit: "kPa",
      range: { least: -1, most: 1 },
      default: 0,
    }),
    width: numberField({
      label: "Tributary width",
      symbol: mathText("b"),
      quantity: "length",
      unit: "m",
      range: { least: 0, most: 100_000 },
      default: 0,
    }),
  },
  count: LOAD_ROWS,
  default: [],
});

const PART_LOADS = rowsField({
  label: "Partial-length loads",
  columns: {
    case: caseField,
    start: lineLoadField("Start", "w_1"),
    end: lineLoadField("End", "w_2"),
    from: positionField("From", "x_1"),
    to: positionField("To", "x_2"),
  },
  count: LOAD_ROWS,
  default: [],
});

const COUPLES = rowsField({
  label: "Applied moments (clockwise positive)",
  columns: {
    case: caseField,
    moment: numberField({
      label: "Moment",
      symbol: mathText("M"),
      quantity: "moment",
      unit: "kNm",
      range: { least: -1e11, most: 1e11 },
      default: 0,
    }),
    position: positionField("Position", "x"),
  },
  count: LOAD_ROWS,
  default: [],
});

/** The loads that have no columns of a module. */
export type OtherLoads = InputsOf<{
  areaLoads: typeof AREA_LOADS;
  partLoads: typeof PART_LOADS;
  couples: typeof COUPLES;
}>;

/** The loads of a beam, in the order of its form. */
export const loadFields = <Uniform extends RowsField, Point extends RowsField>(
  uniformLoads: Uniform,
  pointLoads: Point,
) =>
  ({
    uniformLoads,
    areaLoads: AREA_LOADS,
    pointLoads,
    partLoads: PART_LOADS,
    couples: COUPLES,
  }) as const;
