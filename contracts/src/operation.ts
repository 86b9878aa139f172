import type { Static, TObject, TSchema, TString } from 'typebox'
import type { FileStream } from './file.ts'

export type System =
  | 'account'
  | 'user'
  | 'admin'
  | 'employee'
  | 'employee-content'
  | 'candidate'
  | 'job'
  | 'locality'

/**
 * A call to an upstream system, literally as its owners describe it: path, casing, field names
 * [1 §7, 2 §7, 3 §7].
 */
export interface Operation {
  /** Unique among all operations: settings, metrics and faults go by it. */
  name: string
  system: System
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:name` is a parameter, `:name?` one that may be left out together with its slash. */
  path: `/${string}`
  params?: Record<string, TString>
  body?: TObject
  /** Absent when the answer is not needed: then any 2xx will do, with or without a body. */
  reply?: TSchema
  /** A success without a body is an answer too, given to the caller as undefined. */
  mayBeEmpty?: true
  /**
   * One file goes along, in a field of this name, and the body beside it as further fields: all of it
   * as multipart/form-data.
   */
  upload?: string
  /** It answers a file instead, passed on as it comes: one of the kinds in file.ts. */
  file?: true
  /** Whose credentials go along: the caller's and the service's, the service's alone, or none. */
  as: 'caller' | 'service' | 'anonymous'
  /** A POST that changes nothing keeps the deadline of a read. */
  readOnly?: true
  /** A GET that does something is no read: it keeps the deadline of a write, and is never repeated. */
  hasSideEffects?: true
  /** Not shown by the specifications: to be verified with the upstream team. */
  assumed?: true
}

export type OperationReply<O extends Operation> = O extends { file: true }
  ? FileStream
  : O extends { reply: infer R extends TSchema }
    ? O extends { mayBeEmpty: true }
      ? Static<R> | undefined
      : Static<R>
    : undefined

export type OperationParams<O extends Operation> = O extends { params: infer P }
  ? { [K in keyof P]: string }
  : undefined

export type OperationBody<O extends Operation> = O extends { body: infer B extends TObject }
  ? Static<B>
  : undefined

export function operation<const O extends Operation>(description: O): O {
  return description
}
