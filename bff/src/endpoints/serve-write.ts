import type { Write } from '@gatehouse/contracts/endpoint'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { uploadTimeoutMs } from '../http/body-timeout.ts'
import { disconnectSignal } from '../http/disconnect-signal.ts'
import { withDeadline } from '../upstream/deadline.ts'
import { withBotCheck } from './bot-check.ts'
import {
  createContext,
  type Handler,
  type RouteHandler,
  type ServeDeps,
} from './handler-context.ts'
import { runOnce } from './idempotency.ts'
import { requireReadableSession } from './require-session.ts'
import { trackWrites } from './track-writes.ts'
import type { TakeFile } from './uploads.ts'
import { validateBody } from './validate-body.ts'
import { warnOnFailure } from './warn-on-failure.ts'

/**
 * Serves a write: validation, bot check, step-up, idempotency, as the endpoint says. Afterwards, also
 * on failure, the caller's cache version is bumped, unless it is passive. Requires a readable session.
 */
export function serveWrite(endpoint: Write, handler: Handler, deps: ServeDeps): RouteHandler {
  return async (request, reply) => {
    reply.header('cache-control', 'no-store')
    requireReadableSession(request.session)
    const body = (endpoint.body && (await validateBody(endpoint.body, request.body))) as never
    if (endpoint.upload) return serveUpload(request, reply, body)
    return withDeadline(deps.config.REQUEST_MS, undefined, (signal) =>
      perform(request, reply, body, signal),
    )
  }

  /** Uploads have a longer deadline, and are aborted when the client disconnects. */
  async function serveUpload(request: FastifyRequest, reply: FastifyReply, body: never) {
    const ms = uploadTimeoutMs + deps.config.UPLOAD_SECONDS * 1000
    const upload = deps.uploads.expect(request)
    try {
      return await withDeadline(ms, disconnectSignal(reply), (signal) =>
        perform(request, reply, body, signal, upload.take),
      )
    } finally {
      upload.end()
    }
  }

  async function perform(
    request: FastifyRequest,
    reply: FastifyReply,
    body: never,
    signal: AbortSignal,
    file?: TakeFile,
  ) {
    const { session, headers } = request
    const scope = scopeOf(endpoint, session)
    // Upstream gets a pseudonym: the key may be a secret.
    const upstreamKey = endpoint.once
      ? deps.hmac.name('idempotency', `${scope} ${headers[idempotencyHeader]}`)
      : undefined
    const context = createContext(request, reply, deps, signal, upstreamKey)
    const tracked = trackWrites(context.call)
    const { call, checkBot } = withBotCheck(
      { ...context, call: tracked.call },
      endpoint,
      deps.config,
    )
    const handle = async () => {
      const { stepUp } = endpoint
      const claimed = stepUp && (await deps.stepUps.claim(request, stepUp, body))
      try {
        return await handler({
          ...context,
          body,
          call,
          checkBot,
          proof: claimed?.granted.proof as never,
          file: file as never,
        })
      } catch (error) {
        if (claimed && !tracked.mayHaveSideEffects())
          await warnOnFailure(
            request,
            'step-up not restored',
            deps.stepUps.restore(request, claimed),
          )
        throw error
      }
    }
    try {
      if (!endpoint.once) return await handle()
      const { mayHaveSideEffects } = tracked
      const write = { perform: handle, mayHaveSideEffects, signal }
      return await runOnce(deps.keyValueStore, request, scope, write)
    } finally {
      // The caller before a sign-out, or after a sign-in.
      const caller = context.caller ?? request.session?.caller
      if (caller && !endpoint.passive)
        await warnOnFailure(
          request,
          'cache version not bumped',
          deps.cacheVersions.bump(caller.userId),
        )
    }
  }
}

/** Scope of the idempotency key: its caller or session, and for `perCompany` the company. */
function scopeOf({ once, perCompany }: Write, { caller, sessionId }: FastifyRequest['session']) {
  if (once === 'key-alone') return ''
  const owner = caller?.userId ?? sessionId
  return perCompany ? `${owner} ${caller?.brand ?? ''}` : owner
}
