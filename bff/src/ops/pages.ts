import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { openApiOf } from './openapi.ts'
import { openApiPage } from './openapi-page.ts'
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

export function pages(ops: FastifyInstance, config: Config) {
  const about = { product: config.PRODUCT_NAME, origin: config.PUBLIC_ORIGIN }

  ops.get('/', async (_request, reply) =>
    sendPage(reply, (nonce) => {
      const list = contents.map(
        ([path, name, what]) => html`<li><a href="${path}">${name}</a>: ${what}</li>`,
      )
      const body = html`<ul>${list}</ul>`
      return page({ title: `${config.PRODUCT_NAME}: operations`, body, nonce })
    }),
  )
  const document = () => openApiOf(endpoints, about)
  ops.get('/openapi.json', async () => document())
  ops.get('/openapi', async (_request, reply) => {
    const api = document()
    return sendPage(reply, (nonce) => openApiPage(api, nonce))
  })
}
