import { existsSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isPagePath } from '@gatehouse/contracts/portal/page-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isReadMethod } from '../http/is-read-method.ts'
import { answerNotFound } from '../http/problems.ts'
import type { Config } from '../settings/config.ts'
import { isHashed } from './hashed-name.ts'
import type { SendPage } from './index-html.ts'
import { keepAssetsDaily } from './keep-assets.ts'
import { withVisitorSession } from './visitor-session.ts'

const immutable = 'public, max-age=31536000, immutable'
const oneHour = 'public, max-age=3600'

/** Older Chromium's PDF viewer obeys the file's policy: it is an object with a style. */
const pdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Assets of this and earlier builds. index.html is served apart: its CSP nonce is fresh per response. */
export async function staticFiles(
  app: FastifyInstance,
  config: Pick<Config, 'PORTAL_DIR' | 'ASSETS_DIR'>,
  sendPage: SendPage,
) {
  const build = `${config.PORTAL_DIR}/assets`
  const shared = config.ASSETS_DIR === '' ? undefined : resolve(config.ASSETS_DIR)
  if (shared) {
    // Before it listens: another gateway may be asked for what the first page names.
    const stop = await keepAssetsDaily(build, shared, (err) =>
      app.log.error({ err }, 'assets not kept for the next build'),
    )
    app.addHook('onClose', stop)
  }
  await app.register(fastifyStatic, {
    root: shared && existsSync(shared) ? [build, shared] : build,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const inBuild = relative(build, path)
      const isImmutable = isHashed(inBuild.startsWith('..') ? basename(path) : inBuild)
      reply.header('cache-control', isImmutable ? immutable : oneHour)
      if (/\.pdf(\.(br|gz))?$/.test(path)) reply.header('content-security-policy', pdfPolicy)
    },
  })

  app.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', oneHour).sendFile('favicon.ico', config.PORTAL_DIR),
  )

  /** Any other path is a page of the portal, which says itself that it does not exist. */
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const isRead = isReadMethod(request.method)
    const isNavigation = isRead && !/^\/+(api|assets)(\/|\?|$)/.test(request.url)
    if (!isNavigation) return answerNotFound(request, reply)
    const [path = ''] = request.url.split('?', 1)
    if (isPagePath(path)) return sendPage(reply, withVisitorSession(request))
    return sendPage(reply, withVisitorSession(request, { status: 404, hidden: true }))
  })
}
