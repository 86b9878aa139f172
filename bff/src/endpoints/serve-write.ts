import type { Write } from '@gatehouse/contracts/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { uploadTimeoutMs } from '../http/body-timeout.ts'
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
import { disconnectSignal } from './serve-read.ts'
import { trackWrites } from './track-writes.ts'
import type { TakeFile } from './uploads.ts'
import { validateBody } from './validate-body.ts'

/**
 * A write is checked, scored and, where the endpoint says so, done once. However it ended, what is
 * held for its caller is outdated. For whom it is done must be known before it begins.
 */
export function serveWrite(endpoint: Write, handler: Handler, deps: ServeDeps): RouteHandler {
  return async (request, reply) => {
    reply.header('cache-control', 'no-store')
    requireReadableSession(request.session)
    const body = (endpoint.body && (await validateBody(endpoint.body, request.body))) as never
    if (endpoint.upload) return answerUpload(request, reply, body)
    return withDeadline(deps.config.REQUEST_MS, undefined, (late) =>
      answer(request, reply, body, late),
    )
  }

  /** It takes as long as it takes to come, and what nobody waits for any more is given up. */
  async function answerUpload(request: FastifyRequest, reply: FastifyReply, body: never) {
    const ms = uploadTimeoutMs + deps.config.RESUME_SECONDS * 1000
    const upload = deps.uploads.expect(request)
    try {
      return await withDeadline(ms, disconnectSignal(reply), (late) =>
        answer(request, reply, body, late, upload.take),
      )
    } finally {
      upload.end()
    }
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    body: never,
    late: AbortSignal,
    file?: TakeFile,
  ) {
    const ask = createContext(request, reply, deps, late)
    const { call: asking, mayHaveSideEffects: mayHaveChanged } = trackWrites(ask.call)
    const { call, score } = withBotCheck(asking, endpoint, request, deps)
    const perform = async () => {
      const { stepUp } = endpoint
      const proof = stepUp && (await deps.stepUps.claim(request, stepUp, body))
      return handler({
        ...ask,
        body,
        call,
        checkBot: score,
        proof: proof as never,
        file: file as never,
      })
    }
    const asker = ask.caller?.userId ?? request.session.sessionId
    const scope = endpoint.once === 'key-alone' ? '' : asker
    try {
      if (!endpoint.once) return await perform()
      return await runOnce(deps.keyValueStore, request, scope, perform, mayHaveChanged)
    } finally {
      // Signing in gives the session a caller, signing out takes it away: both count.
      const concerned = ask.caller ?? request.session?.caller
      if (concerned) await deps.cacheVersions.bump(concerned.userId)
    }
  }
}
