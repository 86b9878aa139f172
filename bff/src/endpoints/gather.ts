import type { PartialResult } from '@gatehouse/contracts/partial-result'
import type { FastifyRequest } from 'fastify'
import { problemCodeOf } from '../http/problems.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'

type Promises = Record<string, Promise<unknown>>
type Parts<A extends Promises> = { [Name in keyof A]: PartialResult<Awaited<A[Name]>> }

/**
 * Awaits the parts of one reply concurrently. A part whose upstream fails is 'unavailable' with the
 * reason, and the request is logged with that problem.
 */
export async function gather<A extends Promises>(
  request: Pick<FastifyRequest, 'id' | 'problem'>,
  promises: A,
): Promise<Parts<A>> {
  const parts = Object.entries(promises).map(async ([name, one]) => [
    name,
    await partOf(request, one),
  ])
  return Object.fromEntries(await Promise.all(parts))
}

async function partOf<T>(
  request: Pick<FastifyRequest, 'id' | 'problem'>,
  promise: Promise<T>,
): Promise<PartialResult<T>> {
  try {
    return { state: 'available', value: await promise }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    request.problem = problemCodeOf(error)
    const reason = error.kind === 'timeout' ? 'timeout' : 'failed'
    return { state: 'unavailable', reason, reference: request.id }
  }
}

/** True if a part is unavailable: such a reply is sent, but not cached. */
export function isPartial(reply: unknown): boolean {
  return Object.values(reply as object).some((part) => part?.state === 'unavailable')
}
