import type { Access, Read } from '@gatehouse/contracts/endpoint'
import type { ProblemCode } from '@gatehouse/contracts/problem'
import type { Rule } from '@gatehouse/contracts/rules/rule'

export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  const?: unknown
  enum?: unknown[]
  pattern?: string
  format?: string
  contentMediaType?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  default?: unknown
  /** Rules of the field, as named in 'invalid-input' problems. */
  'x-rules'?: Rule[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

export interface Response {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content?: Record<string, { schema: JsonSchema }>
  'x-codes'?: ProblemCode[]
}

export interface RequestBody {
  required: true
  content: Record<string, { schema: JsonSchema }>
}

export interface DescribedOperation {
  operationId: string
  summary: string
  description: string
  tags: [string]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: RequestBody
  responses: Record<string, Response>
}

/** Of the gateway's own API. */
export interface ApiOperation extends DescribedOperation {
  'x-access': Access
  /** Cache scope of a read. */
  'x-cache'?: Read['cache']
  /** Whether a write takes an idempotency key. */
  'x-once'?: boolean
  /** The endpoint's own problems, beside those of its kind. */
  'x-problems': readonly ProblemCode[]
}

/** Of an upstream system. */
export interface UpstreamOperation extends DescribedOperation {
  /** More than one where operations differ by credentials or by a parameter alone. */
  'x-operations': string[]
  /** Not shown by the specifications. */
  'x-assumed'?: true
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

export interface SecurityScheme {
  type: 'apiKey' | 'http'
  description?: string
  in?: 'cookie' | 'header'
  name?: string
  scheme?: 'bearer'
}

export interface Document<O extends DescribedOperation> {
  openapi: '3.1.1'
  info: {
    title: string
    version: string
    description: string
    contact: { name: string }
    license: { name: string; identifier: string }
  }
  servers: { url: string; description?: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Partial<Record<Method, O>>>
  components: {
    schemas: Record<string, JsonSchema>
    securitySchemes: Record<string, SecurityScheme>
  }
}

export type ApiDocument = Document<ApiOperation>
export type UpstreamDocument = Document<UpstreamOperation>
