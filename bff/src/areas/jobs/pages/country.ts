const provinces = new Set([
  ...['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
])

export function countryOf(state: string): 'US' | 'CA' {
  return provinces.has(state) ? 'CA' : 'US'
}
