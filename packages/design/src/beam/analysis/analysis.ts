import {
  analyseAgain,
  analyseBeam,
  type BeamAnalysis,
  type BeamModel,
  type BeamResponse,
  beamParts,
  exceeds,
  extremesOfPieces,
  type LoadRow,
  PIECE_EXTREMES,
  pieceExtremes,
  sizedResponses,
  supportStability,
  type ValueExtremes,
} from "@kingpost/actions";
import type { PlaneInputs } from "../form/inputs.ts";
import { analysisOptions } from "./combination-options.ts";
import { beamModel, loadCases, type OtherSizes, type Size, type Stiffness } from "./loads.ts";

/** An arrangement of loads with the response of the beam to it. */
export class Combined {
  /** `1.2G + 1.5Q (Q on span 1)`. */
  readonly name: string;
  readonly row: LoadRow;
  #response: BeamResponse | (() => BeamResponse);
  readonly #pieces: { moment?: Float64Array; shear?: Float64Array } = {};

  /** `response`: a function of one that is found where it is first read. */
  constructor(name: string, row: LoadRow, response: BeamResponse | (() => BeamResponse)) {
    this.name = name;
    this.row = row;
    this.#response = response;
  }

  get response(): BeamResponse {
    if (typeof this.#response === "function") this.#response = this.#response();
    return this.#response;
  }

  /** `pieceExtremes`, found once. */
  pieces(quantity: "moment" | "shear"): Float64Array {
    this.#pieces[quantity] ??= pieceExtremes(this.response, quantity);
    return this.#pieces[quantity];
  }

  /** The greatest magnitude on a piece. */
  most(quantity: "moment" | "shear", piece: number): number {
    const found = this.pieces(quantity);
    const at = piece * PIECE_EXTREMES;
    return Math.max(Math.abs(found[at + 1] ?? 0), Math.abs(found[at + 3] ?? 0));
  }

  /** The extremes on the whole beam, or on some of its pieces. */
  extremes(quantity: "moment" | "shear", only?: readonly number[]): ValueExtremes {
    const found = this.pieces(quantity);
    if (!only) return extremesOfPieces(found);
    const ofThose = new Float64Array(only.length * PIECE_EXTREMES);
    for (const [at, piece] of only.entries()) {
      const first = piece * PIECE_EXTREMES;
      ofThose.set(found.subarray(first, first + PIECE_EXTREMES), at * PIECE_EXTREMES);
    }
    return extremesOfPieces(ofThose);
  }
}

export interface Analysis extends BeamAnalysis {
  /** N/mm. */
  readonly selfWeight: number;
  readonly stabilityOf: ReturnType<typeof supportStability>;
  readonly strength: readonly Combined[];
  readonly serviceability: {
    readonly permanent: readonly Combined[];
    readonly shortTerm: readonly Combined[];
    readonly imposed: readonly Combined[];
    readonly longTerm: readonly Combined[];
    readonly wind: readonly Combined[];
    /** The short-term combinations, and those of wind, snow and earthquake that have the permanent action. */
    readonly whole: readonly Combined[];
  };
}

/** The second moment of area of the analysis that all sections share, mm4. */
const ANY_INERTIA = 1e8;

/** What a beam has beside its inputs. */
export interface AnalysedBeam extends Pick<Stiffness, "modulus"> {
  readonly others?: OtherSizes;
  /** Positions where pieces are to end, mm: restraints. */
  readonly stations?: readonly number[];
  /** The beam with other supports than those that patterns of imposed load follow. Units: `inertia` mm4. */
  readonly supported?: (inertia: number) => BeamModel;
}

/**
 * The beam solved for every load case, and the responses to its combinations, for any size. The beam is solved once, and its
 * responses are in proportion to self-weight and stiffness; with springs, settlements or other sections of spans it is solved for
 * each stiffness.
 */
export function analyses(
  inputs: PlaneInputs,
  { modulus, others = [], stations = [], supported }: AnalysedBeam,
): (size: Size) => Analysis {
  const arrangedOn = (inertia: number) => beamModel(inputs, { modulus, inertia }, others);
  const modelOf = supported ?? arrangedOn;
  const model = modelOf(ANY_INERTIA);
  const cases = loadCases(inputs, others);
  const arranged = analyseBeam(arrangedOn(ANY_INERTIA), cases, {
    ...analysisOptions(inputs, cases),
    stations,
  });
  const shared = supported ? onSupports(arranged, model) : arranged;
  const names = shared.rows.map((row) => nameOf(row, shared.unitLoads));
  const isProportional =
    others.length === 0 &&
    model.supports.every(
      ({ vertical, rotation }) => typeof vertical !== "number" && typeof rotation !== "number",
    ) &&
    !cases.some(({ loads }) => loads.some(({ kind }) => kind === "settlement"));
  const solved = (analysis: BeamAnalysis) => ({
    analysis,
    stabilityOf: supportStability(analysis),
    responsesOf: sizedResponses(analysis),
  });
  const proportional = isProportional ? solved(shared) : undefined;
  return ({ inertia, selfWeight }) => {
    const { analysis, stabilityOf, responsesOf } =
      proportional ?? solved(analyseAgain(shared, modelOf(inertia)));
    const responseTo = responsesOf({ selfWeight, stiffness: proportional ? inertia / ANY_INERTIA : 1 });
    const all = analysis.rows.map((row, at) => new Combined(names[at] ?? "", row, () => responseTo(at)));
    const of = (purpose: LoadRow["combination"]["purpose"]) =>
      all.filter(({ row }) => row.combination.purpose === purpose);
    const permanent = of("permanent");
    const orPermanent = (found: readonly Combined[]) => (found.length > 0 ? found : permanent);
    const shortTerm = [...orPermanent(of("short-term")), ...of("serviceability")];
    const wind = [...of("wind"), ...of("snow"), ...of("earthquake")];
    const always = Object.keys(permanent[0]?.row.combination.factors ?? {});
    return {
      ...analysis,
      stabilityOf,
      selfWeight,
      strength: of("strength"),
      serviceability: {
        permanent,
        shortTerm,
        imposed: of("imposed"),
        longTerm: orPermanent(of("long-term")),
        wind,
        whole: [
          ...shortTerm,
          ...wind.filter(({ row }) => always.every((id) => id in row.combination.factors)),
        ],
      },
    };
  };
}

/** The same arrangements of loads on a beam with other supports. */
function onSupports(analysis: BeamAnalysis, model: BeamModel): BeamAnalysis {
  return { ...analyseAgain(analysis, model), parts: beamParts(model) };
}

function nameOf({ combination, pattern, factors }: LoadRow, units: BeamAnalysis["unitLoads"]): string {
  if (!pattern || pattern.isLoaded.every((isLoaded) => isLoaded)) return combination.title;
  const relieved = units.findIndex(
    ({ of }, at) => of.kind === "permanent" && factors[at] !== (combination.factors[of.id] ?? 0),
  );
  const relief = relieved < 0 ? "" : `, ${factors[relieved]}G on the other spans`;
  const where = `Q on ${pattern.title}${relief}`;
  return combination.title === "Q" ? where : `${combination.title} (${where})`;
}

export interface Greatest {
  readonly x: number;
  readonly value: number;
  readonly of: Combined;
}

/** The value of the greatest magnitude over combinations, on the whole beam or some pieces; undefined if there are none. */
export function greatest(
  combined: readonly Combined[],
  quantity: "shear" | "moment",
  only?: readonly number[],
): Greatest | undefined {
  let found: Greatest | undefined;
  const offer = (x: number, value: number, of: Combined) => {
    if (!found || exceeds(Math.abs(value), Math.abs(found.value))) found = { x, value, of };
  };
  for (const of of combined) {
    const { min, max } = of.extremes(quantity, only);
    offer(min.x, min.value, of);
    offer(max.x, max.value, of);
  }
  return found;
}
