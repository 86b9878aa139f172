import { canonicalPath } from '@gatehouse/contracts/portal/page-paths'
import type { FastifyInstance } from 'fastify'
import { isReadMethod } from './is-read-method.ts'

/**
 * Redirects /Search-Jobs/1001/ to /search-jobs/1001: the portal's own code compares paths as the
 * router spells them, and a search engine counts each spelling as a page.
 */
export function canonicalPaths(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1)
    const canonical = canonicalPath(path)
    if (canonical === undefined || canonical === path || !isReadMethod(request.method))
      return done()
    // A policy here would hide the host of a frame, or the site of a link, from the page itself.
    reply
      .removeHeader('referrer-policy')
      .header('cache-control', 'no-store')
      .redirect(canonical + request.url.slice(path.length), 301)
  })
}
