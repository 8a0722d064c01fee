import "./drawings.css";
import type { ReactNode } from "react";

export interface ServiceProps {
  readonly className?: string | undefined;
}

/** 560 by 240 units; decorative, because the card has the text. */
export const ServiceSheet = ({
  className = "",
  children,
}: ServiceProps & { readonly children: ReactNode }) => (
  <div className={`line-drawing ${className}`}>
    <svg viewBox="0 0 560 240" aria-hidden="true" focusable="false" className="service">
      {children}
    </svg>
  </div>
);
