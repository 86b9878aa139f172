import { relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { answerNotFound } from '../http/problems.ts'
import type { SendPage } from './index-html.ts'
import { withVisitorSession } from './visitor-session.ts'

/** Content-hashed by the build, so immutable. Files in subfolders are not. */
const hashedName = /^[\w.-]+-[\w-]{8}\.\w+$/
const immutable = 'public, max-age=31536000, immutable'
const oneHour = 'public, max-age=3600'

/** A dot ends the path in a name, or begins one: /x.php, /.env, /.well-known/x. */
const fileLike = /^[^?]*(\/\.|\.[^/?.]+(\?|$))/

/** Older Chromium's PDF viewer obeys the file's policy: it is an object with a style. */
const pdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** The built portal's assets. index.html is served apart: its CSP nonce is fresh per response. */
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
      reply.header('cache-control', hashedName.test(name) ? immutable : oneHour)
      if (name.endsWith('.pdf')) reply.header('content-security-policy', pdfPolicy)
    },
  })

  /** Any other path is a page of the portal: its router decides which exist. None looks like a file. */
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isNavigation = isRead && !/^\/+(api|assets)(\/|\?|$)/.test(request.url)
    if (!isNavigation) return answerNotFound(request, reply)
    if (fileLike.test(request.url)) return sendPage(reply, { status: 404, hidden: true })
    return sendPage(reply, withVisitorSession(request))
  })
}
