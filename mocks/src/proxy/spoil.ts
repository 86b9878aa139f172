import { setTimeout as wait } from 'node:timers/promises'
import type { ProxyFault } from './fault.ts'

/** The way to the caller, as a fault uses it. */
export interface Way {
  write(bytes: Buffer): Promise<void>
  /** Says that nothing more will come, and lets nothing more pass. */
  halfClose(): void
  reset(): void
  /** Lets nothing more pass, and does not say so. */
  fallSilent(): void
  /** Aborted when the connection is gone. */
  gone: AbortSignal
}

/** A reset throws away what is still on its way, and so must not overtake it. */
const arrivalMs = 20

/** Sends on what the upstream said, spoiled. `passed` counts the answers' bytes before it. */
export async function spoilAnswer(
  fault: ProxyFault,
  bytes: Buffer,
  passed: number,
  way: Way,
): Promise<void> {
  switch (fault.kind) {
    case 'drip':
      return drip(fault, bytes, way)
    case 'corrupt':
      return way.write(corrupted(fault, bytes, passed))
    case 'half-close':
    case 'reset': {
      const room = (fault.afterBytes ?? 0) - passed
      if (bytes.length < room) return way.write(bytes)
      await way.write(bytes.subarray(0, room))
      if (fault.kind === 'half-close') return way.halfClose()
      await wait(arrivalMs, undefined, { signal: way.gone })
      return way.reset()
    }
    case 'hang':
    case 'refuse':
      return way.fallSilent()
    case 'latency':
      return way.write(bytes)
  }
}

async function drip(
  { bytes: size, ms }: ProxyFault & { kind: 'drip' },
  bytes: Buffer,
  way: Way,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += size) {
    await way.write(bytes.subarray(at, at + size))
    await wait(ms, undefined, { signal: way.gone })
  }
}

function corrupted(
  { every = 16, afterBytes = 0 }: ProxyFault & { kind: 'corrupt' },
  bytes: Buffer,
  passed: number,
): Buffer {
  return Buffer.from(
    bytes.map((byte, at) => {
      const place = passed + at - afterBytes
      return place >= 0 && place % every === 0 ? byte ^ 0xff : byte
    }),
  )
}

/** Holds back what a caller asks: once an exchange, so that large requests are not slower still. */
export async function holdBack(fault: ProxyFault, gone: AbortSignal): Promise<void> {
  if (fault.kind !== 'latency') return
  const ms = fault.ms + Math.random() * (fault.jitterMs ?? 0)
  await wait(ms, undefined, { signal: gone })
}
