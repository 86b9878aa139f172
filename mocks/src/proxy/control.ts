import { HttpResponse } from 'msw'
import { readOrder } from '../control/read-order.ts'
import { listen, type Origin, type Respond } from '../http/listen.ts'
import { ProxyFault } from './fault.ts'
import type { FaultProxy } from './proxy.ts'

/** Serves `/__proxy/faults`, by which people and other processes steer a proxy. */
export function serveControl(proxy: FaultProxy, port: number): Promise<Origin> {
  const state = () => HttpResponse.json({ fault: proxy.fault() ?? null })

  const routes: Record<string, (request: Request) => Promise<Response>> = {
    GET: async () => state(),
    POST: async (request) => {
      await proxy.spoil(await readOrder(ProxyFault, request))
      return state()
    },
    DELETE: async () => {
      await proxy.spoil(undefined)
      return state()
    },
  }

  const respond: Respond = async (request, target) => {
    const route = target === '/__proxy/faults' ? routes[request.method] : undefined
    if (!route) {
      const message = `There is no control route ${request.method} ${target}`
      return HttpResponse.json({ message }, { status: 404 })
    }
    return route(request).catch((refusal: unknown) => {
      if (refusal instanceof Response) return refusal
      throw refusal
    })
  }

  return listen(port, respond)
}
