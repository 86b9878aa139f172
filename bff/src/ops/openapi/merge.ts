import type { JsonSchema, Parameter, Response, UpstreamOperation } from './document.ts'
import { toSummary } from './names.ts'

export interface PathOperation {
  path: string
  operation: UpstreamOperation
}

/** One operation of several with the same call: its schemas and credentials are alternatives. */
export function mergeOperations([first, ...others]: readonly PathOperation[]): PathOperation {
  if (!first) throw new TypeError('No operation')
  return others.reduce(mergeTwo, first)
}

function mergeTwo(a: PathOperation, b: PathOperation): PathOperation {
  const [one, other] = [a.operation, b.operation]
  const names = [...one['x-operations'], ...other['x-operations']]
  const [requestBody = other.requestBody] = [one.requestBody]
  const isAssumed = one['x-assumed'] && other['x-assumed']
  const operation: UpstreamOperation = {
    ...one,
    operationId: names.join('-or-'),
    summary: names.map(toSummary).join(', or: '),
    description: `${one.operationId}: ${one.description} ${other.operationId}: ${other.description}`,
    security: uniqueOf([...one.security, ...other.security]),
    parameters: one.parameters.map((parameter, at) => mergeParameters(parameter, other, at)),
    ...(requestBody && { requestBody: mergeContent(requestBody, other.requestBody) }),
    responses: Object.fromEntries(
      Object.entries({ ...other.responses, ...one.responses }).map(([status, response]) => {
        return [status, mergeContent(response, other.responses[status])] as const
      }),
    ),
    'x-operations': names,
  }
  if (!isAssumed) delete operation['x-assumed']
  return { path: a.path, operation }
}

/** By position: their names may differ. */
function mergeParameters(one: Parameter, { parameters }: UpstreamOperation, at: number): Parameter {
  const other = parameters[at]
  if (one.in !== 'path' || !other) return one
  const described = other.name === one.name ? {} : { description: `Or ${other.name}` }
  return { ...one, ...described, schema: eitherOf(one.schema, other.schema) }
}

function mergeContent<T extends Pick<Response, 'content'>>(one: T, other: T | undefined): T {
  const content = Object.entries({ ...other?.content, ...one.content })
  if (content.length === 0) return one
  const merged = content.map(([type, { schema }]) => {
    const second = other?.content?.[type]?.schema ?? schema
    return [type, { schema: eitherOf(schema, second) }] as const
  })
  return { ...one, content: Object.fromEntries(merged) }
}

function eitherOf(one: JsonSchema, other: JsonSchema): JsonSchema {
  const anyOf = uniqueOf([one, other])
  return anyOf.length === 1 ? one : { anyOf }
}

function uniqueOf<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}
