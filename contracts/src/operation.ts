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
  | 'people-soft'
  | 'payroll-pages'

/** A call of an upstream system, literally as its owners describe it: path, casing, field names. */
export interface Operation {
  /** Unique: settings, metrics and faults refer to it. */
  name: string
  system: System
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:name` is a parameter; `:name?` may be left out together with its slash. */
  path: `/${string}`
  params?: Record<string, TString>
  body?: TObject
  /** Absent if nothing is read from it: a body is empty, or tells of success. */
  reply?: TSchema
  /** Without `reply`: any of them tells of success, as does a true `Success`. */
  successFields?: readonly string[]
  /** Fields of `reply`: a 2xx without any of them is invalid. Null counts as present. */
  requiresAnyOf?: readonly [string, ...string[]]
  /** A message that is valid without them. */
  plainMessage?: RegExp
  /** A 2xx whose field matches, and that lacks the field `without`, is a refusal. */
  refusal?: { field: string; pattern: RegExp; without?: string }
  /** A 2xx without a body has a meaning and succeeds with undefined. */
  mayBeEmpty?: true
  /**
   * Field name of the one file in a multipart/form-data request; the body becomes its other fields.
   */
  upload?: string
  /** Replies with a file, streamed; its type must be one in file.ts. */
  file?: true
  /** Replies with an HTML page, as text. A page that matches `refusal` refuses. */
  page?: { refusal: RegExp }
  /** Credentials: those of caller and service, of the service, the caller's payroll id, or none. */
  as: 'caller' | 'service' | 'payroll' | 'anonymous'
  /** A POST without side effects: has the deadline of a read. */
  readOnly?: true
  /** A GET with side effects: has the deadline of a write, and is never retried. */
  hasSideEffects?: true
  /** Not shown by the specifications; to be verified with the upstream team. */
  assumed?: true
}

export type OperationReply<O extends Operation> = O extends { file: true }
  ? FileStream
  : O extends { page: object }
    ? string
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
