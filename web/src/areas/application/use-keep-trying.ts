import { useEffect, useRef, useState } from 'react'
import { keepTrying, TriedEnough } from './keep-trying.ts'
import { reloadOnceAnswered } from './reload-once-answered.ts'
import type { Waiting } from './standby.tsx'

interface Attempt<T> {
  attempt: () => Promise<T>
  delayMs: number
  before?: (fault: unknown) => Promise<void>
  /** What has to be safe before the page is loaded anew. */
  save: () => Promise<void>
}

/** Never comes: the page is loaded anew, or is gone. */
const never = new Promise<never>(() => undefined)

/** Tries on while there is no answer, and loads the page anew after the fifth failure [2 §7]. */
export function useKeepTrying(id: string) {
  const [waiting, setWaiting] = useState<Waiting>('no')
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const run = async <T>({ save, ...trying }: Attempt<T>): Promise<T> => {
    const signal = leaving.current?.signal ?? AbortSignal.abort()
    try {
      return await keepTrying(trying.attempt, {
        ...trying,
        signal,
        onWait: () => setWaiting('trying'),
      })
    } catch (fault) {
      if (signal.aborted) return never
      if (!(fault instanceof TriedEnough)) throw fault
      setWaiting('reloading')
      await reloadOnceAnswered(id, save, signal).catch(() => undefined)
      return never
    } finally {
      setWaiting((now) => (now === 'reloading' ? now : 'no'))
    }
  }
  return { waiting, run }
}
