import type { OptionalFieldName } from "./contact-fields.ts";

type Language = "en" | "bn" | "de" | "es" | "fr";

/** Labels of the optional fields in the form, in notices and at the desk. */
const LABELS: Record<OptionalFieldName, Record<Language, string>> = {
  phone: { en: "Phone", bn: "ফোন", de: "Telefon", es: "Teléfono", fr: "Téléphone" },
  company: { en: "Company", bn: "প্রতিষ্ঠান", de: "Firma", es: "Empresa", fr: "Entreprise" },
};

/** Returns the labels of the optional fields in a language. */
export function optionalLabels(language: Language): Record<OptionalFieldName, string> {
  const labels = Object.entries(LABELS).map(([name, label]) => [name, label[language]]);
  return Object.fromEntries(labels) as Record<OptionalFieldName, string>;
}
