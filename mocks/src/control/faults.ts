import { operations } from '@gatehouse/contracts/upstream/operations'
import { HttpResponse } from 'msw'
import { openIdCalls } from '../pages/identity-provider/open-id/open-id-provider.ts'
import { thirdParties } from '../systems/maps.ts'
import { Fault } from '../world/faults.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { readControlBody } from './read-control-body.ts'

const names = [
  '*',
  ...thirdParties,
  ...openIdCalls,
  ...operations.map((operation) => operation.name),
]

export function faultsControl(world: World) {
  return [
    control('POST', '/__fakes/faults', async (request) => {
      const fault = await readControlBody(Fault, request)
      if (!names.includes(fault.operation)) {
        const errors = [`body/operation must be one of ${names.join(', ')}`]
        return HttpResponse.json({ message: 'There is no such operation', errors }, { status: 400 })
      }
      world.faults.add(fault)
      return HttpResponse.json(world.faults.list(), { status: 201 })
    }),
    control('GET', '/__fakes/faults', () => HttpResponse.json(world.faults.list())),
    control('DELETE', '/__fakes/faults', () => {
      world.faults.clear()
      return new HttpResponse(null, { status: 204 })
    }),
  ]
}
