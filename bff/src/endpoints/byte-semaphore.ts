import { ProblemError } from '../http/problem-error.ts'

/** Longest wait; shorter than the body timeout (http/body-timeout.ts). */
const maxWaitMs = 8_000
const retryAfter = 5

interface Waiting {
  bytes: number
  grant: () => void
}

/**
 * Bounds the memory of uploads: bytes are acquired before a body is read, first come, first served.
 * `acquire` throws 'overloaded' after a wait.
 */
export function createByteSemaphore(bytes: number) {
  let available = bytes
  const queue: Waiting[] = []

  function admit() {
    for (let [next] = queue; next && next.bytes <= available; [next] = queue) {
      queue.shift()
      available -= next.bytes
      next.grant()
    }
  }

  return {
    acquire(wanted: number): Promise<void> {
      return new Promise((resolve, reject) => {
        const waiting: Waiting = {
          bytes: wanted,
          grant() {
            clearTimeout(timer)
            resolve()
          },
        }
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1)
          reject(new ProblemError('overloaded', { retryAfter }))
          admit()
        }, maxWaitMs)
        queue.push(waiting)
        admit()
      })
    },
    release(released: number) {
      available += released
      admit()
    },
  }
}
