import { setTimeout as wait } from 'node:timers/promises'
import type { ProxyFault } from './fault.ts'

/** Response direction of a connection. */
export interface ResponseChannel {
  write(bytes: Buffer): Promise<void>
  /** Ends the response side and discards further bytes. */
  halfClose(): void
  reset(): void
  /** Discards further bytes; the connection stays open. */
  silence(): void
  /** Aborted when the connection closes. */
  signal: AbortSignal
}

/** A reset discards bytes in flight: wait for their arrival first. */
const arrivalMs = 20

/** Forwards response bytes with the fault applied. `offset` counts the response bytes before them. */
export async function applyResponseFault(
  fault: ProxyFault,
  bytes: Buffer,
  offset: number,
  channel: ResponseChannel,
): Promise<void> {
  switch (fault.kind) {
    case 'drip':
      return drip(fault, bytes, channel)
    case 'corrupt':
      return channel.write(corrupt(fault, bytes, offset))
    case 'half-close':
    case 'reset': {
      const remaining = (fault.afterBytes ?? 0) - offset
      if (bytes.length < remaining) return channel.write(bytes)
      await channel.write(bytes.subarray(0, remaining))
      if (fault.kind === 'half-close') return channel.halfClose()
      await wait(arrivalMs, undefined, { signal: channel.signal })
      return channel.reset()
    }
    case 'hang':
    case 'refuse':
      return channel.silence()
    case 'latency':
      return channel.write(bytes)
  }
}

async function drip(
  { bytes: size, ms }: ProxyFault & { kind: 'drip' },
  bytes: Buffer,
  channel: ResponseChannel,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += size) {
    await channel.write(bytes.subarray(at, at + size))
    await wait(ms, undefined, { signal: channel.signal })
  }
}

function corrupt(
  { every = 16, afterBytes = 0 }: ProxyFault & { kind: 'corrupt' },
  bytes: Buffer,
  offset: number,
): Buffer {
  return Buffer.from(
    bytes.map((byte, at) => {
      const position = offset + at - afterBytes
      return position >= 0 && position % every === 0 ? byte ^ 0xff : byte
    }),
  )
}

/** Applies latency once per exchange, so that it does not grow with the size of the request. */
export async function delayRequest(fault: ProxyFault, signal: AbortSignal): Promise<void> {
  if (fault.kind !== 'latency') return
  const ms = fault.ms + Math.random() * (fault.jitterMs ?? 0)
  await wait(ms, undefined, { signal })
}
