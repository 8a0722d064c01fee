import { brand } from "./brand.ts";

/** Who makes the reports of designs. */
export const ISSUER = {
  product: brand.productName,
  firm: { name: brand.firmName, lines: [`${brand.email}   ${brand.phone}`, brand.companyNumber] },
};
