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
  headers?: Record<
    string,
    {
      description: string
      schema: JsonSchema
    }
  >
  content?: Record<
    string,
    {
      schema: JsonSchema
    }
  >
  'x-codes'?: ProblemCode[]
}
export interface ApiOperation {
  operationId: string
  tags: [area: string]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: {
    required: true
    content: Record<
      string,
      {
        schema: JsonSchema
      }
    >
  }
  responses: Record<string, Response>
  'x-access': Access
  /** Cache scope of a read. */
  'x-cache'?: Read['cache']
  /** Whether a write takes an idempotency key. */
  'x-once'?: boolean
  /** The endpoint's own problems, beside those of its kind. */
  'x-problems': readonly ProblemCode[]
}
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
export interface ApiDocument {
  openapi: '3.1.1'
  info: {
    title: string
    version: string
    description: string
  }
  servers: {
    url: string
  }[]
  tags: {
    name: string
  }[]
  paths: Record<string, Partial<Record<Method, ApiOperation>>>
  components: {
    schemas: Record<string, JsonSchema>
    securitySchemes: Record<
      string,
      {
        type: 'apiKey'
        in: 'cookie'
        name: string
      }
    >
  }
}
