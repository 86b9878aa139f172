import type { Write } from '@gatehouse/contracts/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { uploadMs } from '../http/body-timeout.ts'
import { within } from '../upstream/deadline.ts'
import { botChecked } from './bot-check.ts'
import { type Answer, askOf, type Handler, type Means } from './handler-context.ts'
import { once } from './idempotency.ts'
import { refuseUnknownSession } from './require-session.ts'
import { goneSignal } from './serve-read.ts'
import { noted } from './track-writes.ts'
import type { TakeFile } from './uploads.ts'
import { validateBody } from './validate-body.ts'

/**
 * A write is checked, scored and, where the endpoint says so, done once. However it ended, what is
 * held for its caller is outdated. For whom it is done must be known before it begins.
 */
export function answerWrite(endpoint: Write, handler: Handler, means: Means): Answer {
  return async (request, reply) => {
    reply.header('cache-control', 'no-store')
    refuseUnknownSession(request.session)
    const body = (endpoint.body && (await validateBody(endpoint.body, request.body))) as never
    if (endpoint.upload) return answerUpload(request, reply, body)
    return within(means.config.REQUEST_MS, undefined, (late) => answer(request, reply, body, late))
  }

  /** It takes as long as it takes to come, and what nobody waits for any more is given up. */
  async function answerUpload(request: FastifyRequest, reply: FastifyReply, body: never) {
    const ms = uploadMs + means.config.RESUME_SECONDS * 1000
    const upload = means.uploads.expect(request)
    try {
      return await within(ms, goneSignal(reply), (late) =>
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
    const ask = askOf(request, reply, means, late)
    const { call: asking, mayHaveChanged } = noted(ask.call)
    const { call, score } = botChecked(asking, endpoint, request, means)
    const perform = async () => {
      const { stepUp } = endpoint
      const proof = stepUp && (await means.stepUps.claim(request, stepUp, body))
      return handler({ ...ask, body, call, score, proof: proof as never, file: file as never })
    }
    const asker = ask.caller?.userId ?? request.session.sessionId
    const scope = endpoint.once === 'key-alone' ? '' : asker
    try {
      if (!endpoint.once) return await perform()
      return await once(means.shelf, request, scope, perform, mayHaveChanged)
    } finally {
      // Signing in gives the session a caller, signing out takes it away: both count.
      const concerned = ask.caller ?? request.session?.caller
      if (concerned) await means.generations.change(concerned.userId)
    }
  }
}
