import { hash } from 'node:crypto'
import type { DescribedOperation, Document, JsonSchema, Method } from './document.ts'

/** TypeBox schemas are JSON Schema; this drops their symbols. */
export function plain(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema))
}

export function asJson(schema: JsonSchema) {
  return { 'application/json': { schema } }
}

export function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

export function methodOf({ method }: { method: string }): Method {
  return method.toLowerCase() as Method
}

/** The version is a hash of the paths. */
export function infoOf<O extends DescribedOperation>(
  title: string,
  description: string,
  paths: Document<O>['paths'],
): Document<O>['info'] {
  return {
    title,
    version: hash('sha256', JSON.stringify(paths)).slice(0, 12),
    description,
    contact: { name: 'The team that runs the gateway' },
    license: { name: 'Not licensed to others', identifier: 'LicenseRef-UNLICENSED' },
  }
}
