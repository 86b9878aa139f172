import { Agent, type Dispatcher, Pool, ProxyAgent } from 'undici'

/** Connections to one origin, through the proxy if there is one. */
export function createPool(
  origin: string,
  options: Pool.Options,
  proxy: URL | undefined,
): Dispatcher {
  if (!proxy) return new Pool(origin, options)
  return createAgent(options, proxy).compose(
    (dispatch) => (request, handler) => dispatch({ ...request, origin }, handler),
  )
}

export function createAgent(options: Agent.Options, proxy: URL | undefined): Dispatcher {
  // A tunnel for http too: forwarded requests would lose the limits of the pool.
  return proxy
    ? new ProxyAgent({ ...options, uri: proxy.href, proxyTunnel: true })
    : new Agent(options)
}
