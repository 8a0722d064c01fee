/** Everything that names the firm is in this file only. Change it to make the product yours. */
export const brand = {
  productName: "Kingpost",
  firmName: "Kingpost Structural",
  legalName: "Kingpost Structural Pty Ltd",
  /** Company or business number in the footer. */
  companyNumber: "ABN 00 000 000 000",
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
} as const;
