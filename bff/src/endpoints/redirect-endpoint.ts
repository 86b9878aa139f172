import type {
  RedirectEndpoint,
  RedirectQuery,
} from '@gatehouse/contracts/portal/redirect-endpoints'
import { problemStatus } from '@gatehouse/contracts/problem'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { limitOf } from '../http/problem-error.ts'
import { problemCodeOf } from '../http/problems.ts'
import { withDeadline } from '../upstream/deadline.ts'
import { type FormPost, sendFormPost } from './form-post.ts'
import { createContext, type RequestContext, type ServeDeps } from './handler-context.ts'

export interface RedirectContext<V extends RedirectEndpoint> extends RequestContext {
  query: RedirectQuery<V>
}

/**
 * Registers a redirect endpoint. The handler resolves to a path of the portal, a configured URL, or a
 * form to post; undefined serves the portal's own page of the path.
 */
export type ServeRedirect = <const V extends RedirectEndpoint>(
  endpoint: V,
  handler: (context: RedirectContext<V>) => Promise<string | FormPost | undefined>,
  /** `error` is undefined for an invalid query. */
  onFailure?: (reply: FastifyReply, error?: unknown) => void,
) => void

/** Failures lead to the endpoint's page of the portal; details go to the log only. */
export function serveRedirectsOn(app: FastifyInstance, deps: ServeDeps): ServeRedirect {
  return ({ path, query, failurePage }, handler, onFailure) => {
    app.get(path, {
      schema: { ...(query && { querystring: query }) },
      attachValidation: true,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
        const fail = (error?: unknown) => {
          onFailure?.(reply, error)
          return reply.redirect(failurePage, 303)
        }
        if (request.validationError) return fail()
        try {
          const next = await withDeadline(deps.config.REQUEST_MS, undefined, (signal) =>
            handler({
              ...createContext(request, reply, deps, signal),
              query: request.query as never,
            }),
          )
          if (next === undefined) return reply.callNotFound()
          return typeof next === 'string' ? reply.redirect(next, 303) : sendFormPost(reply, next)
        } catch (err) {
          request.problem = problemCodeOf(err)
          request.limit = limitOf(err)
          if (problemStatus[request.problem] >= 500)
            request.log.error({ id: request.id, route: path, err }, 'redirect failed')
          return fail(err)
        }
      },
    })
  }
}
