const number = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?%?$/

/** '$1,250.5' is 125050, '33.3%' is 3330; 0 unless a number of up to two decimals. */
export function hundredthsOf(typed: string): number {
  const [, whole = '0', fraction = ''] = number.exec(typed.replace(/\s/g, '')) ?? []
  return Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
}
