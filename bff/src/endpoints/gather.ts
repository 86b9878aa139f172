import type { PartialResult } from '@gatehouse/contracts/partial-result'
import { UpstreamError } from '../upstream/upstream-error.ts'

type Promises = Record<string, Promise<unknown>>
type Values<A extends Promises> = { [Name in keyof A]: Awaited<A[Name]> }
type Parts<A extends Promises> = { [Name in keyof A]: PartialResult<Awaited<A[Name]>> }

/**
 * Awaits the parts of one reply concurrently. A required part that fails fails the reply; an optional
 * part whose upstream fails is 'unavailable' with the reason.
 */
export async function gather<R extends Promises, O extends Promises>(required: R, optional: O) {
  const [values, parts] = await Promise.all([
    awaitAll(required, (promise) => promise),
    awaitAll(optional, partOf),
  ])
  return { ...(values as Values<R>), ...(parts as Parts<O>) }
}

async function awaitAll(promises: Promises, settle: (one: Promise<unknown>) => Promise<unknown>) {
  const entries = Object.entries(promises)
  const values = await Promise.all(entries.map(([, one]) => settle(one)))
  return Object.fromEntries(entries.map(([name], position) => [name, values[position]]))
}

async function partOf<T>(promise: Promise<T>): Promise<PartialResult<T>> {
  try {
    return { state: 'available', value: await promise }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return { state: 'unavailable', reason: error.kind === 'timeout' ? 'timeout' : 'failed' }
  }
}
