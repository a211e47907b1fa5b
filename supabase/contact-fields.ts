type ContactField = {
  /** Name of the field in the form and of its column in the database. */
  name: string;
  type: "text" | "email" | "tel" | "multiline";
  /** HTML's autocomplete token. */
  autoComplete?: string;
  /** Maximum length in characters. The database has the same limit. */
  most: number;
  /**
   * Whether the field may stay empty. Optional fields are sent and stored only with the switch `contactFields: all`.
   */
  optional?: true;
};

/**
 * The fields of the contact form in their order, for the form, the request and the server's notices, letters and
 * exports. The columns are defined in SQL (migrations/, optional/); contact-field-labels.ts has the labels of optional
 * fields.
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
