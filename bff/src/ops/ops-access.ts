import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isReadMethod } from '../http/is-read-method.ts'
import { ProblemError } from '../http/problem-error.ts'
import { isEqual } from '../session/hmac.ts'
import type { Config } from '../settings/config.ts'
import { isLoopback } from '../settings/loopback.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** User name of the credentials; '' without the token. */
    operator: string
  }
}

const probes: readonly (string | undefined)[] = ['/live', '/ready']

/**
 * Rejects foreign host names on loopback (DNS rebinding) and cross-site writes (CSRF). Writes, and reads
 * beyond loopback, need OPS_TOKEN as the password of HTTP Basic authentication.
 */
export function opsAccess(
  ops: FastifyInstance,
  { OPS_HOST, OPS_TOKEN }: Pick<Config, 'OPS_HOST' | 'OPS_TOKEN'>,
) {
  const isLocal = isLoopback(OPS_HOST)
  ops.decorateRequest('operator', '')
  ops.addHook('onRequest', (request, reply, done) => {
    if (probes.includes(request.routeOptions.url)) return done()
    const isRead = isReadMethod(request.method)
    if (isLocal && !isLoopback(request.hostname)) return done(new ProblemError('csrf-rejected'))
    if (!isRead && isCrossSite(request)) return done(new ProblemError('csrf-rejected'))
    request.operator = operatorOf(request.headers.authorization, OPS_TOKEN)
    if (request.operator !== '' || (isRead && isLocal)) return done()
    reply.header('www-authenticate', 'Basic realm="Gatehouse operations"')
    done(new ProblemError('not-signed-in'))
  })
}

function isCrossSite({ headers }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (origin !== undefined && URL.parse(origin)?.host !== host) return true
  return site !== undefined && site !== 'same-origin'
}

/** The user name of Basic credentials whose password is the token; '' for any others. */
function operatorOf(authorization = '', token: string): string {
  const [, credentials = ''] = /^Basic ([\w+/=]{1,1000})$/i.exec(authorization) ?? []
  const [, name = '', password = ''] =
    /^([\p{L}\p{M}\p{N} ._@\\-]{1,64}):(.*)$/su.exec(
      Buffer.from(credentials, 'base64').toString(),
    ) ?? []
  return token !== '' && isEqual(password, token) ? name.trim() : ''
}
