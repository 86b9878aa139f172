import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { companyHeader } from '@gatehouse/contracts/request-headers'

/** Reads the session, and shows its company in place of another. */
type Follow = (isWrite: boolean) => Promise<void>

let shown: string | undefined
let follow: Follow = async () => {}

/** Code of the company whose data the tab shows, '' without one; undefined for a visitor. */
export function shownCompany(): string | undefined {
  return shown
}

export function setShownCompany(code: string | undefined) {
  shown = code
}

/** Sets how this tab follows the session to another company. Returns how to undo. */
export function onCompanyChange(next: Follow): () => void {
  const previous = follow
  follow = next
  return () => {
    follow = previous
  }
}

/** For endpoints that depend on the company. */
export function companyHeaders({ perCompany }: Endpoint): Record<string, string> {
  return perCompany && shown !== undefined ? { [companyHeader]: encodeURIComponent(shown) } : {}
}

/**
 * After 'company-changed'. True for a read that was sent for another company than the tab shows now, which
 * is sent again; a write is the user's to repeat.
 */
export async function followCompany({ method }: Endpoint, sentFor = shown): Promise<boolean> {
  const isWrite = method !== 'GET'
  await follow(isWrite)
  return !isWrite && shown !== sentFor
}
