import { openApiOf } from '@gatehouse/bff/ops/openapi/openapi'
import { systems, upstreamApiOf } from '@gatehouse/bff/ops/openapi/upstream'
import { settings } from '@gatehouse/bff/settings/config'
import type { Operation } from '@gatehouse/contracts/operation'
import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { calls } from '../specification/lists.ts'
import { readOperationComments } from './operation-comments.ts'

export const folder = 'contracts/openapi'

const gateway = { product: 'Gatehouse', origin: 'https://portal.example.test' }
const server = {
  url: 'https://upstream.example.test',
  description: 'UPSTREAM_API_URL of the gateway, for payroll pages PAYROLL_URL',
}
const fallbackOf = (name: keyof typeof settings) => settings[name].fallback ?? ''
const headers = {
  HEADER_SERVICE: fallbackOf('HEADER_SERVICE'),
  HEADER_CLIENT: fallbackOf('HEADER_CLIENT'),
  HEADER_JWT: fallbackOf('HEADER_JWT'),
  HEADER_TIMECODE: fallbackOf('HEADER_TIMECODE'),
  HEADER_PORTAL_USER: fallbackOf('HEADER_PORTAL_USER'),
}

/** Text of each file of contracts/openapi, by its name. */
export function openApiFiles(): Map<string, string> {
  const comments = readOperationComments()
  const notesOf = ({ name }: Operation) =>
    [comments.get(name), ...sectionsOf(name)].filter(Boolean).join(' ')
  const upstreams = systems.map((system) => {
    const document = upstreamApiOf({ system, operations, headers, server, notesOf })
    return [system, document] as const
  })
  const documents = [['gateway', openApiOf(endpoints, gateway)] as const, ...upstreams]
  return new Map(
    documents.map(([name, document]) => [`${name}.json`, `${JSON.stringify(document, null, 1)}\n`]),
  )
}

function sectionsOf(operation: string): string[] {
  return calls.flatMap((call) =>
    'operation' in call && call.operation === operation ? [`Source: [${call.spec}].`] : [],
  )
}
