/** "Austin, TX": suggestions for the city field, collected from search replies. */
const places = new Set<string>()

export function addPlaces(newPlaces: readonly string[]) {
  for (const place of newPlaces) places.add(place)
}

export function listPlaces(): string[] {
  return [...places].sort()
}
