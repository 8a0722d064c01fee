import {
  choiceField,
  type DesignModule,
  formula,
  type InputsOf,
  limitCheck,
  mathText,
  numberField,
  rowsField,
  StepList,
  sectionField,
  standardReferences,
  switchField,
  symbol,
} from "../src/index.ts";

const { clause } = standardReferences("AS 0000", "AS 0000:2026");

/** Fields of every kind. */
export const FIELDS = {
  section: sectionField({ label: "Section", default: "360UB50.7" }),
  span: numberField({
    label: "Span",
    symbol: mathText("L"),
    quantity: "length",
    unit: "m",
    range: { least: 100, most: 60_000 },
    default: 6000,
    isWhole: true,
  }),
  use: choiceField({
    label: "Use",
    options: [
      { value: "floor", label: "Floor" },
      { value: "roof", label: "Roof" },
    ],
    default: "floor",
  }),
  hasCamber: switchField({ label: "Precamber", default: false }),
  camber: numberField({
    label: "Precamber",
    quantity: "length",
    unit: "mm",
    range: { above: 0, below: 500 },
    default: 10,
    shownWhen: { field: "hasCamber", is: true },
  }),
  loads: rowsField({
    label: "Loads",
    columns: {
      force: numberField({
        label: "Force",
        quantity: "force",
        unit: "kN",
        range: { least: -1e6, most: 1e6 },
        default: 0,
      }),
      position: numberField({
        label: "Position",
        symbol: mathText("a"),
        quantity: "length",
        unit: "m",
        range: { least: 0 },
        isWhole: true,
        default: 0,
      }),
    },
    count: { least: 0, most: 20 },
    default: [{ force: 10_000, position: 3000 }],
  }),
} as const;

const MOMENT = formula({
  id: "m-star",
  title: "Design moment at the load",
  reference: clause("1.1"),
  result: symbol("M*", "kNm"),
  symbols: { p: symbol("P*", "kN"), a: symbol("a", "mm"), l: symbol("L", "mm") },
  is: ({ times, over, minus }, { p, a, l }) => over(times(p, a, minus(l, a)), l),
});

interface Capacities {
  readonly [section: string]: number;
}

interface Model extends Pick<InputsOf<typeof FIELDS>, "span" | "loads"> {
  readonly capacity: number;
}

/** A module of one check: a load on a simply supported beam. */
export const SAMPLE: DesignModule<typeof FIELDS, Capacities, Model, { readonly moment: number }> = {
  kind: "sample",
  title: "Sample",
  engine: "0.1.0",
  standards: [{ standard: "AS 0000", edition: "AS 0000:2026" }],
  fields: FIELDS,
  upgrades: [({ length, ...rest }) => ({ ...rest, span: length })],
  model: ({ span, loads, section }, capacities) => {
    const capacity = capacities[section];
    return {
      problems: [
        ...loads.flatMap(({ position }, at) =>
          position > span
            ? [
                {
                  kind: "error",
                  path: `/loads/${at}/position`,
                  message: "The load is beyond the span.",
                } as const,
              ]
            : [],
        ),
        ...(capacity === undefined
          ? [{ kind: "error", path: "/section", message: `There is no ${section}.` } as const]
          : []),
      ],
      model: capacity === undefined ? undefined : { span, loads, capacity },
    };
  },
  checks: ({ span, loads, capacity }) => {
    const checks = loads.map(({ force, position }, at) => {
      const list = new StepList();
      const demand = Math.abs(list.formula(MOMENT, { p: force, a: position, l: span }));
      return limitCheck({
        id: `bending/${at}`,
        group: "Strength",
        title: "Bending",
        reference: clause("1.2"),
        demand,
        relation: "≤",
        limit: capacity,
        unit: "kNm",
        steps: list.steps,
        assumptions: [],
      });
    });
    return { checks, results: { moment: Math.max(0, ...checks.map(({ demand }) => demand)) } };
  },
  scope: {
    assumptions: ["The beam is simply supported."],
    exclusions: ["Shear is not checked."],
    toConfirm: [],
  },
};
