import { brand } from "../../../shared/brand.ts";
import { Mark } from "../icons/mark.tsx";

/** On paper: the logo and whose page it is. */
export function Letterhead() {
  return (
    <p className="mb-3 hidden items-center gap-2 border-rule border-b pb-2 font-narrow font-semibold text-16 print:flex">
      <Mark className="size-7" />
      {brand.firmName}
    </p>
  );
}
