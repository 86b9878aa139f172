import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'
import type { Config } from '../settings/config.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import { openApiOf } from './openapi/openapi.ts'
import { openApiPage } from './openapi/page.ts'
import { installedApiOf, systems } from './openapi/upstream.ts'
import { html, page } from './page.ts'
import { sendPage } from './send-page.ts'

const contents = [
  ['/console', 'Console', 'live: requests, instances, upstream systems, limits; force a breaker'],
  ['/failures', 'A person’s failures', 'by the reference that they read out'],
  ['/openapi', 'The API', 'every endpoint of the gateway, to read'],
  ['/openapi.json', 'The API as OpenAPI 3.1', 'for tools'],
  ['/metrics', 'Metrics', 'for Prometheus'],
  ['/ready', 'Ready', 'whether a balancer should send requests here: 200 or 503'],
  ['/version', 'Version', 'what runs, for a report'],
  ['/live', 'Live', 'whether the process answers'],
] as const

export function pages(
  ops: FastifyInstance,
  config: Config,
  { upstream }: { upstream: Pick<UpstreamClient, 'asSent'> },
) {
  const about = { product: config.PRODUCT_NAME, origin: config.PUBLIC_ORIGIN }

  ops.get('/', async (_request, reply) =>
    sendPage(reply, (nonce) => {
      const list = contents.map(
        ([path, name, what]) => html`<li><a href="${path}">${name}</a>: ${what}</li>`,
      )
      const links = systems.map(
        (name) => html`<li><a href="/openapi/upstreams/${name}">${name}</a></li>`,
      )
      const body = html`<ul>${list}</ul>
<h2>Upstream systems as OpenAPI 3.1</h2>
<p>As this gateway calls them: with its addresses, paths and headers.</p>
<ul>${links}</ul>`
      return page({ title: `${config.PRODUCT_NAME}: operations`, body, nonce })
    }),
  )
  const document = () => openApiOf(endpoints, about)
  ops.get('/openapi.json', async () => document())
  ops.get<{ Params: { system: string } }>('/openapi/upstreams/:system', async ({ params }) => {
    const system = systems.find((one) => one === params.system)
    if (!system) throw new ProblemError('not-found')
    return installedApiOf(system, config, upstream)
  })
  ops.get('/openapi', async (_request, reply) => {
    const api = document()
    return sendPage(reply, (nonce) => openApiPage(api, nonce))
  })
}
