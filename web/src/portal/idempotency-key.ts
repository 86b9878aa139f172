const keys = new Map<string, string>()

/**
 * The idempotency key of what somebody wants done. As long as no answer has come, the same wish
 * keeps its key, so that trying again over a broken connection does nothing twice; an answer,
 * whatever it says, ends it.
 */
export function idempotencyKeyOf(wish: string): string {
  const key = keys.get(wish) ?? crypto.randomUUID()
  keys.set(wish, key)
  return key
}

export function releaseKey(wish: string) {
  keys.delete(wish)
}
