interface Place {
  city?: string
  state?: string
}

/** "Austin, TX", or the one that is known. */
export function placeOf({ city, state }: Place): string {
  return [city, state].filter(Boolean).join(', ')
}
