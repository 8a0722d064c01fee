/** Everything that names the firm stands here and nowhere else. Change this one file to make the product yours. */
export const brand = {
  productName: "Kingpost",
  firmName: "Kingpost Structural",
  legalName: "Kingpost Structural Pty Ltd",
  /** Company or business number as it stands in the footer. */
  companyNumber: "ABN 00 000 000 000",
  tagline:
    "Lightning-fast tools with instant results for beams, columns, footings and connections, compliant with Australian Standards.",
  /** Printed on the site, in e-mails and on data sheets. Who is e-mailed of a contact message is CONTACT_EMAIL alone. */
  email: "office@example.com",
  /** Whom to tell of a weakness of the product; stands in security.txt. */
  securityEmail: "security@example.com",
  phone: "(07) 7010 0123",
  /** The same number as a telephone dials it. */
  phoneDialled: "+61770100123",
  serviceAreas: "Queensland and Australia-wide, remote and on-site",
  region: "Queensland",
  country: "Australia",
  /** The same as two letters (ISO 3166), for search engines. */
  countryCode: "AU",
  experience: "20 Years Experience",
  credentials: [
    { short: "CPEng", name: "Chartered Professional Engineer" },
    { short: "RPEQ", name: "Registered Professional Engineer of Queensland" },
    { short: "NER", name: "National Engineering Register" },
  ],
} as const;
