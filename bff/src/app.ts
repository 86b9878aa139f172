import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { account } from './areas/account/account.ts'
import { application } from './areas/application/application.ts'
import type { Area } from './areas/area-context.ts'
import { assignments } from './areas/assignments.ts'
import { careers } from './areas/careers.ts'
import { childSupport } from './areas/child-support.ts'
import { companies } from './areas/companies.ts'
import { content } from './areas/content.ts'
import { directDeposit } from './areas/direct-deposit/direct-deposit.ts'
import { documents } from './areas/documents/documents.ts'
import { emailHistory } from './areas/email-history.ts'
import { home } from './areas/home.ts'
import { jobs } from './areas/jobs/jobs.ts'
import { lookups } from './areas/lookups.ts'
import { notifications } from './areas/notifications/notifications.ts'
import { payrollPages } from './areas/payroll-pages/payroll-pages.ts'
import { profile } from './areas/profile/profile.ts'
import { recognition } from './areas/recognition.ts'
import { recovery } from './areas/recovery/recovery.ts'
import { securityTxt } from './areas/security-txt.ts'
import { selfIdentification } from './areas/self-identification.ts'
import { session } from './areas/session/session.ts'
import { signIn } from './areas/sign-in/sign-in.ts'
import { stepUp } from './areas/step-up.ts'
import { taxInformation } from './areas/tax-information.ts'
import { tracking } from './areas/tracking/tracking.ts'
import { w2Election } from './areas/w2-election.ts'
import { waivers } from './areas/waivers.ts'
import { createGatewayContext } from './context.ts'
import { createFastPath } from './endpoints/fast-path.ts'
import { createPublicReads } from './endpoints/public-reads.ts'
import { serveRedirectsOn } from './endpoints/redirect-endpoint.ts'
import { serveOn } from './endpoints/serve.ts'
import { createAccessLog, logRequests } from './http/access-log.ts'
import { canonicalPaths } from './http/canonical-paths.ts'
import { csrfProtection } from './http/csrf.ts'
import { internalNetworks } from './http/internal-networks.ts'
import { createListener } from './http/listener.ts'
import { loadShedding } from './http/load-shedding.ts'
import { problemHandlers } from './http/problems.ts'
import { redirects } from './http/redirects.ts'
import { securityHeaders } from './http/security-headers.ts'
import { buildOps } from './ops/ops.ts'
import { documentsOn } from './pages/documents.ts'
import { createIndexHtml } from './pages/index-html.ts'
import { pagesOn } from './pages/pages.ts'
import { staticFiles } from './pages/static-files.ts'
import { readOnlySessions, sessionCookies, sessions } from './session/session.ts'
import type { Config } from './settings/config.ts'

export const everyArea: readonly Area[] = [
  signIn,
  session,
  stepUp,
  account,
  recovery,
  companies,
  careers,
  notifications,
  content,
  profile,
  recognition,
  assignments,
  childSupport,
  selfIdentification,
  emailHistory,
  directDeposit,
  w2Election,
  taxInformation,
  payrollPages,
  waivers,
  documents,
  home,
  lookups,
  jobs,
  application,
  tracking,
  securityTxt,
]

export interface Gateway {
  app: FastifyInstance
  ops: FastifyInstance
  /** Graceful shutdown: turns readiness off, waits for the balancer, drains, closes. */
  stop(): Promise<void>
}

/** Table of contents: the fast path of cached reads, the hooks of all other requests in order, the areas. */
export async function buildGateway(
  config: Config,
  log: Logger,
  areas: readonly Area[] = everyArea,
): Promise<Gateway> {
  const context = await createGatewayContext(config, log)
  const accessLog = createAccessLog({ log, ...context })
  const fastPath = createFastPath(context, accessLog)
  const app = createListener(config, log, context.trusts, accessLog, fastPath.answer)
  app.addHook('onClose', context.close)

  logRequests(app, accessLog)
  context.tracing?.trace(app)
  problemHandlers(app)
  context.readiness.startAfter(await loadShedding(app, config.SHED_DELAY_MS, context.onShed))
  securityHeaders(app, config.PUBLIC_ORIGIN)
  csrfProtection(app, config.PUBLIC_ORIGIN)
  redirects(app, config)
  canonicalPaths(app)
  internalNetworks(app, config)
  const sendPage = createIndexHtml(config)
  await staticFiles(app, config, sendPage)

  const publicReads = createPublicReads(context)
  const publicPages = {
    pages: pagesOn(app, config, sendPage, publicReads),
    documents: documentsOn(app, context),
  }

  // Sessions are read by the API alone: pages and files are served without their store.
  const { cookies, sessions: store } = context
  let [readApi, passiveApi] = [app, app]
  await app.register(async (scope) => {
    fastPath.openOn(scope)
    await readOnlySessions(scope, cookies.session, store, 'get')
    readApi = scope
  })
  await app.register(async (scope) => {
    await readOnlySessions(scope, cookies.session, store, 'peek')
    passiveApi = scope
  })
  await app.register(async (api) => {
    await sessionCookies(api, cookies.session)
    await sessions(api, cookies.session, store)
    const areaContext = {
      ...context,
      ...publicPages,
      serve: serveOn({ api, readApi, passiveApi }, { ...context, publicReads, fastPath }),
      serveRedirect: serveRedirectsOn(api, context),
    }
    for (const area of areas) area(areaContext)
  })
  const ops = buildOps(config, log, context)

  async function stop() {
    context.readiness.drain()
    await wait(config.DRAIN_NOTICE_SECONDS * 1000)
    await app.close()
    await ops.close()
  }
  return { app, ops, stop }
}
