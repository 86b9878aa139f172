import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { SendPage } from './portal-page.ts'
import { answerNotFound } from './problems.ts'

/**
 * The built portal. Its files carry their content's hash in their names and never change;
 * index.html is served apart, since each answer carries a nonce of its own.
 */
export async function portalFiles(
  app: FastifyInstance,
  config: Pick<Config, 'PORTAL_DIR'>,
  sendPage: SendPage,
) {
  await app.register(fastifyStatic, {
    root: `${config.PORTAL_DIR}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })

  /** Any other address is a page of the portal, whose router knows which exist. */
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const forPeople = reads && !/^\/+(api|assets)(\/|\?|$)/.test(request.url)
    return forPeople ? sendPage(reply) : answerNotFound(request, reply)
  })
}
