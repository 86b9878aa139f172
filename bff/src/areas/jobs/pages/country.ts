const provinces = new Set([
  ...['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
])

/** The country of a state or province, of the two there are. */
export function countryOf(state: string): 'US' | 'CA' {
  return provinces.has(state) ? 'CA' : 'US'
}
