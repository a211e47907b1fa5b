type ContactField = {
  /** Its column, and its name in the form. */
  name: string;
  type: "text" | "email" | "tel" | "multiline";
  /** HTML's autocomplete token. */
  autoComplete?: string;
  /** Longest text in characters; the database holds it too. */
  most: number;
  /** May stay empty. Such a field is sent and stored only with the switch `contactFields: all`. */
  optional?: true;
};

/**
 * The fields of the contact form in their order, for the form, the request and the server's notices, letters and exports.
 * Columns are SQL (migrations/, optional/); contact-field-labels.ts has the labels of optional fields.
 */
export const CONTACT_FIELDS = [
  { name: "name", type: "text", autoComplete: "name", most: 100 },
  { name: "email", type: "email", autoComplete: "email", most: 254 },
  { name: "phone", type: "tel", autoComplete: "tel", most: 40, optional: true },
  {
    name: "company",
    type: "text",
    autoComplete: "organization",
    most: 120,
    optional: true,
  },
  { name: "message", type: "multiline", most: 5000 },
] as const satisfies ContactField[];

type Listed = (typeof CONTACT_FIELDS)[number];
export type FieldName = Listed["name"];
export type OptionalFieldName = Extract<Listed, { optional: true }>["name"];

export const OPTIONAL_FIELDS: readonly OptionalFieldName[] = CONTACT_FIELDS.flatMap((field) =>
  "optional" in field ? [field.name] : [],
);
