import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { type Connection, relay } from './connection.ts'
import type { ProxyFault } from './fault.ts'

export interface FaultProxy {
  /** Origin to use instead of the upstream's. */
  url: string
  fault(): ProxyFault | undefined
  /**
   * Applies to new and open connections; undefined clears the fault. Resets connections silenced by
   * an earlier fault.
   */
  setFault(fault: ProxyFault | undefined): Promise<void>
  /** Resets all connections and frees the port. */
  close(): Promise<void>
}

/**
 * Starts a TCP proxy on 127.0.0.1 for the upstream origin; port 0 is any free one. Relays bytes
 * unchanged until a fault is set. Rejects if the port is in use.
 */
export async function startProxy(upstream: string, port = 0): Promise<FaultProxy> {
  const { protocol, hostname, port: upstreamPort } = new URL(upstream)
  const target = {
    host: hostname,
    port: Number(upstreamPort) || (protocol === 'https:' ? 443 : 80),
  }
  const connections = new Set<Connection>()
  let fault: ProxyFault | undefined

  function accept(caller: Socket) {
    if (resetsOnConnect(fault)) {
      caller.on('error', () => undefined)
      caller.resetAndDestroy()
      return
    }
    const connection = relay(caller, connect({ ...target, allowHalfOpen: true }), () => fault)
    connections.add(connection)
    caller.on('close', () => connections.delete(connection))
  }

  const server = createServer({ allowHalfOpen: true }, accept)
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  const resetConnections = (matches: (connection: Connection) => boolean) => {
    for (const connection of connections) if (matches(connection)) connection.reset()
  }
  const close = async () => {
    const closed = server.listening && once(server, 'close')
    server.close()
    resetConnections(() => true)
    await closed
  }

  await listen(port)
  const boundPort = (server.address() as AddressInfo).port

  return {
    url: `${protocol}//127.0.0.1:${boundPort}`,
    fault: () => fault,
    setFault: async (next) => {
      fault = next
      resetConnections((connection) => connection.isSilent())
      if (fault?.kind === 'refuse') return close()
      if (!server.listening) await listen(boundPort)
      if (resetsOnConnect(fault)) resetConnections(() => true)
    },
    close,
  }
}

function resetsOnConnect(fault: ProxyFault | undefined): boolean {
  return fault?.kind === 'reset' && fault.afterBytes === undefined
}
