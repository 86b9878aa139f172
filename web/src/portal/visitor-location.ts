import { readVisitorLocation, type VisitorLocation } from '@gatehouse/contracts/portal/tracking'
import { send } from './call.ts'
import { settings } from './settings.ts'
import { tabStore, visitorLocationKey } from './storage.ts'

const timeoutMs = 10_000

export function storedLocation(): VisitorLocation | undefined {
  try {
    const location = JSON.parse(tabStore.get(visitorLocationKey) ?? '{}')
    return Object.keys(location).length > 0 ? location : undefined
  } catch {
    return undefined
  }
}

let pending = false

/** Looks the location up once per tab; a failure is silent, and no location. */
export async function locateVisitor(mayMeasure: () => boolean) {
  if (!settings.findsVisitorLocation || pending || tabStore.get(visitorLocationKey) !== null) return
  pending = true
  const read = (response: Response) => response.json()
  const location = await send(readVisitorLocation, {}, { read, timeoutMs }).catch(() => ({}))
  pending = false
  if (mayMeasure()) tabStore.set(visitorLocationKey, JSON.stringify(location))
}
