import type { Static, TObject, TSchema, TString } from 'typebox'
import type { AnyObject, InferType, ObjectSchema } from 'yup'
import type { ProblemCode } from './problem.ts'

/** Who may call. There is no default: 'public' must be said too. */
export type Access = 'public' | 'signed-in'

interface Common {
  path: `/api/${string}`
  access: Access
  /** One pattern for each `:name` of the path. */
  params?: Record<string, TString>
  query?: TObject
  /** An allow-list: fields it does not name never leave the gateway. Or a file: see file.ts. */
  reply: TSchema
  /** What this endpoint may refuse with, beyond what any endpoint may. */
  problems: readonly ProblemCode[]
}

export interface Read extends Common {
  method: 'GET'
  /**
   * For whom the gateway holds the answer for 30 seconds: for this caller under this brand, for
   * everyone, or for nobody. What everyone is given may be old when the upstream fails.
   */
  cache: 'caller' | 'everyone' | 'never'
}

/** What a fresh passcode is asked for before it is done. */
export type StepUpPurpose = 'change-password' | 'change-email' | 'reset-password'

export interface Write extends Common {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** What a person types; the same object validates the form. */
  body?: ObjectSchema<AnyObject>
  /** Largest body, in bytes; 64 kB unless told. */
  maxBodyBytes?: number
  /** One file comes instead of a body, as multipart/form-data. */
  upload?: true
  /**
   * Done once per idempotency key, however often it is asked for: what must not happen twice. The
   * browser's client sends the key by itself. 'key-alone' where the key is a secret of the gateway's
   * own making, and says whose intention it is: also of who has no session, or another by now.
   */
  once?: true | 'key-alone'
  /**
   * Done only with a passcode given for this very purpose and content, once. The browser's client
   * asks the person for it and repeats the call by itself.
   */
  stepUp?: StepUpPurpose
}

/** A call of the gateway's own API: one description read by gateway, browser and tests. */
export type Endpoint = Read | Write

export type ReplyOf<E extends Endpoint> = Static<E['reply']>
export type BodyOf<E> = E extends { body: infer B extends ObjectSchema<AnyObject> }
  ? InferType<B>
  : undefined
export type ParamsOf<E extends Endpoint> = E extends { params: infer P }
  ? { [K in keyof P]: string }
  : undefined
export type QueryOf<E extends Endpoint> = E extends { query: infer Q extends TObject }
  ? Static<Q>
  : undefined

export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}
