import { ProblemError } from '../http/problem-error.ts'

/** How long somebody waits for room: less than a request has to come whole (slow-bodies.ts). */
const patienceMs = 8_000
const retryAfter = 5

interface Waiting {
  bytes: number
  enter: () => void
}

/**
 * Room for so many bytes: what comes takes its part before it is read, and gives it back. Who finds
 * none waits in turn, and after a while is told to come back ('overloaded').
 */
export function createByteSemaphore(bytes: number) {
  let left = bytes
  const queue: Waiting[] = []

  function admit() {
    for (let [next] = queue; next && next.bytes <= left; [next] = queue) {
      queue.shift()
      left -= next.bytes
      next.enter()
    }
  }

  return {
    acquire(wanted: number): Promise<void> {
      return new Promise((resolve, reject) => {
        const waiting: Waiting = {
          bytes: wanted,
          enter() {
            clearTimeout(timer)
            resolve()
          },
        }
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1)
          reject(new ProblemError('overloaded', { retryAfter }))
          admit()
        }, patienceMs)
        queue.push(waiting)
        admit()
      })
    },
    release(taken: number) {
      left += taken
      admit()
    },
  }
}
