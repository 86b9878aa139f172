import { type Static, type TProperties, Type } from 'typebox'

const Milliseconds = Type.Integer({ minimum: 0, maximum: 600_000 })
const Bytes = Type.Integer({ minimum: 1, maximum: 2 ** 20 })
/** Bytes of answers that pass first on a connection, counted from when the fault began. */
const AfterBytes = Type.Integer({ minimum: 0 })

function fault<K extends string, P extends TProperties>(kind: K, more: P) {
  return Type.Object({ kind: Type.Literal(kind), ...more }, { additionalProperties: false })
}

/** Faults between a client and its upstream, below HTTP. */
export const ProxyFault = Type.Union([
  fault('latency', { ms: Milliseconds, jitterMs: Type.Optional(Milliseconds) }),
  fault('drip', { bytes: Bytes, ms: Milliseconds }),
  fault('half-close', { afterBytes: Type.Optional(AfterBytes) }),
  /** Without `afterBytes`: at connect. */
  fault('reset', { afterBytes: Type.Optional(AfterBytes) }),
  fault('refuse', {}),
  fault('hang', {}),
  /** One byte in so many is flipped. */
  fault('corrupt', { every: Type.Optional(Bytes), afterBytes: Type.Optional(AfterBytes) }),
])
export type ProxyFault = Static<typeof ProxyFault>
