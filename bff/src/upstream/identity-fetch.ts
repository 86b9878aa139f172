import type { CustomFetch } from 'openid-client'
import { isHttpsOrLoopback } from '../settings/loopback.ts'
import type { OnCall } from './client.ts'
import { createAgent } from './create-pool.ts'
import { isDeadlineExceeded, withDeadline } from './deadline.ts'
import { exchange, type UpstreamResponse } from './exchange.ts'
import type { ThirdPartyConfig } from './third-party.ts'
import { UpstreamError } from './upstream-error.ts'

/** In metrics. */
const system = 'identity'

/** What openid-client sends to the provider, within the gateway's limits and metrics. */
export function createIdentityFetch(config: ThirdPartyConfig, onCall: OnCall) {
  // The provider's addresses can be of several origins.
  const options = {
    connections: 8,
    pipelining: 0,
    maxResponseSize: 256 * 1024,
    connectTimeout: 2000,
  }
  const agent = createAgent(options, config.UPSTREAM_PROXY)
  const reading = new Map<string, Promise<UpstreamResponse>>()

  async function send(url: URL, { method, headers, body }: Parameters<CustomFetch>[1]) {
    const name = nameOf(method, url)
    const { origin, pathname, search } = url
    const request = {
      origin,
      path: pathname + search,
      method: method as 'GET' | 'POST',
      headers: { ...headers, 'user-agent': 'gatehouse' },
      body: body instanceof URLSearchParams ? body.toString() : null,
    }
    const before = performance.now()
    const since = () => performance.now() - before
    return withDeadline(config.UPSTREAM_READ_MS, undefined, async (signal) => {
      try {
        const response = await exchange(agent, request, signal)
        const { status } = response
        onCall(
          { name, system },
          { status, ms: since(), ...(status >= 400 && { cause: 'refused' }) },
        )
        if (status >= 500) throw new UpstreamError({ name }, 'refused', { status })
        return response
      } catch (cause) {
        if (cause instanceof UpstreamError) throw cause
        const kind = isDeadlineExceeded(signal) ? 'timeout' : 'unreachable'
        onCall({ name, system }, { cause: kind, ms: since() })
        throw new UpstreamError({ name }, kind, { cause })
      }
    })
  }

  /** Single-flight. */
  function read(url: URL, options: Parameters<CustomFetch>[1]) {
    const pending =
      reading.get(url.href) ?? send(url, options).finally(() => reading.delete(url.href))
    reading.set(url.href, pending)
    return pending
  }

  const fetch: CustomFetch = async (address, options) => {
    const url = new URL(address)
    if (!isHttpsOrLoopback(url)) throw new Error(`${url.origin} is no https address`)
    const { status, type, text } = await (options.method === 'GET'
      ? read(url, options)
      : send(url, options))
    return new Response(text || null, { status, headers: type ? { 'content-type': type } : {} })
  }
  return { fetch, close: () => agent.close() }
}

/** In metrics and errors. */
function nameOf(method: string, { pathname }: URL): string {
  if (method !== 'GET') return 'identityToken'
  return pathname.includes('/.well-known/openid-configuration')
    ? 'identityDiscovery'
    : 'identityKeys'
}
