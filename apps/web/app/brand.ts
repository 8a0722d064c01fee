/** Everything that names the firm is here and nowhere else. Change this one file to make the product yours. */
export const brand = {
  productName: "Kingpost",
  firmName: "Kingpost Structural",
  legalName: "Kingpost Structural Pty Ltd",
  /** Company or business number for the footer. */
  companyNumber: "ABN 00 000 000 000",
  tagline:
    "Lightning-fast tools with instant results for beams, columns, footings and connections, compliant with Australian Standards.",
  /** Shown on the site, in e-mails and on data sheets. CONTACT_EMAIL alone sets who receives contact messages. */
  email: "office@example.com",
  /** The contact for security vulnerabilities, in security.txt. */
  securityEmail: "security@example.com",
  phone: "(07) 7010 0123",
  /** The same number in dialling format. */
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
