import type { BenchContext } from './bench-context.ts'
import type { Exchange } from './exchange.ts'
import { recordExchange } from './record-exchange.ts'
import { type Server, startServer } from './server.ts'

/** As long as the gateway's cookies, so that both parse as many bytes. */
const cookie = `__Host-gatehouse-device=${'x'.repeat(22)}; __Host-gatehouse=${'x'.repeat(43)}`

/** Plain Fastify with the body of the gateway's reply. */
export function startBare({ cores }: BenchContext, body: Buffer): Promise<Server> {
  const args = ['scripts/bench/bare-fastify.ts']
  return startServer({ on: cores.underTest, args, env: { BODY: body.toString() } })
}

export function bareExchange(
  port: number,
  path: '/bytes' | '/serialised' | '/unchanged',
  headers: Record<string, string> = {},
): Promise<Exchange> {
  return recordExchange({ port, path, headers: { cookie, ...headers } })
}
