import { dots, Fine, hatched, IconFrame, type IconProps, Outline, Solid } from "./icon-frame.tsx";

/** A simply supported I-beam in elevation under a uniform load. */
export const SteelBeamIcon = ({ className }: IconProps) => (
  <IconFrame className={className}>
    <Outline d="M8 40h80v20H8z" />
    <Fine d="M8 43.5h80M8 56.5h80M14 43.5v13M82 43.5v13" />
    <Fine d="M8 20h80M12 20v16M24 20v16M36 20v16M48 20v16M60 20v16M72 20v16M84 20v16" />
    <Solid d={[12, 24, 36, 48, 60, 72, 84].map((x) => `M${x} 39l-1.7-6h3.4z`).join("")} />
    <Outline d="M14 61l-6 11h12zM82 61l-6 11h12z" />
    <Fine d="M4 72h20M72 76h20M72 72h20M6 76l3-4M11 76l3-4M16 76l3-4" />
  </IconFrame>
);

/** A column with its axial load, its buckled shape and its cross-section. */
export const SteelColumnIcon = ({ className }: IconProps) => (
  <IconFrame className={className}>
    <Outline d="M24 20h18v60H24zM18 80h30v4H18z" />
    <Fine d="M27.5 20v60M38.5 20v60" />
    <Fine d="M33 4v12M12 84h42M33 20q14 30 0 60" />
    <Solid d="M33 19l-2.2-7h4.4z" />
    <Outline d="M62 36h26v4H77v20h11v4H62v-4h11V40H62z" />
    <Fine d="M75 28v44M56 50h38" dashed="axis" />
  </IconFrame>
);

/** A beam's end plate bolted to a column flange. */
export const SteelConnectionIcon = ({ className }: IconProps) => (
  <IconFrame className={className}>
    <Outline d="M14 6v84M42 6v84M42 22h5v52h-5M47 30h45M47 66h45" />
    <Fine d="M18 6v84M38 6v84M47 33.5h45M47 62.5h45M18 30h20M18 33.5h20M18 62.5h20M18 66h20" />
    <Outline d={[26, 40, 56, 70].map((y) => `M47 ${y - 2.5}h4v5h-4zM34 ${y - 2.5}h4v5h-4z`).join("")} />
    <Fine d={[26, 40, 56, 70].map((y) => `M31 ${y}h23`).join("")} />
    <Fine d="M4 6h8M44 6h4M8 90h40" />
  </IconFrame>
);

/** A beam with its top and bottom bars and the ligatures that tie them. */
export const ConcreteBeamIcon = ({ className }: IconProps) => (
  <IconFrame className={className}>
    <Outline d="M6 32h84v34H6zM12 66v18M24 66v18M72 66v18M84 66v18" />
    <Outline d="M10 37h76M10 61h76" />
    <Fine d={[13, 18, 24, 32, 42, 54, 64, 72, 78, 83].map((x) => `M${x} 35.5v27`).join("")} />
    <Fine d="M8 84h20M68 84h20" />
    <Fine d="M6 22h84M6 18v10M90 18v10" />
    <Solid d="M6 22l6-1.6v3.2zM90 22l-6-1.6v3.2z" />
  </IconFrame>
);

/** A section through a square column: eight bars, a closed tie and a diamond tie. */
export const ConcreteColumnIcon = ({ className }: IconProps) => (
  <IconFrame className={className}>
    <Outline d="M14 14h68v68H14z" />
    <Fine d="M26 22h44a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4zM48 23l25 25-25 25-25-25z" />
    <Fine d="M23 27l8 8M27 23l8 8" />
    <Solid d={dots(3.4, [27, 27], [48, 27], [69, 27], [27, 48], [69, 48], [27, 69], [48, 69], [69, 69])} />
    <Fine d="M48 4v88M4 48h88" dashed="axis" />
  </IconFrame>
);

/** A pad under a column stub, its bottom mesh and starter bars, the bearing pressure. */
export const PadFootingIcon = ({ className }: IconProps) => (
  <IconFrame className={className}>
    <Outline d="M39 8v40M57 8v40M10 48h29M57 48h29M10 48v22h76V48" />
    <Outline d="M16 58v6h64v-6" />
    <Fine d="M43 10v54h-8M53 10v54h8M43 18h10M43 28h10M43 38h10" />
    <Solid d={dots(1.5, [22, 61.5], [31, 61.5], [48, 61.5], [65, 61.5], [74, 61.5])} />
    <Fine d="M4 34h35M57 34h35M6 38l4-4M13 38l4-4M20 38l4-4M72 38l4-4M79 38l4-4M86 38l4-4" />
    <Fine d="M10 90h76M14 90V76M31 90V76M48 90V76M65 90V76M82 90V76" />
    <Solid d={[14, 31, 48, 65, 82].map((x) => `M${x} 72l-1.7 6h3.4z`).join("")} />
  </IconFrame>
);

/** A cap on two piles, with the strut and tie that carry the column's load. */
export const PileCapIcon = ({ className }: IconProps) => (
  <IconFrame className={className}>
    <Outline d="M40 6v18M56 6v18M8 24h32M56 24h32v32H8V24" />
    <Outline d="M17 56v30M33 56v30M63 56v30M79 56v30" />
    <Fine d="M17 52h16M63 52h16M17 52v4M33 52v4M63 52v4M79 52v4" />
    <Fine d="M46 24L25 50M50 24l21 26" dashed="axis" />
    <Outline d="M13 40v8h70v-8" />
    <Fine d="M15 86q4-4 8 0t10 2M61 86q4-4 8 0t10 2M20 56v24M30 56v24M66 56v24M76 56v24" />
    <Fine d="M20 62h10M20 69h10M20 76h10M66 62h10M66 69h10M66 76h10" />
  </IconFrame>
);

/** A column on its base plate: grout, anchor bolts cast into the footing. */
export const BaseplateIcon = ({ className }: IconProps) => (
  <IconFrame className={className}>
    <Outline d="M34 6v40M62 6v40M14 46h68v6H14z" />
    <Fine d="M38 6v40M58 6v40M30 46l4-5M66 46l-4-5" />
    <Outline d="M8 58h80M20 58h56l-3-6M23 52l-3 6" />
    <Outline d="M20 42h8v4h-8zM68 42h8v4h-8zM24 36v6M72 36v6M24 58v26h8M72 58v26h-8" />
    <Fine d={hatched(8, 58, 80, 32, 11)} />
    <Fine d="M48 4v52" dashed="axis" />
  </IconFrame>
);

/** A sheet of sections: an I, an angle and a tube. */
export const SectionLibraryIcon = ({ className }: IconProps) => (
  <IconFrame className={className}>
    <Outline d="M10 8h62l14 14v66H10z" />
    <Fine d="M72 8v14h14M48 16v56M16 44h64M10 76h76M62 76v12" />
    <Outline d="M20 17h22v4h-9v14h9v4H20v-4h9V21h-9z" />
    <Outline d="M58 26h4v11h12v4H58z" />
    <Outline d={dots(10, [31, 60])} />
    <Outline d={dots(7, [31, 60])} />
    <Outline d="M54 50h22v20H54zM57.5 53.5h15v13h-15z" />
    <Fine d="M16 82h30M68 82h12" />
  </IconFrame>
);

/** A loaded beam on a column on a footing: what a load path joins. */
export const LoadPathIcon = ({ className }: IconProps) => (
  <IconFrame className={className}>
    <Outline d="M8 22h80v9H8zM66 31v39h10V31M60 70h22v4H60zM50 74h42v14H50z" />
    <Fine d="M8 24.5h80M8 28.5h80M69 31v39M73 31v39M12 8h76M12 8v10M30 8v10M48 8v10M66 8v10M84 8v10" />
    <Fine d="M71 38v24M14 31v29M56 81h30" />
    <Solid d={[12, 30, 48, 66, 84].map((x) => `M${x} 21l-1.7-6h3.4z`).join("")} />
    <Solid d="M14 66l-1.7-6h3.4zM71 66l-1.7-6h3.4z" />
  </IconFrame>
);

/** A table of capacities with the curve that they follow. */
export const DesignTablesIcon = ({ className }: IconProps) => (
  <IconFrame className={className}>
    <Outline d="M10 14h76v68H10z" />
    <Fine d="M10 27h76M10 41h76M10 55h76M10 69h76M29 14v68M48 14v68M67 14v68" />
    <Outline d="M29 32h8c20 0 20 42 49 46" />
  </IconFrame>
);
