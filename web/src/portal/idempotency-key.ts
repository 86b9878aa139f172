/** Idempotency keys by write (method and address) and body. */
const keys = new Map<string, Map<string | null, string>>()

/** A write keeps its idempotency key until its reply is read, so that a retry is not a second write. */
export function idempotencyKeyOf(write: string, body: string | null): string {
  const ofWrite = keys.get(write) ?? new Map<string | null, string>()
  const key = ofWrite.get(body) ?? crypto.randomUUID()
  keys.set(write, ofWrite.set(body, key))
  return key
}

/** After a problem: a lost write of another body may still be retried. */
export function releaseKey(write: string, body: string | null) {
  keys.get(write)?.delete(body)
}

/** After a success: to send a body that was lost before is a new change. */
export function releaseKeys(write: string) {
  keys.delete(write)
}
