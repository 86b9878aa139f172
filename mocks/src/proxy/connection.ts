import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { ProxyFault } from './fault.ts'
import { holdBack, spoilAnswer, type Way } from './spoil.ts'

/** A caller and the upstream, joined. */
export interface Connection {
  /** Whether something has been kept back for good: then it can never be well again. */
  isSilent(): boolean
  /** Resets both ends. */
  breakOff(): void
}

/** Carries bytes both ways, and spoils them by the fault of the moment, until either end breaks. */
export function join(
  caller: Socket,
  upstream: Socket,
  faultNow: () => ProxyFault | undefined,
): Connection {
  const gone = new AbortController()
  let silent = false
  /** The next bytes of the client start an exchange. */
  let begins = true
  let counted: { fault: ProxyFault | undefined; bytes: number } = { fault: undefined, bytes: 0 }

  function breakOff() {
    gone.abort()
    caller.resetAndDestroy()
    upstream.resetAndDestroy()
  }

  async function write(to: Socket, bytes: Buffer) {
    if (bytes.length > 0 && !to.write(bytes)) await once(to, 'drain', { signal: gone.signal })
  }

  const way: Way = {
    write: (bytes) => write(caller, bytes),
    halfClose: () => {
      silent = true
      caller.end()
    },
    reset: breakOff,
    fallSilent: () => {
      silent = true
    },
    gone: gone.signal,
  }

  async function ask(bytes: Buffer) {
    const fault = faultNow()
    if (fault?.kind === 'hang') way.fallSilent()
    if (silent) return
    if (fault && begins) await holdBack(fault, gone.signal)
    begins = false
    await write(upstream, bytes)
  }

  async function answer(bytes: Buffer) {
    if (silent) return
    begins = true
    const fault = faultNow()
    if (!fault) return write(caller, bytes)
    if (counted.fault !== fault) counted = { fault, bytes: 0 }
    const passed = counted.bytes
    counted.bytes += bytes.length
    await spoilAnswer(fault, bytes, passed, way)
  }

  async function carry(from: Socket, to: Socket, pass: (bytes: Buffer) => Promise<void>) {
    for await (const bytes of from.iterator({ destroyOnReturn: false })) await pass(bytes)
    if (from === caller || !silent) to.end()
  }

  for (const socket of [caller, upstream]) {
    socket.setNoDelay(true)
    socket.on('error', breakOff)
  }
  caller.on('close', () => {
    gone.abort()
    upstream.destroy()
  })
  carry(caller, upstream, ask).catch(breakOff)
  carry(upstream, caller, answer).catch(breakOff)
  return { isSilent: () => silent, breakOff }
}
