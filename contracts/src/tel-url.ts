/** "1-800-555-0142" becomes tel:18005550142; a leading + stays. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
