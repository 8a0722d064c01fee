import { type Check, formatNumber } from "@kingpost/calc";
import type { Analysis } from "./analysis.ts";
import { placeText } from "./text.ts";

/** A support that lifts needs a hold-down, which is designed elsewhere. */
export function upliftChecks(analysis: Analysis): Check[] {
  const all = analysis.stabilityOf(analysis.selfWeight);
  return analysis.beam.model.supports.flatMap(({ joint }, at): Check[] => {
    const own = all.filter(({ support }) => support === at);
    const [first, ...others] = own;
    if (!first) return [];
    const net = ({ destabilising, stabilising }: typeof first) => destabilising - stabilising;
    const worst = others.reduce((a, b) => (net(b) > net(a) ? b : a), first);
    if (net(worst) <= 1e-6 * worst.stabilising) return [];
    const force = formatNumber(net(worst) / 1000, { significant: 3 });
    return [
      {
        id: `uplift/${at + 1}`,
        group: "Strength",
        title: `Hold-down, support ${at + 1}`,
        reference: worst.combination.clause,
        kind: "not covered",
        combination: worst.combination.title,
        location: placeText(analysis.beam.joints[joint] ?? 0),
        reason: `The support must hold the beam down with ${force} kN (${worst.combination.title}). The hold-down is not designed here.`,
      },
    ];
  });
}
