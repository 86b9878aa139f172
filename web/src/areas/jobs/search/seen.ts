import type { FoundJobs } from '@gatehouse/contracts/portal/jobs'

/** What answers have told of beyond the jobs themselves: there is no list of it to ask for. */
const types = new Set<string>()
const places = new Set<string>()
const brandNames = new Map<string, string>()

export function see(found: FoundJobs) {
  for (const place of found.places) places.add(place)
  for (const { type, brand } of found.jobs) {
    if (type) types.add(type)
    if (brand.name) brandNames.set(brand.code, brand.name)
  }
}

/** "Austin, TX": places with jobs. */
export function seenPlaces(): string[] {
  return [...places].sort()
}

/** Position types that jobs have, and the one that is searched for. */
export function seenTypes(chosen: string): string[] {
  return [...new Set([...types, ...(chosen ? [chosen] : [])])].sort()
}

/** A brand's name; until a job of it has been seen, the words of its code. */
export function brandName(code: string): string {
  return brandNames.get(code) ?? wordsOf(code)
}

function wordsOf(code: string): string {
  const words = code.replace(/drivers$/, '-drivers').split('-')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
