import type { Read, ReadInput, ReplyOf } from '@gatehouse/contracts/endpoint'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import useSWR, { mutate, SWRConfig } from 'swr'
import { call, type Input } from './call.ts'
import { takePreloaded } from './preloaded-replies.ts'

const keyOf = (endpoint: Read, input: unknown) => endpointUrl(endpoint, input as object)

let pending = new Map<string, Promise<unknown>>()
/** Replies of these may be stale. */
const superseded = new WeakSet<Promise<unknown>>()
/** No component reads meanwhile. */
let isClearing = false

function supersede(url: string) {
  const request = pending.get(url)
  if (!request) return
  superseded.add(request)
  pending.delete(url)
}

/** Single-flight: concurrent reads of one URL share a request. */
function read<E extends Read>(endpoint: E, input: ReadInput<E>): Promise<ReplyOf<E>> {
  const url = keyOf(endpoint, input)
  const batch = pending
  const ask = async () => takePreloaded(url) ?? (await call(endpoint, input as Input<E>))
  const request =
    batch.get(url) ??
    ask().finally(() => {
      if (batch.get(url) === request) batch.delete(url)
    })
  batch.set(url, request)
  return request as Promise<ReplyOf<E>>
}

interface ReadOptions {
  /** Least time between revalidations on focus. */
  focusThrottleMs?: number
  /** Reads when mounted even if cached, which is shown meanwhile: for what no loader reads. */
  onMount?: boolean
}

/** Reads through the cache; components that read the same URL share one request. */
export function useRead<E extends Read>(
  endpoint: E,
  input: ReadInput<E>,
  { focusThrottleMs, onMount }: ReadOptions = {},
) {
  const url = keyOf(endpoint, input)
  // The page was shown before its loader's reply: joins that read, so that a failure of it is told.
  const readsOnMount = onMount || pending.has(url)
  const reply = useSWR<ReplyOf<E>, Error>(url, () => read(endpoint, input), {
    // `read` shares requests in flight; SWR would share those of the last two seconds, too.
    dedupingInterval: 0,
    isPaused: () => isClearing,
    ...(readsOnMount && { revalidateOnMount: true }),
    ...(focusThrottleMs !== undefined && { focusThrottleInterval: focusThrottleMs }),
  })
  // SWR renders for the fields that were accessed, and compares data with those at mount: once the cache
  // is cleared, an equal reply alone would leave the component without data.
  void reply.isLoading
  return reply
}

/** Reads again, and ignores a request in flight: its reply may be stale. */
export async function revalidate<E extends Read>(endpoint: E, input: ReadInput<E>) {
  const url = keyOf(endpoint, input)
  supersede(url)
  await mutate(url)
}

/** Reads before a page is rendered, and fills the cache for its useRead unless superseded meanwhile. */
export async function load<E extends Read>(endpoint: E, input: ReadInput<E>): Promise<ReplyOf<E>> {
  const batch = pending
  const request = read(endpoint, input)
  const reply = await request
  if (batch === pending && !superseded.has(request))
    await mutate(keyOf(endpoint, input), reply, { revalidate: false })
  return reply
}

/** Like `load`, but never with a reply that was under way before. */
export function reload<E extends Read>(endpoint: E, input: ReadInput<E>): Promise<ReplyOf<E>> {
  supersede(keyOf(endpoint, input))
  return load(endpoint, input)
}

export async function setCached<E extends Read>(
  endpoint: E,
  input: ReadInput<E>,
  reply: ReplyOf<E>,
) {
  const url = keyOf(endpoint, input)
  supersede(url)
  await mutate(url, reply, { revalidate: false })
}

/** Drops a reply that is known to be outdated, and reads again where it is shown. */
export async function clearCached<E extends Read>(endpoint: E, input: ReadInput<E>) {
  const url = keyOf(endpoint, input)
  supersede(url)
  await mutate(url, undefined, { revalidate: true })
}

export function peek<E extends Read>(endpoint: E, input: ReadInput<E>): ReplyOf<E> | undefined {
  return SWRConfig.defaultValue.cache.get(keyOf(endpoint, input))?.data
}

/** Clears the cache; replies in flight are not cached. */
export async function clearCache() {
  pending = new Map()
  // SWR forgets requests in flight, which a component mounted later would join, only where it reads again.
  isClearing = true
  const cleared = mutate(() => true, undefined, { revalidate: true })
  isClearing = false
  await cleared
}

/** Clears the gateway's replies but one, and reads again those on screen. Replies in flight are not cached. */
export function clearCacheExcept<E extends Read>(endpoint: E, input: ReadInput<E>) {
  pending = new Map()
  const exception = keyOf(endpoint, input)
  const isStale = (key: unknown) =>
    typeof key === 'string' && key.startsWith('/api/') && key !== exception
  void mutate(isStale, undefined, { revalidate: true })
}
