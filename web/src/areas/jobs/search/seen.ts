/** "Austin, TX": places that answers have told of. Each search tells those of its brands. */
const places = new Set<string>()

export function seePlaces(some: readonly string[]) {
  for (const place of some) places.add(place)
}

export function seenPlaces(): string[] {
  return [...places].sort()
}
