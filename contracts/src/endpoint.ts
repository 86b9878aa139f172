import type { Static, TObject, TSchema, TString } from 'typebox'
import type { AnyObject, InferType, ObjectSchema } from 'yup'
import type { ProblemCode } from './problem.ts'

/** Has no default, so that public access is always explicit. */
export type Access = 'public' | 'signed-in'

interface Common {
  path: `/api/${string}`
  access: Access
  /** One pattern for each `:name` of the path. */
  params?: Record<string, TString>
  query?: TObject
  /** Serialized as an allow-list: other fields never leave the gateway. Or a file, see file.ts. */
  reply: TSchema
  /** Extends no idle timeout, drops no cached replies, and cannot change the session. */
  passive?: true
  /** Depends on the current company: 'company-changed' in a tab that shows another. */
  perCompany?: true
  problems: readonly ProblemCode[]
}

export interface Read extends Common {
  method: 'GET'
  /** Cache scope for 30 seconds. 'everyone' is also served stale-if-error. */
  cache: 'caller' | 'everyone' | 'never'
  /** A page of another system, as text, for a sandboxed frame. */
  html?: true
}

export type StepUpPurpose =
  | 'change-password'
  | 'change-email'
  | 'change-preference'
  | 'change-security-question'
  | 'change-direct-deposit'
  | 'show-security-answer'
  | 'reset-password'

export interface Write extends Common {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Validates the form in the browser and the request in the gateway. */
  body?: ObjectSchema<AnyObject>
  /** In bytes; 64 kB by default. */
  maxBodyBytes?: number
  /** One file as multipart/form-data, instead of a body. */
  upload?: true
  /**
   * Runs once per idempotency key. 'key-alone': the key is a secret, and needs no session.
   */
  once?: true | 'key-alone'
  /** Calls no upstream, so no bot score is checked; the browser sends without waiting for a token. */
  unscored?: true
  /** Skips 'person-changed'. */
  anyPerson?: true
  /** Requires a fresh passcode for this purpose and body; the browser's client asks for it. */
  stepUp?: StepUpPurpose
}

/** A call of the gateway's own API. */
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

/** An input that exists only if it is declared. */
export type Declared<Name extends string, T> = T extends undefined ? unknown : { [N in Name]: T }

/** Path parameters and query: the cache key of a read. */
export type ReadInput<E extends Endpoint> = Declared<'params', ParamsOf<E>> &
  Declared<'query', QueryOf<E>>

export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}
