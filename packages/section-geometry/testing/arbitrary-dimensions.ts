import fc from "fast-check";
import type {
  AngleDimensions,
  BoxDimensions,
  ChannelDimensions,
  ChsDimensions,
  Dimensions,
  FlatDimensions,
  ISectionDimensions,
  RhsDimensions,
  RoundDimensions,
  TaperISectionDimensions,
  TeeDimensions,
  UnequalISectionDimensions,
} from "../src/dimensions.ts";

// Valid shapes, as fractions of one size: plates thinner than half, fillets that fit, or no fillets.
const size = fc.double({ min: 20, max: 1500, noNaN: true });
const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const fillet = fc.oneof(fc.constant(0), share(0.05, 0.95));

const flanged = fc
  .record({ d: size, width: share(0.2, 1.5), flange: share(0.02, 0.3), web: share(0.02, 0.4), r: fillet })
  .map(({ d, width, flange, web, r }) => {
    const bf = d * width;
    const tf = d * flange;
    const tw = bf * web;
    return { d, bf, tf, tw, r };
  });

export const iSections: fc.Arbitrary<ISectionDimensions> = flanged.map(({ d, bf, tf, tw, r }) => {
  return { shape: "i-section", d, bf, tf, tw, r1: r * Math.min((bf - tw) / 2, (d - 2 * tf) / 2) };
});

export const channels: fc.Arbitrary<ChannelDimensions> = flanged.map(({ d, bf, tf, tw, r }) => {
  return { shape: "channel", d, bf, tf, tw, r1: r * Math.min(bf - tw, (d - 2 * tf) / 2) };
});

export const angles: fc.Arbitrary<AngleDimensions> = fc
  .record({ b1: size, other: share(0.3, 1), thick: share(0.03, 0.3), root: fillet, toe: fillet })
  .map(({ b1, other, thick, root, toe }) => {
    const b2 = b1 * other;
    const t = b2 * thick;
    const r2 = toe * t;
    return { shape: "angle", b1, b2, t, r1: root * (b2 - t - r2), r2 };
  });

const tubes: fc.Arbitrary<ChsDimensions> = fc
  .record({ d: size, thick: share(0.005, 0.45) })
  .map(({ d, thick }) => ({ shape: "chs", d, t: d * thick }));

export const boxes: fc.Arbitrary<RhsDimensions> = fc
  .record({ d: size, other: share(0.2, 1.5), thick: share(0.01, 0.4), corner: fillet })
  .map(({ d, other, thick, corner }) => {
    const b = d * other;
    const least = Math.min(d, b);
    return { shape: "rhs", d, b, t: least * thick, r1: (corner * least) / 2 };
  });

export const plateBoxes: fc.Arbitrary<BoxDimensions> = fc
  .record({ d: size, other: share(0.2, 1.5), flange: share(0.01, 0.4), web: share(0.01, 0.4) })
  .map(({ d, other, flange, web }) => {
    const b = d * other;
    return { shape: "box", d, b, tf: d * flange, tw: b * web };
  });

export const tees: fc.Arbitrary<TeeDimensions> = flanged.map(({ d, bf, tf, tw, r }) => {
  return { shape: "tee", d, bf, tf, tw, r1: r * Math.min((bf - tw) / 2, d - tf) };
});

const unequalISections: fc.Arbitrary<UnequalISectionDimensions> = fc
  .tuple(flanged, share(0.5, 1.5), share(0.3, 1.5))
  .map(([{ d, bf, tf, tw }, width, thickness]) => {
    return { shape: "unequal-i", d, bf, tf, bfb: bf * width, tfb: tf * thickness, tw };
  });

/** Flanges that taper by less than half of their thickness, with radii that fit. */
const taperISections: fc.Arbitrary<TaperISectionDimensions> = fc
  .record({ d: size, width: share(0.2, 0.8), flange: share(0.1, 0.2), web: share(0.05, 0.3), r: fillet })
  .map(({ d, width, flange, web, r }) => {
    const bf = d * width;
    const tw = bf * web;
    const tf = d * flange;
    return {
      shape: "taper-i",
      d,
      bf,
      tf,
      tw,
      r1: 0.4 * r * Math.min(bf - tw, d) * 0.5,
      r2: 0.3 * r * (bf - tw) * 0.1,
    };
  });

const rounds: fc.Arbitrary<RoundDimensions> = size.map((d) => ({ shape: "round", d }));

const flats: fc.Arbitrary<FlatDimensions> = fc
  .record({ d: size, thick: share(0.02, 1) })
  .map(({ d, thick }) => ({ shape: "flat", d, t: d * thick }));

export const anyShape: fc.Arbitrary<Dimensions> = fc.oneof(
  iSections,
  channels,
  angles,
  tubes,
  boxes,
  plateBoxes,
  tees,
  unequalISections,
  taperISections,
  rounds,
  flats,
);
