/** What is printed with every design. */
export const SCOPE = {
  assumptions: [
    "Compression is positive. A moment about x bends the column in the plane of its depth, along the length of the plate.",
    "The plate is rigid. The concrete bears on a rectangular block of uniform pressure; bolts in tension are on the other side (statics of AISC Design Guide 1, with the capacities of AS 4100 and AS 3600).",
    "The column is at the centre of the plate, the plate at the centre of the pedestal, and the bolts are symmetric.",
    "One moment governs. Where both act, the smaller one may be at most 15 % of the larger; it reduces the width of the block, which is not exact and is marked as not covered.",
    "Stability by load case (AS/NZS 1170.0 Clause 4.2.1): overturning about each edge of the plate by itself, uplift, and sliding where friction carries shear. Each row of actions stabilises or destabilises as a whole.",
    "Friction, bolts or a shear key carry the shear force of a combination, one of them alone. Friction needs compression.",
    "The bearing block is uniform: bolts have no tension up to the eccentricity at which the concrete is used up. An elastic analysis has tension earlier.",
    "Actions are those at the underside of the column, first or second order as the user enters them.",
    "The cone of cast-in bolts is that of the ASI Design Guide 7, not of AS 5216.",
  ],
  exclusions: [
    "Anchorage to AS 5216: edge breakout, blow-out, pry-out, splitting and pull-out. Reinforcement, punching and stability of the pedestal or footing, with the soil below it.",
    "Moments about both axes beyond that limit, stiffened plates, levelling nuts that stay loaded, fatigue, fire and earthquake detailing.",
  ],
  toConfirm: [
    "Plate bending of pairs of bolts within the flanges (yield line of Murray, 1983); the plate inside closed sections, clamped on four sides (yield line).",
    "Holes larger than standard without welded washers: two bolts carry the shear (practice).",
    "Bolts through grout: 0.8 of their shear capacity (ACI 318-19 17.7.1.2.1), bending by welded washers on the modulus of their core (AISC Design Guide 1, 3.5.3), confinement and lever arm (EN 1992-4).",
    "Stability with the design capacity of bolts and bearing beside 0.9 of the permanent action (AS 4100 Clause 3.3).",
  ],
} as const;
