interface Place {
  city?: string | undefined
  state?: string | undefined
}

/** "Austin, TX", or the one that is known. */
export function placeOf({ city, state }: Place): string {
  return [city, shownState(state)].filter(Boolean).join(', ')
}

/** The code of a state; "Other" of the upstream's list has none that a reader knows. */
export const shownState = (code = ''): string => (code === 'OTH' ? '' : code)
