import { type Static, Type } from 'typebox'

const Kind = Type.Enum([
  'delay',
  'hang',
  'status',
  'reply',
  'reset',
  'garbage',
  'empty',
  'slow-body',
  'half-body',
  'huge-body',
])

/** Injected fault of an operation ('*': any). */
export const Fault = Type.Object(
  {
    operation: Type.String({ minLength: 1 }),
    kind: Kind,
    /** Number of requests; default: until cleared. */
    times: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Milliseconds of a delay, or before each byte of a slow body. */
    ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
    /** For the kinds 'status' and 'reply'. */
    status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
    /** Body of the kind 'reply'. */
    text: Type.Optional(Type.String()),
    /** Content type of the kind 'reply'; default: JSON. */
    type: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
export type Fault = Static<typeof Fault>

export interface Faults {
  add(fault: Fault): void
  list(): readonly Fault[]
  clear(): void
  /** Oldest fault that applies to this operation, counted as one of its `times`. */
  take(operation: string): Fault | undefined
}

export function makeFaults(): Faults {
  let faults: Fault[] = []
  return {
    add: (fault) => {
      faults.push({ ...fault })
    },
    list: () => faults,
    clear: () => {
      faults = []
    },
    take: (operation) => {
      const fault = faults.find((one) => one.operation === operation || one.operation === '*')
      if (fault?.times !== undefined) {
        fault.times -= 1
        if (fault.times === 0) faults = faults.filter((one) => one !== fault)
      }
      return fault
    },
  }
}
