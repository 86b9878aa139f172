import { operations } from '@gatehouse/contracts/upstream/operations'
import { getResponse, HttpResponse } from 'msw'
import { controls } from './control/controls.ts'
import { parseJson } from './fake/parse-json.ts'
import { recordCall } from './fake/record-call.ts'
import type { Respond } from './http/listen.ts'
import { handlers } from './node.ts'
import { maps } from './systems/maps.ts'
import type { World } from './world/world.ts'

async function refuse(
  world: World,
  request: Request,
  target: string,
  status: number,
  message: string,
): Promise<Response> {
  const call = recordCall(world, request, parseJson(await request.text()), null, target)
  call.status = status
  return HttpResponse.json({ message, faults: [message] }, { status })
}

/** Answers for the API origin: control routes, operations, maps, and a loud 501 for anything else. */
export function apiOrigin(world: World): Respond {
  const controlRoutes = controls(world)
  const operationHandlers = [...handlers(world), maps(world)]

  return async (request, target) => {
    const { pathname, search } = new URL(request.url)
    // A Request has its dots and slashes resolved; the operations' checks would never see them.
    if (pathname + search !== target) {
      const message = `path ${target} is not in the normal form of a URL, ${pathname}${search}`
      return refuse(world, request, target, 400, message)
    }

    if (pathname.startsWith('/__fakes/')) {
      const message = `There is no control route ${request.method} ${pathname}`
      const answer = await getResponse(controlRoutes, request)
      return answer ?? HttpResponse.json({ message }, { status: 404 })
    }

    const answer = await getResponse(operationHandlers, request)
    if (answer) return answer
    const alike = operations.find((one) => one.path.toLowerCase() === pathname.toLowerCase())
    const hint = alike ? `; did you mean ${alike.method} ${alike.path}?` : ''
    const message = `No operation of the contract is ${request.method} ${pathname}${hint}`
    return refuse(world, request, target, 501, message)
  }
}
