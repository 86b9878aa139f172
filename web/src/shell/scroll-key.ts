let firstEntry: string | undefined

/**
 * Key under which the scroll position of a history entry is kept. The router names the entry of every
 * page load "default": another page loaded in the same tab would open where the one before was left.
 * An id in the entry's own state outlives a reload.
 */
export function scrollKey({ key }: { key: string }): string {
  if (key !== 'default') return key
  firstEntry ??= history.state?.firstEntry ?? markEntry()
  return String(firstEntry)
}

function markEntry(): string {
  const id = crypto.randomUUID()
  history.replaceState({ ...history.state, firstEntry: id }, '')
  return id
}
