import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { type Connection, join } from './connection.ts'
import type { ProxyFault } from './fault.ts'

export interface FaultProxy {
  /** The origin at which it stands in for the upstream. */
  url: string
  fault(): ProxyFault | undefined
  /**
   * Lets this go wrong from now on, also on connections there are; undefined lets all be well.
   * What a fault before has silenced for good is broken off.
   */
  spoil(fault: ProxyFault | undefined): Promise<void>
  /** Breaks off what is under way, and gives the port back. */
  close(): Promise<void>
}

/**
 * Stands on 127.0.0.1 in front of the upstream of this origin; port 0 takes any free one. It knows
 * nothing of HTTP: bytes pass as they are, until a fault is set. Throws when the port cannot be had.
 */
export async function startProxy(upstream: string, port = 0): Promise<FaultProxy> {
  const { protocol, hostname, port: given } = new URL(upstream)
  const target = { host: hostname, port: Number(given) || (protocol === 'https:' ? 443 : 80) }
  const connections = new Set<Connection>()
  let fault: ProxyFault | undefined

  function accept(caller: Socket) {
    if (resetsAtOnce(fault)) {
      caller.on('error', () => undefined)
      caller.resetAndDestroy()
      return
    }
    const connection = join(caller, connect({ ...target, allowHalfOpen: true }), () => fault)
    connections.add(connection)
    caller.on('close', () => connections.delete(connection))
  }

  const server = createServer({ allowHalfOpen: true }, accept)
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  const breakOff = (which: (connection: Connection) => boolean) => {
    for (const connection of connections) if (which(connection)) connection.breakOff()
  }
  const close = async () => {
    const closed = server.listening && once(server, 'close')
    server.close()
    breakOff(() => true)
    await closed
  }

  await listen(port)
  const taken = (server.address() as AddressInfo).port

  return {
    url: `${protocol}//127.0.0.1:${taken}`,
    fault: () => fault,
    spoil: async (next) => {
      fault = next
      breakOff((connection) => connection.isSilent())
      if (fault?.kind === 'refuse') return close()
      if (!server.listening) await listen(taken)
      if (resetsAtOnce(fault)) breakOff(() => true)
    },
    close,
  }
}

function resetsAtOnce(fault: ProxyFault | undefined): boolean {
  return fault?.kind === 'reset' && fault.afterBytes === undefined
}
