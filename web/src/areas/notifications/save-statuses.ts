import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { call } from '../../portal/call.ts'
import { PortalError } from '../../portal/portal-error.ts'

export interface SaveResult {
  failed: readonly Notification[]
  /** Set when a request failed; a reply can report failed notifications without it. */
  error: unknown
}

type Rules = typeof import('@gatehouse/contracts/portal/notification-status')

/** Saves each notification with the status it carries; never throws. */
export async function saveStatuses(changes: readonly Notification[]): Promise<SaveResult> {
  let rules: Rules
  try {
    rules = await loadRules()
  } catch (cause) {
    return { failed: changes, error: cause }
  }
  const failed: Notification[] = []
  let error: unknown
  for (const batch of batchesOf(changes, rules.maxIdsPerRequest)) {
    try {
      const failedIds = await saveBatch(rules, batch)
      failed.push(...batch.filter(({ id }) => failedIds.includes(id)))
    } catch (reason) {
      failed.push(...batch)
      error = reason
    }
  }
  return { failed, error }
}

async function saveBatch(rules: Rules, batch: readonly Notification[]): Promise<readonly string[]> {
  const [{ status = '' } = {}] = batch
  const ids = batch.map(({ id }) => id)
  return (await call(rules.setNotificationStatus, { body: { ids, status } })).failed
}

/** Lazy-loaded on the first change: reading notifications does not need the rules. */
async function loadRules(): Promise<Rules> {
  try {
    return await import('@gatehouse/contracts/portal/notification-status')
  } catch (cause) {
    throw new PortalError(undefined, { cause })
  }
}

/** One status per batch, at most `size` notifications each. */
function batchesOf(changes: readonly Notification[], size: number): Notification[][] {
  const groups = [...new Set(changes.map(({ status }) => status))].map((one) =>
    changes.filter(({ status }) => status === one),
  )
  return groups.flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / size) }, (_, index) =>
      group.slice(index * size, (index + 1) * size),
    ),
  )
}
