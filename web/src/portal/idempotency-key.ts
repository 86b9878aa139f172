const keys = new Map<string, string>()

/** A request keeps its idempotency key until its reply is read, so that a retry is not a second write. */
export function idempotencyKeyOf(request: string): string {
  const key = keys.get(request) ?? crypto.randomUUID()
  keys.set(request, key)
  return key
}

export function releaseKey(request: string) {
  keys.delete(request)
}
