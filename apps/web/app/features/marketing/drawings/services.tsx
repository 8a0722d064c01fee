import { BeamUnderLoad } from "./beam-diagrams.tsx";
import { PipeRack } from "./pipe-rack.tsx";
import { type ServiceProps, ServiceSheet } from "./service-sheet.tsx";

/** Consulting: the steel of a process plant. */
export const ConsultingDrawing = ({ className }: ServiceProps) => (
  <ServiceSheet className={className}>
    <PipeRack />
  </ServiceSheet>
);

/** Tools: a beam, its shear force and its bending moment. */
export const BeamDiagrams = ({ className }: ServiceProps) => (
  <ServiceSheet className={className}>
    <BeamUnderLoad />
  </ServiceSheet>
);
