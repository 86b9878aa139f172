import { relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { answerNotFound } from '../http/problems.ts'
import type { SendPage } from './index-html.ts'

/** A file as the build names it, by its content: it never changes. Those in folders are as they were. */
const named = /^[\w.-]+-[\w-]{8}\.\w+$/
const forGood = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

/** The built portal. Its index.html is served apart, since each answer carries a nonce of its own. */
export async function staticFiles(
  app: FastifyInstance,
  config: Pick<Config, 'PORTAL_DIR'>,
  sendPage: SendPage,
) {
  const root = `${config.PORTAL_DIR}/assets`
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const name = relative(root, path).replace(/\.(br|gz)$/, '')
      reply.header('cache-control', named.test(name) ? forGood : forAnHour)
    },
  })

  /** Any other address is a page of the portal, whose router knows which exist. */
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const forPeople = reads && !/^\/+(api|assets)(\/|\?|$)/.test(request.url)
    return forPeople ? sendPage(reply) : answerNotFound(request, reply)
  })
}
