/** What is printed with every design. */
export const SCOPE = {
  assumptions: [
    "Compression is positive. A moment about x bends the column in the plane of its depth, along the length of the plate.",
    "The plate is rigid. The concrete, or grout that is entered as weaker, bears on a rectangular block of uniform pressure; bolts in tension are on the other side (statics of AISC Design Guide 1, with the capacities of AS 4100 and AS 3600).",
    "The column is at the centre of the plate by its depth and width, the plate at the centre of the pedestal, and the bolts are symmetric. The axial force of a channel acts at its centroid.",
    "One moment governs. Where both act, the smaller one may be at most 15 % of the larger; it reduces the width of the block, which is not exact and is marked as not covered.",
    "Stability by load case (AS/NZS 1170.0 Clause 4.2.1): overturning about each edge of the plate by itself, uplift, and sliding where friction carries shear. Each row of actions stabilises or destabilises as a whole. With combinations that are entered, sliding has the smallest N* that is entered, or those for stability.",
    "Friction, bolts or a shear key carry the shear force of a combination, one of them alone. Friction needs compression; the concrete that it slides on is that of the bearing block where a moment acts. A shear key turns the plate: its moment about the underside is added on the side that is worse.",
    "The bearing block is uniform: bolts have no tension up to the eccentricity at which the concrete is used up. An elastic analysis has tension earlier.",
    "Actions are those at the underside of the column, first or second order as the user enters them.",
    "Anchorage to EN 1992-4:2018 with capacity factors 1/γ, in the form of AS 5216: the plate is rigid, where the block needs bolts in tension the anchors have that of linear strains (EN 1992-4 6.2.1) if it is more, actions are static, and no supplementary reinforcement carries the cone, the edge or pry-out. V* is the force of the column on the plate, through the centre of the bolts.",
    "Anchorage by the cone of ASI Design Guide 7 is not that of AS 5216. Anchorage by others is an assumption, with the actions of each bolt.",
  ],
  exclusions: [
    "Hooked bolts, anchor channels, lifting inserts, ferrules, post-installed bars, anchors in lightweight concrete, redundant fixings, supplementary reinforcement, concrete in front of shear keys, torsion on the bolts, shear with a lever arm near an edge. Reinforcement, punching and stability of the pedestal or footing, with the soil below it, and the transfer of the anchor forces into it.",
    "Minimum design actions at the end of the column (AS 4100 Clause 9.1.4): the weld is designed for the actions that are entered.",
    "Moments about both axes beyond that limit, stiffened plates, levelling nuts that stay loaded, fatigue, fire, earthquake detailing and anchors under earthquake actions.",
  ],
  toConfirm: [
    "Plate bending of pairs of bolts within the flanges (yield line of Murray, 1983); the plate inside closed sections, clamped on four sides (yield line).",
    "Holes larger than standard without welded washers: two bolts carry the shear (practice), of which one alone may be in front of an edge.",
    "Bolts through grout: 0.8 of their shear capacity (ACI 318-19 17.7.1.2.1), bending by welded washers on the modulus of their core (AISC Design Guide 1, 3.5.3), confinement and lever arm (EN 1992-4).",
    "Anchors: whether AS 5216:2021 covers headed bolts, and its capacity factors; the factor of the direction of the shear force (the lower of two published forms); heads counted to 6 thicknesses and a diameter; no splitting with 1.8 embedments to every edge; edges of 3 diameters with the cover of the head, and the depth of embedment, head and cover; no edge failure beyond 10 embedments and 60 diameters; edge bars with 2.5 covers of embedment. Bolts of unequal tension: the more loaded alone are checked too, and side blow-out of every row that is near (both on the safe side).",
    "Stability with the design capacity of bolts and bearing beside 0.9 of the permanent action (AS 4100 Clause 3.3).",
  ],
} as const;
