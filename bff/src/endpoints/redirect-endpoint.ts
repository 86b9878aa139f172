import type {
  RedirectEndpoint,
  RedirectQuery,
} from '@gatehouse/contracts/portal/redirect-endpoints'
import type { FastifyInstance } from 'fastify'
import { withDeadline } from '../upstream/deadline.ts'
import { createContext, type RequestContext, type ServeDeps } from './handler-context.ts'

export interface RedirectContext<V extends RedirectEndpoint> extends RequestContext {
  query: RedirectQuery<V>
}

/**
 * Registers a redirect endpoint. The handler resolves to a path of the portal or a configured URL;
 * undefined serves the portal's own page of the path.
 */
export type ServeRedirect = <const V extends RedirectEndpoint>(
  endpoint: V,
  handler: (context: RedirectContext<V>) => Promise<string | undefined>,
) => void

/** Failures lead to the endpoint's page of the portal; details go to the log only. */
export function serveRedirectsOn(app: FastifyInstance, deps: ServeDeps): ServeRedirect {
  return ({ path, query, failurePage }, handler) => {
    app.get(path, {
      schema: { ...(query && { querystring: query }) },
      attachValidation: true,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
        if (request.validationError) return reply.redirect(failurePage, 303)
        try {
          const next = await withDeadline(deps.config.REQUEST_MS, undefined, (signal) =>
            handler({
              ...createContext(request, reply, deps, signal),
              query: request.query as never,
            }),
          )
          return next === undefined ? reply.callNotFound() : reply.redirect(next, 303)
        } catch (err) {
          request.log.error({ id: request.id, route: path, err }, 'redirect failed')
          return reply.redirect(failurePage, 303)
        }
      },
    })
  }
}
