import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { operations } from '@gatehouse/contracts/upstream/operations'

/** An answer on its way from the upstream to the gateway. */
export interface PlantedAnswer {
  status: number
  headers: Record<string, string>
  text: string
  delayMs?: number
  reset?: true
}

/** By operation: changes its answer. */
export type Plants = Readonly<Record<string, (answer: PlantedAnswer) => Partial<PlantedAnswer>>>

/** Stands between the gateway and the fakes, and changes the answers of some operations. */
export async function startPlantingProxy(upstream: string, plants: Plants) {
  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy())
  })
  async function forward(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '' } = request
    const body = await buffer(request)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers))
      if (!/^(host|connection|content-length|transfer-encoding)$/.test(name))
        headers.set(name, String(value))
    const original = await fetch(upstream + url, {
      method,
      headers,
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    })
    const bytes = Buffer.from(await original.arrayBuffer())
    const plant = plants[nameOf(method, url)]
    const answer: PlantedAnswer = {
      status: original.status,
      headers: { 'content-type': original.headers.get('content-type') ?? '' },
      text: bytes.toString(),
    }
    const { delayMs = 0, reset, status, headers: sent, text } = { ...answer, ...plant?.(answer) }
    if (delayMs > 0) await wait(delayMs, undefined, { ref: false })
    if (reset) return request.socket.resetAndDestroy()
    response.writeHead(status, sent['content-type'] ? sent : {})
    response.end(plant ? text : bytes)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const patterns = operations.map(({ name, method, path }) => {
  const source = path.replace(/\/:\w+/g, '/[^/]+').replace(/\/$/, '/?')
  return { name, method, pattern: new RegExp(`^${source}$`) }
})

function nameOf(method: string, url: string): string {
  const { pathname } = new URL(url, 'http://upstream')
  // The more specific of two paths comes last in length of its pattern.
  const found = patterns.filter((one) => one.method === method && one.pattern.test(pathname))
  return found.toSorted((a, b) => b.pattern.source.length - a.pattern.source.length)[0]?.name ?? ''
}
