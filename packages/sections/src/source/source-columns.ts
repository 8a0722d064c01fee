import type { Category, PropertyName } from "../record/record.ts";

/** Which column of a family's table holds which property. The names are the CSV headers, with their units. */
export interface FamilyColumns {
  /** Every row has these, published or not; they are needed to draw and calculate a size. */
  readonly dimensions: readonly string[];
  /** A row whose provenance is `published` has every one of these. */
  readonly gross: Readonly<Record<string, PropertyName>>;
  /** Published for some sizes only. */
  readonly optional: Readonly<Record<string, PropertyName>>;
  /** Design values; the header carries the grade after an `@`. */
  readonly design: Readonly<Record<string, PropertyName>>;
  /** The grades that have design columns. */
  readonly grades: readonly string[];
}

const COMMON = {
  mass_kg_per_m: "mass",
  Ag_mm2: "ag",
  Ix_mm4: "ix",
  Zx_mm3: "zx",
  Sx_mm3: "sx",
  rx_mm: "rx",
  Iy_mm4: "iy",
  Sy_mm3: "sy",
  ry_mm: "ry",
  J_mm4: "j",
} as const;

const STRENGTH = {
  fy_flange_MPa: "fy",
  fy_web_MPa: "fyw",
  fu_MPa: "fu",
  kf: "kf",
  compact_x: "compactnessX",
} as const;

const DOUBLY_SYMMETRIC = {
  ...STRENGTH,
  compact_y: "compactnessY",
  Zex_mm3: "zex",
  Zey_mm3: "zey",
} as const;

const PLATES = ["d_mm", "bf_mm", "tf_mm", "tw_mm", "r1_mm"] as const;

const iSection = (highGrade: string): FamilyColumns => ({
  dimensions: PLATES,
  gross: { ...COMMON, d_tabulated_mm: "dPrinted", d1_mm: "d1", Zy_mm3: "zy", Iw_mm6: "iw" },
  optional: {},
  design: DOUBLY_SYMMETRIC,
  grades: ["300", highGrade],
});

const channel: FamilyColumns = {
  dimensions: PLATES,
  gross: {
    ...COMMON,
    d1_mm: "d1",
    ZyL_mm3: "zyL",
    ZyR_mm3: "zyR",
    Iw_mm6: "iw",
    xL_mm: "centroidXL",
    xo_mm: "shearCentreX0",
  },
  optional: {},
  design: {
    ...STRENGTH,
    compact_yL: "compactnessYL",
    compact_yR: "compactnessYR",
    Zex_mm3: "zex",
    ZeyL_mm3: "zeyL",
    ZeyR_mm3: "zeyR",
  },
  grades: ["300", "350"],
};

const angle = (gross: Readonly<Record<string, PropertyName>>): FamilyColumns => ({
  dimensions: ["b1_mm", "b2_mm", "t_mm", "r1_mm", "r2_mm"],
  gross: {
    ...COMMON,
    Zy5_mm3: "zy5",
    In_mm4: "in",
    Ip_mm4: "ip",
    nL_mm: "nL",
    pB_mm: "pB",
    pT_mm: "pT",
    x5_mm: "x5",
    y5_mm: "y5",
    tan_alpha: "tanAlpha",
    ...gross,
  },
  optional: {},
  design: {
    ...STRENGTH,
    compact_y: "compactnessY",
    Zex_mm3: "zexA",
    ZexC_mm3: "zexC",
    ZeyB_mm3: "zeyB",
    ZeyD_mm3: "zeyD",
  },
  grades: ["300", "350"],
});

const round: FamilyColumns = {
  dimensions: ["d_mm", "bf_mm", "t_mm"],
  gross: { ...COMMON, Zy_mm3: "zy" },
  optional: {},
  design: DOUBLY_SYMMETRIC,
  grades: ["C350"],
};

const box: FamilyColumns = {
  dimensions: ["d_mm", "bf_mm", "t_mm", "r1_mm"],
  gross: { ...COMMON, Zy_mm3: "zy" },
  optional: { C_mm3: "c" },
  design: DOUBLY_SYMMETRIC,
  grades: ["C350", "C450"],
};

/** Design values of these families are calculated: no table of them was found. */
const UNDESIGNED = { design: {}, grades: [] } as const;

const sizeOnly = (...dimensions: readonly string[]): FamilyColumns => ({
  dimensions,
  gross: {},
  optional: {},
  ...UNDESIGNED,
});

const tee = sizeOnly(...PLATES);

const taperI: FamilyColumns = {
  dimensions: [...PLATES, "r2_mm"],
  gross: { ...COMMON, d1_mm: "d1", Zy_mm3: "zy", Iw_mm6: "iw" },
  optional: {},
  ...UNDESIGNED,
};

/** The columns of each family's table in data/. */
export const SOURCE_COLUMNS: Readonly<Record<Category, FamilyColumns>> = {
  WB: iSection("400"),
  WC: iSection("400"),
  UB: iSection("350"),
  UC: iSection("350"),
  PFC: channel,
  EA: angle({ Zy3_mm3: "zy3", Inp_mm4: "inp" }),
  UA: angle({}),
  CHS: round,
  RHS: box,
  SHS: box,
  TFB: taperI,
  UBP: { ...iSection("350"), ...UNDESIGNED },
  BT: tee,
  CT: tee,
  RB: sizeOnly("d_mm"),
  SB: sizeOnly("d_mm"),
  FL: sizeOnly("d_mm", "t_mm"),
};
