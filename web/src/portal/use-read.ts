import type { Read, ReplyOf } from '@gatehouse/contracts/endpoint'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import useSWR, { mutate, SWRConfig } from 'swr'
import { call, type Input, type ReadInput } from './call.ts'
import { takePreloaded } from './preloaded-replies.ts'

/** Under which an answer is kept. */
const keyOf = (endpoint: Read, question: unknown) => endpointUrl(endpoint, question as object)

let pending = new Map<string, Promise<unknown>>()

/** One request, however many ask at the same time. */
function read<E extends Read>(endpoint: E, question: ReadInput<E>): Promise<ReplyOf<E>> {
  const address = keyOf(endpoint, question)
  const given = takePreloaded(address)
  if (given) return Promise.resolve(given as ReplyOf<E>)
  const mine = pending
  const reading =
    mine.get(address) ??
    call(endpoint, question as Input<E>).finally(() => {
      if (mine.get(address) === reading) mine.delete(address)
    })
  mine.set(address, reading)
  return reading as Promise<ReplyOf<E>>
}

interface ReadOptions {
  /** Read again when somebody comes back to the page, but not more often than this. */
  focusThrottleMs?: number
}

/** What is shown is kept by its address: one read, however many parts of a page show it. */
export function useRead<E extends Read>(
  endpoint: E,
  question: ReadInput<E>,
  { focusThrottleMs: atMostEveryMs }: ReadOptions = {},
) {
  return useSWR<ReplyOf<E>, Error>(
    keyOf(endpoint, question),
    () => read(endpoint, question),
    atMostEveryMs === undefined ? {} : { focusThrottleInterval: atMostEveryMs },
  )
}

/** Reads again what is shown: something has changed since, so what is on its way will not do. */
export async function revalidate<E extends Read>(endpoint: E, question: ReadInput<E>) {
  const address = keyOf(endpoint, question)
  pending.delete(address)
  await mutate(address)
}

/** Reads before a page is displayed; its useRead then starts with the answer. */
export async function load<E extends Read>(
  endpoint: E,
  question: ReadInput<E>,
): Promise<ReplyOf<E>> {
  const mine = pending
  const reply = await read(endpoint, question)
  if (mine === pending) await setCached(endpoint, question, reply)
  return reply
}

/** Puts an answer that came another way where useRead finds it. */
export async function setCached<E extends Read>(
  endpoint: E,
  question: ReadInput<E>,
  reply: ReplyOf<E>,
) {
  await mutate(keyOf(endpoint, question), reply, { revalidate: false })
}

/** What has been read before; undefined when nothing has. */
export function peek<E extends Read>(endpoint: E, question: ReadInput<E>): ReplyOf<E> | undefined {
  return SWRConfig.defaultValue.cache.get(keyOf(endpoint, question))?.data
}

/** Forgets all that was read; what is still on its way here finds nobody who keeps it. */
export async function clearCache() {
  pending = new Map()
  await mutate(() => true, undefined, { revalidate: false })
}

/**
 * Forgets what was read from the gateway, but for this: what is shown of the rest is read anew, and
 * what is still on its way finds nobody who keeps it.
 */
export function clearCacheExcept<E extends Read>(endpoint: E, question: ReadInput<E>) {
  pending = new Map()
  const kept = keyOf(endpoint, question)
  const isForgotten = (key: unknown) =>
    typeof key === 'string' && key.startsWith('/api/') && key !== kept
  void mutate(isForgotten, undefined, { revalidate: true })
}
