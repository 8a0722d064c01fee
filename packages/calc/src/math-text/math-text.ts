/** One letter of a symbol with what is set around it: the `M*_x` of `φM*_x`. */
export interface MathAtom {
  /** A letter, or `/` between two symbols. */
  readonly base: string;
  readonly subscript?: string;
  readonly hasPrime?: boolean;
  readonly hasStar?: boolean;
}

/** A symbol as engineers write it, in one notation for page, drawing, PDF and API. */
export type MathText = readonly MathAtom[];

const GREEK: Readonly<Record<string, string>> = {
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  epsilon: "ε",
  zeta: "ζ",
  eta: "η",
  theta: "θ",
  kappa: "κ",
  lambda: "λ",
  mu: "μ",
  nu: "ν",
  xi: "ξ",
  pi: "π",
  rho: "ρ",
  sigma: "σ",
  tau: "τ",
  phi: "φ",
  chi: "χ",
  psi: "ψ",
  omega: "ω",
  Delta: "Δ",
  Sigma: "Σ",
};

const GREEK_NAME = `(?:${Object.keys(GREEK).join("|")})(?![a-z])`;
const ATOM = new RegExp(
  String.raw`\s*(${GREEK_NAME}|tan(?= )|\p{L}|/)(['\u2032]?)(\*?)(?:_(?:\{([^{}]+)\}|([\p{L}\p{N}]+)))?`,
  "uy",
);

/**
 * Reads a symbol: `phi M_sx` or `φM_sx`, `alpha_c`, `N*`, `M*_x`, `f'_c`, `f_vm/f_va`, `A_{s.min}`, `tan alpha`.
 *
 * Shape    each letter, or name of a Greek letter, is a base; a subscript runs on over letters and digits, or is in braces
 * Errors   TypeError: a mistake in the program, not of the user
 */
export function mathText(notation: string): MathText {
  const atoms: MathAtom[] = [];
  ATOM.lastIndex = 0;
  for (let at = 0; at < notation.length; at = ATOM.lastIndex) {
    const match = ATOM.exec(notation);
    if (!match) throw new TypeError(`${notation} is not a symbol: cannot read ${notation.slice(at)}`);
    const [, name = "", prime, star, braced, plain] = match;
    const subscript = braced ?? plain;
    atoms.push({
      base: name === "tan" ? "tan " : (GREEK[name] ?? name),
      ...(subscript === undefined ? {} : { subscript }),
      ...(prime ? { hasPrime: true } : {}),
      ...(star ? { hasStar: true } : {}),
    });
  }
  return atoms;
}
