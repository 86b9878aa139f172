import { isStatusZero } from './status-zero.ts'

/** After so many failures the page is loaded anew [2 §9]. */
const most = 5

interface Trying {
  /** Between two tries [2 §9]. */
  delayMs: number
  /** A try has failed for want of an answer, and there will be another. */
  onWait: () => void
  /** What has to be done before the next try, of a failure. */
  before?: (fault: unknown) => Promise<void>
  signal: AbortSignal
}

export class TriedEnough extends Error {
  override name = 'TriedEnough'
}

/** Tries until there is an answer; throws whatever it is, or TriedEnough. */
export async function keepTrying<T>(attempt: () => Promise<T>, trying: Trying): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await attempt()
    } catch (fault) {
      if (!isStatusZero(fault)) throw fault
      if (failures === most) throw new TriedEnough()
      trying.onWait()
      await pause(trying.delayMs, trying.signal)
      await trying.before?.(fault)
    }
  }
}

/** Throws when it is called off meanwhile: nobody waits any more. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
