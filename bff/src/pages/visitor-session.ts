import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { readSession, visitorSession } from '@gatehouse/contracts/portal/session'
import type { FastifyRequest } from 'fastify'
import type { PageMeta } from './page-meta.ts'

const preloaded = { [endpointUrl(readSession, {})]: JSON.stringify(visitorSession) }

/** Preloads the reply of `readSession` for a request without cookies, which has no session. */
export function withVisitorSession(request: FastifyRequest, meta: PageMeta): PageMeta
export function withVisitorSession(request: FastifyRequest): PageMeta | undefined
export function withVisitorSession(request: FastifyRequest, meta?: PageMeta) {
  if (request.headers.cookie) return meta
  return { ...meta, preloadedReplies: { ...meta?.preloadedReplies, ...preloaded } }
}
