export type Address = { street: string; area: string; city: string; postcode: string; country: string };

/** An address in one line. */
export function postalAddress({ street, area, city, postcode, country }: Address): string {
  return `${street}, ${area}, ${city} ${postcode}, ${country}`;
}
