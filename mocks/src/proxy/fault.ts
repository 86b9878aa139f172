import { type Static, type TProperties, Type } from 'typebox'

const Milliseconds = Type.Integer({ minimum: 0, maximum: 600_000 })
const Bytes = Type.Integer({ minimum: 1, maximum: 2 ** 20 })
/** Unaffected response bytes per connection, counted from when the fault is set. */
const AfterBytes = Type.Integer({ minimum: 0 })

function fault<K extends string, P extends TProperties>(kind: K, more: P) {
  return Type.Object({ kind: Type.Literal(kind), ...more }, { additionalProperties: false })
}

/** Faults below HTTP, between a client and its upstream. */
export const ProxyFault = Type.Union([
  fault('latency', { ms: Milliseconds, jitterMs: Type.Optional(Milliseconds) }),
  fault('drip', { bytes: Bytes, ms: Milliseconds }),
  fault('half-close', { afterBytes: Type.Optional(AfterBytes) }),
  /** Without `afterBytes`: on connect. */
  fault('reset', { afterBytes: Type.Optional(AfterBytes) }),
  fault('refuse', {}),
  fault('hang', {}),
  /** One byte in `every` is flipped. */
  fault('corrupt', { every: Type.Optional(Bytes), afterBytes: Type.Optional(AfterBytes) }),
])
export type ProxyFault = Static<typeof ProxyFault>
