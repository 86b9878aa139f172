import { operations } from '@gatehouse/contracts/upstream/operations'
import { getResponse, HttpResponse } from 'msw'
import { controls } from './control/controls.ts'
import { parseJson } from './fake/parse-json.ts'
import { recordCall } from './fake/record-call.ts'
import type { Respond } from './http/listen.ts'
import { fakes } from './systems/fakes.ts'
import { maps } from './systems/maps.ts'
import type { World } from './world/world.ts'

async function rejectCall(
  world: World,
  request: Request,
  target: string,
  status: number,
  message: string,
): Promise<Response> {
  const call = recordCall(world, request, parseJson(await request.text()), null, target)
  call.status = status
  return HttpResponse.json({ message, errors: [message] }, { status })
}

/** Serves control routes, operations and maps; an unknown operation is a 501. */
export function apiOrigin(world: World): Respond {
  const controlRoutes = controls(world)
  const apiFakes = fakes.filter(({ operation }) => operation.system !== 'payroll-pages')
  const operationHandlers = [...apiFakes.map((one) => one.handler(world)), ...maps(world)]

  return async (request, target) => {
    const { pathname, search } = new URL(request.url)
    // A Request normalizes its URL, which would hide path traversal from validation.
    if (pathname + search !== target) {
      const message = `path ${target} is not in the normal form of a URL, ${pathname}${search}`
      return rejectCall(world, request, target, 400, message)
    }

    if (pathname.startsWith('/__fakes/')) {
      const message = `There is no control route ${request.method} ${pathname}`
      const response = await getResponse(controlRoutes, request)
      return response ?? HttpResponse.json({ message }, { status: 404 })
    }

    const response = await getResponse(operationHandlers, request)
    if (response) return response
    const similar = operations.find((one) => one.path.toLowerCase() === pathname.toLowerCase())
    const hint = similar ? `; did you mean ${similar.method} ${similar.path}?` : ''
    const message = `No operation of the contract is ${request.method} ${pathname}${hint}`
    return rejectCall(world, request, target, 501, message)
  }
}
