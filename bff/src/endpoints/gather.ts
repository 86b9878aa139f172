import type { PartialResult } from '@gatehouse/contracts/partial-result'
import { UpstreamError } from '../upstream/upstream-error.ts'

type Asked = Record<string, Promise<unknown>>
type Had<A extends Asked> = { [Name in keyof A]: Awaited<A[Name]> }
type Parts<A extends Asked> = { [Name in keyof A]: PartialResult<Awaited<A[Name]>> }

/**
 * Gathers the parts of one answer, all asked at once. Without a required part there is no answer;
 * an optional one whose upstream fails is 'unavailable', with the reason, and the rest is given.
 */
export async function gather<R extends Asked, O extends Asked>(required: R, optional: O) {
  const [had, parts] = await Promise.all([
    settled(required, (asked) => asked),
    settled(optional, partOf),
  ])
  return { ...(had as Had<R>), ...(parts as Parts<O>) }
}

async function settled(asked: Asked, make: (one: Promise<unknown>) => Promise<unknown>) {
  const entries = Object.entries(asked)
  const values = await Promise.all(entries.map(([, one]) => make(one)))
  return Object.fromEntries(entries.map(([name], position) => [name, values[position]]))
}

async function partOf<T>(asked: Promise<T>): Promise<PartialResult<T>> {
  try {
    return { state: 'available', value: await asked }
  } catch (fault) {
    if (!(fault instanceof UpstreamError)) throw fault
    return { state: 'unavailable', reason: fault.kind === 'timeout' ? 'slow' : 'failed' }
  }
}
