import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { ProxyFault } from './fault.ts'
import { applyResponseFault, delayRequest, type ResponseChannel } from './response-fault.ts'

export interface Connection {
  /** Bytes were discarded: the connection cannot recover. */
  isSilent(): boolean
  /** Resets both sockets. */
  reset(): void
}

/** Relays bytes in both directions, applying the current fault, until either socket closes. */
export function relay(
  caller: Socket,
  upstream: Socket,
  currentFault: () => ProxyFault | undefined,
): Connection {
  const closed = new AbortController()
  let silent = false
  let isExchangeStart = true
  let counted: { fault: ProxyFault | undefined; bytes: number } = { fault: undefined, bytes: 0 }

  function reset() {
    closed.abort()
    caller.resetAndDestroy()
    upstream.resetAndDestroy()
  }

  async function write(to: Socket, bytes: Buffer) {
    if (bytes.length > 0 && !to.write(bytes)) await once(to, 'drain', { signal: closed.signal })
  }

  const channel: ResponseChannel = {
    write: (bytes) => write(caller, bytes),
    halfClose: () => {
      silent = true
      caller.end()
    },
    reset,
    silence: () => {
      silent = true
    },
    signal: closed.signal,
  }

  async function forwardRequest(bytes: Buffer) {
    const fault = currentFault()
    if (fault?.kind === 'hang') channel.silence()
    if (silent) return
    if (fault && isExchangeStart) await delayRequest(fault, closed.signal)
    isExchangeStart = false
    await write(upstream, bytes)
  }

  async function forwardResponse(bytes: Buffer) {
    if (silent) return
    isExchangeStart = true
    const fault = currentFault()
    if (!fault) return write(caller, bytes)
    if (counted.fault !== fault) counted = { fault, bytes: 0 }
    const offset = counted.bytes
    counted.bytes += bytes.length
    await applyResponseFault(fault, bytes, offset, channel)
  }

  async function pump(from: Socket, to: Socket, forward: (bytes: Buffer) => Promise<void>) {
    for await (const bytes of from.iterator({ destroyOnReturn: false })) await forward(bytes)
    if (from === caller || !silent) to.end()
  }

  for (const socket of [caller, upstream]) {
    socket.setNoDelay(true)
    socket.on('error', reset)
  }
  caller.on('close', () => {
    closed.abort()
    upstream.destroy()
  })
  pump(caller, upstream, forwardRequest).catch(reset)
  pump(upstream, caller, forwardResponse).catch(reset)
  return { isSilent: () => silent, reset }
}
