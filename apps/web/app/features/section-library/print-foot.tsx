import { brand } from "../../brand.ts";

/** The title block of a printed sheet; on screen the page says all of it elsewhere. */
export function PrintFoot({ version }: { readonly version: string }) {
  return (
    <p className="mt-1 hidden border-rule border-t pt-1 text-12 print:block">
      {brand.firmName}, Section Library. Data version {version}. Printed values are those of the mill tables.
    </p>
  );
}
