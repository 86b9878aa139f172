import type { Config } from '@gatehouse/bff/settings/config'
import { isRead } from '@gatehouse/bff/upstream/side-effects'
import type { Operation, OperationReply } from '@gatehouse/contracts/operation'
import type { Values } from './values.ts'

/** With placeholders for values: `{jobId}`. */
export interface Input {
  params?: Readonly<Record<string, string>>
  body?: unknown
  file?: { name: string; type: string; content: Uint8Array }
}

/** Known beside the answer when values are taken from it. */
export interface Given {
  values: Values
  /** Asks for the passcode that was sent; undefined without a terminal. */
  askPasscode(): Promise<string | undefined>
}

type Take<O extends Operation> = (reply: OperationReply<O>, given: Given) => unknown

/**
 * Side effect of a call: `none`; a `session`; a `change` that is harmless, such as a value written back as
 * it was; or what is `lasting`: mail, a password, an application, a bank account.
 */
export type Effect = 'none' | 'session' | 'change' | 'lasting'

/** Verification of one operation. */
export interface Step {
  operation: Operation
  input: Input
  effect: Effect
  /** Of a lasting effect. */
  leaves?: string
  /** Values for later steps, by name; undefined and '' are none. */
  gives: Readonly<Record<string, Take<Operation>>>
  /** A reply without this one refuses. */
  mustGive?: string
  /** Detail of that drift; default: the account is not signed in. */
  refusal?: string
  /** Only these sign-in flows use it. */
  signIn?: readonly Config['SIGN_IN'][]
  /** Ends the session. */
  signsOut?: true
}

interface Options<O extends Operation> {
  effect?: Effect
  leaves?: string
  gives?: Readonly<Record<string, Take<O>>>
  mustGive?: string
  refusal?: string
  signIn?: readonly Config['SIGN_IN'][]
  signsOut?: true
}

/** Operations that are no reads have a harmless effect by default. */
export function step<O extends Operation>(
  operation: O,
  input: Input = {},
  { gives = {}, effect, ...options }: Options<O> = {},
): Step {
  const defaultEffect = options.leaves ? 'lasting' : isRead(operation) ? 'none' : 'change'
  return {
    operation,
    input,
    effect: effect ?? defaultEffect,
    gives: gives as Step['gives'],
    ...options,
  }
}
