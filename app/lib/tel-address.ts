/** Returns the tel: URL of a telephone number: "+880 2 5555" → "tel:+88025555". */
export function telAddress(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
