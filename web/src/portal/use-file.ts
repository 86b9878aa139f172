import useSWR, { mutate } from 'swr'
import { track } from './activity.ts'
import { PortalError } from './portal-error.ts'
import { timeoutSignal } from './timeout-signal.ts'

const timeoutMs = 30_000

async function fetchFile<T>(address: string): Promise<T> {
  const fail = (cause: unknown) => {
    throw new PortalError(undefined, { cause })
  }
  const answer = await fetch(address, { signal: timeoutSignal(timeoutMs) }).catch(fail)
  if (!answer.ok) throw new PortalError(undefined, { cause: answer.status })
  return answer.json().catch(fail)
}

/** Reads a static file before a page is rendered, and fills the cache for its useFile. */
export async function loadFile<T>(address: `/assets/${string}`): Promise<void> {
  await mutate(address, await track(fetchFile<T>(address)), { revalidate: false })
}

export function useFile<T>(address: `/assets/${string}`) {
  return useSWR<T, Error>(address, () => track(fetchFile<T>(address)))
}
