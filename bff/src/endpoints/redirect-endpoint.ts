import type {
  RedirectEndpoint,
  RedirectQuery,
} from '@gatehouse/contracts/portal/redirect-endpoints'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../upstream/client.ts'
import { withDeadline } from '../upstream/deadline.ts'
import { createContext, type ServeDeps } from './handler-context.ts'

export interface RedirectContext<V extends RedirectEndpoint> {
  query: RedirectQuery<V>
  call: Call
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Gives where the browser goes on to: a path of the portal, or an address of the configuration.
 * Undefined is the portal's own page of that path.
 */
export type ServeRedirect = <const V extends RedirectEndpoint>(
  visit: V,
  handler: (visiting: RedirectContext<V>) => Promise<string | undefined>,
) => void

/**
 * Sends browsers on. Nothing is told to them but a page of the portal: details are in the log. What
 * came in the address is told to no other page.
 */
export function serveRedirectsOn(app: FastifyInstance, deps: ServeDeps): ServeRedirect {
  return ({ path, query, failurePage }, handler) => {
    app.get(path, {
      schema: { ...(query && { querystring: query }) },
      attachValidation: true,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
        if (request.validationError) return reply.redirect(failurePage, 303)
        try {
          const next = await withDeadline(deps.config.REQUEST_MS, undefined, (ended) => {
            const { call } = createContext(request, reply, deps, ended)
            return handler({ query: request.query as never, call, request, reply })
          })
          return next === undefined ? reply.callNotFound() : reply.redirect(next, 303)
        } catch (err) {
          request.log.error({ id: request.id, route: path, err }, 'redirect endpoint failed')
          return reply.redirect(failurePage, 303)
        }
      },
    })
  }
}
