import {
  areaOfBar,
  type BendingSense,
  bendExtension,
  type FlexuralStrength,
  massOfBar,
} from "@kingpost/as3600";
import { formatNumber } from "@kingpost/calc";
import { combinationsTable } from "../../beam/tables/combinations.ts";
import { beamLoads } from "../../beam/tables/loads.ts";
import { factoredReactionsTable, reactionsTable } from "../../beam/tables/reactions.ts";
import type { ResultTable } from "../../frame/figures/figure.ts";
import type { LoadTable } from "../../frame/load-table.ts";
import { left, NO_VALUE, right } from "../../frame/tables.ts";
import type { AnyResults } from "../design.ts";
import { beamInputs } from "../form/beam-inputs.ts";
import type { ConcreteBeamInputs } from "../form/fields.ts";
import { areaOf, type PlacedBars } from "../model/bars.ts";
import type { ConcreteBeamModel, FitmentZone } from "../model/model.ts";

/** The loads with the self-weight and w*. */
export const loads: LoadTable<ConcreteBeamInputs, AnyResults> = (inputs, { kind, model }, combinations) =>
  kind === "section"
    ? []
    : beamLoads(
        beamInputs(inputs),
        [{ name: `${inputs.webWidth} × ${inputs.depth}`, load: model.selfWeight }],
        model.analysis,
        combinations,
      );

/** Strength by region, combinations, reactions, bars and quantities; of one section its strength. */
export function tables(results: AnyResults): readonly ResultTable[] {
  if (results.kind === "section") {
    const { model, strength } = results;
    const { sense, inputs } = model;
    return [strengthTable([{ words: "section", sense, moment: Math.abs(inputs.mStar), strength }])];
  }
  const { model, regions } = results;
  return [
    combinationsTable(model.analysis),
    strengthTable(
      regions.map(({ region, greatest, strength }) => ({ ...region, moment: greatest.value, strength })),
    ),
    reactionsTable(model.analysis),
    factoredReactionsTable(model.analysis),
    barTable(model),
    quantitiesTable(model),
  ];
}

const kNm = (m: number) => formatNumber(m / 1e6, { significant: 4 });
const mm = (x: number) => formatNumber(x, { decimals: [0, 1] });
const pure = (x: number) => formatNumber(x, { decimals: 3 });

/** A place with its design moment, Nmm, and its strength. */
interface StrengthRow {
  readonly words: string;
  readonly sense: BendingSense;
  readonly moment: number;
  readonly strength: FlexuralStrength | undefined;
}

function strengthTable(all: readonly StrengthRow[]): ResultTable {
  return {
    id: "strength",
    title: "Bending strength",
    columns: [
      left("Where"),
      left("Bending"),
      right("M* (kNm)"),
      right("A_st (mm²)"),
      right("d (mm)"),
      right("d_n (mm)"),
      right("k_uo"),
      right("φ"),
      right("φM_u (kNm)"),
    ],
    rows: all.map(({ words, sense, moment, strength }) => [
      words,
      sense,
      kNm(moment),
      ...(strength
        ? [
            formatNumber(strength.tensionSide?.area ?? 0, { decimals: [0, 0] }),
            mm(strength.tensionSide?.d ?? strength.d),
            mm(strength.dn),
            pure(strength.kuo),
            pure(strength.phi),
            kNm(strength.phiMu),
          ]
        : Array<string>(6).fill(NO_VALUE)),
    ]),
  };
}

/** What a bar is cut to: up to 5 mm more, with a cog of 90 degrees where it has one. Units mm. */
function cutLength({ db, isCoggedLeft, isCoggedRight }: PlacedBars, from: number, to: number): number {
  const cogs = Number(isCoggedLeft) + Number(isCoggedRight);
  return Math.ceil((to - from + cogs * bendExtension(db, 90)) / 5 - 1e-9) * 5;
}

const shapeOf = ({ isCoggedLeft, isCoggedRight }: PlacedBars): string => {
  const cogs = Number(isCoggedLeft) + Number(isCoggedRight);
  return cogs === 0 ? "straight" : cogs === 1 ? "one cog" : "two cogs";
};

/** Bars that are built in are listed to the face of the built-in end: their anchorage is of the support. */
function endsOf({ length }: ConcreteBeamModel, { from, to }: PlacedBars): readonly [number, number] {
  return [from < -1e5 ? 0 : from, to > length + 1e5 ? length : to];
}

function fitmentOf({ inputs }: ConcreteBeamModel, { fitments, from, to }: FitmentZone) {
  const { webWidth, depth, coverTop, coverBottom, coverSide } = inputs;
  const { diameter: db, legs, spacing } = fitments;
  const [w, h] = [webWidth - 2 * coverSide - db, depth - coverTop - coverBottom - db];
  const hook = 2 * bendExtension(db, 135, "fitment");
  const ties = Math.max(0, legs - 2);
  const each = 2 * (w + h) + hook + ties * (h + hook);
  return { count: Math.floor((to - from) / spacing + 1e-9) + 1, each: Math.ceil(each / 5) * 5, db };
}

/** The bars, fitments and side bars with their lengths and masses. */
function barTable(model: ConcreteBeamModel): ResultTable {
  const kg = (mass: number) => formatNumber(mass, { decimals: [1, 1] });
  const rows = model.bars.map((one, at) => {
    const length = cutLength(one, ...endsOf(model, one));
    return [
      `${one.row.face === "top" ? "T" : "B"}${at + 1}`,
      `${one.row.count}${one.row.size}`,
      shapeOf(one),
      String(length),
      kg(one.row.count * length * massOfBar(one.db)),
    ];
  });
  const fitments = model.zones.map((zone) => {
    const { count, each, db } = fitmentOf(model, zone);
    return [
      `F${zone.at + 1}`,
      `${count}N${db}`,
      `closed, ${zone.fitments.legs} legs`,
      String(each),
      kg(count * each * massOfBar(db)),
    ];
  });
  return {
    id: "bars",
    title: "Bar list",
    columns: [left("Mark"), left("Bars"), left("Shape"), right("Cut length (mm)"), right("Mass (kg)")],
    rows: [...rows, ...fitments],
  };
}

function quantitiesTable(model: ConcreteBeamModel): ResultTable {
  const { inputs, bars, zones, length } = model;
  const volume = (inputs.webWidth * inputs.depth * length) / 1e9;
  const main = bars.reduce((sum, one) => {
    return sum + one.row.count * cutLength(one, ...endsOf(model, one)) * massOfBar(one.db);
  }, 0);
  const fitments = zones.reduce((sum, zone) => {
    const { count, each, db } = fitmentOf(model, zone);
    return sum + count * each * massOfBar(db);
  }, 0);
  const largest = Math.max(...bars.map(areaOf), areaOfBar(0));
  return {
    id: "quantities",
    title: "Quantities",
    columns: [left("Quantity"), right("Value")],
    rows: [
      ["Concrete, web (m³)", formatNumber(volume, { decimals: [2, 2] })],
      ["Bars (kg)", formatNumber(main, { decimals: [0, 0] })],
      ["Fitments (kg)", formatNumber(fitments, { decimals: [0, 0] })],
      ["Steel over concrete (kg/m³)", formatNumber((main + fitments) / volume, { decimals: [0, 0] })],
      ["Largest row of bars (mm²)", formatNumber(largest, { decimals: [0, 0] })],
    ],
  };
}
