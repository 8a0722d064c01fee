interface Step {
  readonly title: string;
  /** What happens in it. */
  readonly text: string;
  /** What the client has after it. */
  readonly receives: string;
}

interface Brand {
  readonly productName: string;
  readonly firmName: string;
  readonly legalName: string;
  readonly companyNumber: string;
  /** With its name, for example "RPEQ company registration 12345". Empty: it is not shown. */
  readonly registrationNumber: string;
  /** In one sentence, for example "Professional indemnity insurance of $10 million." Empty: it is not shown. */
  readonly insurance: string;
  readonly tagline: string;
  readonly email: string;
  readonly securityEmail: string;
  readonly phone: string;
  readonly phoneDialled: string;
  readonly serviceAreas: string;
  readonly region: string;
  readonly country: string;
  readonly countryCode: string;
  readonly experience: string;
  readonly credentials: readonly { readonly short: string; readonly name: string }[];
  readonly specialisedEngineering: string;
  readonly sectors: Readonly<Record<Sector, string>>;
  readonly steps: readonly Step[];
}

/** A sector that the firm works in. */
export type Sector =
  | "oil-and-gas"
  | "mining-infrastructure"
  | "power-generation"
  | "energy"
  | "water-infrastructure"
  | "warehouses"
  | "processing-facilities"
  | "heavy-industrial"
  | "commercial-buildings";

/** Everything that names the firm is in this file only. Change it to make the product yours. */
export const brand: Brand = {
  productName: "Kingpost",
  firmName: "Kingpost Structural",
  legalName: "Kingpost Structural Pty Ltd",
  /** Company or business number in the footer. */
  companyNumber: "ABN 00 000 000 000",
  /** Shown on the consulting page if they are filled in. */
  registrationNumber: "",
  insurance: "",
  tagline:
    "Lightning-fast tools with instant results for beams, columns, footings and connections, compliant with Australian Standards.",
  /** Shown on the site, in emails and on data sheets. Contact messages are emailed to CONTACT_EMAIL. */
  email: "office@example.com",
  /** For reports of security vulnerabilities; in security.txt. */
  securityEmail: "security@example.com",
  phone: "(07) 7010 0123",
  /** The same number in international format, for links. */
  phoneDialled: "+61770100123",
  serviceAreas: "Queensland and Australia-wide, remote and on-site",
  region: "Queensland",
  country: "Australia",
  /** The ISO 3166 code, for search engines. */
  countryCode: "AU",
  experience: "20 Years Experience",
  credentials: [
    { short: "CPEng", name: "Chartered Professional Engineer" },
    { short: "RPEQ", name: "Registered Professional Engineer of Queensland" },
    { short: "NER", name: "National Engineering Register" },
  ],

  // What the consulting page states for the firm. The defaults describe the structures and the course of a project, and promise nothing.
  specialisedEngineering: "Vibration, fatigue, temporary works, strengthening of existing structures.",
  /** One line on each sector: what governs its structures. */
  sectors: {
    "oil-and-gas": "Pipe racks and vessel supports: wind on the pipes and the pull of their anchors.",
    "mining-infrastructure":
      "Conveyor galleries and transfer towers: belt tension, spillage and wind along the gallery.",
    "power-generation": "A boiler hangs from its top girders. A turbine has a table of its own.",
    energy: "Lattice towers: a broken conductor. Tracker piles: uplift in wind.",
    "water-infrastructure": "Tanks: watertight when full, held down when empty.",
    warehouses: "Open dock doors set the pressure inside. Racks set the loads on the slab.",
    "processing-facilities": "Floors under vibrating screens: natural frequency before strength.",
    "heavy-industrial": "Crane runways: fatigue, surge, and sway at the rail.",
    "commercial-buildings": "Steel frames around a concrete core: floors checked for footfall.",
  },
  /** How a project runs, in order. */
  steps: [
    {
      title: "Brief",
      text: "You describe the project, the site and your timeframe.",
      receives: "A reply within 24 hours",
    },
    {
      title: "Scope and fee",
      text: "Loads, structural scheme and deliverables are agreed before work begins.",
      receives: "A written proposal",
    },
    {
      title: "Design and drawings",
      text: "Analysis, member and connection design to Australian Standards.",
      receives: "Drawings, specification and calculations",
    },
    {
      title: "Construction",
      text: "We answer the fabricator\u2019s and the builder\u2019s questions, remote or on-site.",
      receives: "Answers and revised drawings",
    },
  ],
};
