import { HttpResponse } from 'msw'
import { readControlBody } from '../control/read-control-body.ts'
import { listen, type Origin, type Respond } from '../http/listen.ts'
import { ProxyFault } from './fault.ts'
import type { FaultProxy } from './proxy.ts'

/** Serves `/__proxy/faults`, which controls a proxy over HTTP. */
export function serveControl(proxy: FaultProxy, port: number): Promise<Origin> {
  const state = () => HttpResponse.json({ fault: proxy.fault() ?? null })

  const routes: Record<string, (request: Request) => Promise<Response>> = {
    GET: async () => state(),
    POST: async (request) => {
      await proxy.setFault(await readControlBody(ProxyFault, request))
      return state()
    },
    DELETE: async () => {
      await proxy.setFault(undefined)
      return state()
    },
  }

  const respond: Respond = async (request, target) => {
    const route = target === '/__proxy/faults' ? routes[request.method] : undefined
    if (!route) {
      const message = `There is no control route ${request.method} ${target}`
      return HttpResponse.json({ message }, { status: 404 })
    }
    return route(request).catch((error: unknown) => {
      if (error instanceof Response) return error
      throw error
    })
  }

  return listen(port, respond)
}
