import type { BeamLoad, DistributedLoad } from "@kingpost/actions";
import type { MemberLoad } from "@kingpost/as4100";

type Height = MemberLoad["height"];

const heightOf = (tag: string | undefined, usual: Height): Height =>
  tag === "top" || tag === "shear-centre" || tag === "bottom" ? tag : usual;

/** The intensities of a distributed load in the direction of its resultant, N/mm. */
function sizeOf({ start, end }: DistributedLoad, factor: number): readonly [number, number] {
  const sign = (start + end) * factor >= 0 ? factor : -factor;
  return [sign * start, sign * end];
}

/** A load with a factor, as far as lateral buckling depends on it; one of no size does not act. `usual` is where loads act. */
export function memberLoad(load: BeamLoad, factor: number, usual: Height): MemberLoad[] {
  const direction = (value: number) => (value * factor >= 0 ? "down" : "up");
  switch (load.kind) {
    case "point":
      if (load.force === 0) return [];
      return [
        {
          kind: "point",
          from: load.x,
          to: load.x,
          height: heightOf(load.tag, usual),
          direction: direction(load.force),
          size: [Math.abs(load.force * factor), Math.abs(load.force * factor)],
        },
      ];
    case "couple":
      return [{ kind: "couple", from: load.x, to: load.x, height: "shear-centre", direction: "down" }];
    case "distributed":
      if (load.start === 0 && load.end === 0) return [];
      return [
        {
          kind: load.start === load.end ? "uniform" : "varying",
          from: load.from,
          to: load.to,
          height: heightOf(load.tag, usual),
          direction: direction(load.start + load.end),
          size: sizeOf(load, factor),
        },
      ];
    case "settlement":
      return [];
  }
}
