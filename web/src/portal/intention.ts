const unanswered = new Map<string, string>()

/**
 * The idempotency key of what somebody wants done. As long as no answer has come, the same wish
 * keeps its key, so that trying again over a broken connection does nothing twice; an answer,
 * whatever it says, ends it.
 */
export function keyOf(wish: string): string {
  const key = unanswered.get(wish) ?? crypto.randomUUID()
  unanswered.set(wish, key)
  return key
}

export function answered(wish: string) {
  unanswered.delete(wish)
}
