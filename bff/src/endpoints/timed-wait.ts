import type { ProblemCode } from '@gatehouse/contracts/problem'
import { ProblemError } from '../http/problem-error.ts'

const maxWaitMs = 8_000
const retryAfter = 5

export interface TimedWait {
  granted: Promise<void>
  grant(): void
}

/** Rejects with the problem when it is not granted in time; `limit` is for the log. */
export function timedWait(
  code: ProblemCode,
  onTimeout: () => void,
  waitMs = maxWaitMs,
  limit?: string,
): TimedWait {
  let grant = () => {}
  const granted = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      onTimeout()
      reject(new ProblemError(code, { retryAfter, limit }))
    }, waitMs)
    grant = () => {
      clearTimeout(timer)
      resolve()
    }
  })
  return { granted, grant }
}
