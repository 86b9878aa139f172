import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { visitHeader } from '@gatehouse/contracts/request-headers'
import { tabStore } from './storage.ts'

const key = 'gatehouse.visit'

/** Names the visit to the gateway, for applications alone. Opens nothing without the cookie. */
export function visitHeaders({ path }: Endpoint): Record<string, string> {
  if (!path.startsWith('/api/jobs/:id/application')) return {}
  const visit = tabStore.get(key) ?? crypto.randomUUID()
  tabStore.set(key, visit)
  return { [visitHeader]: visit }
}
