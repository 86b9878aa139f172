import type { World } from '../world/world.ts'
import { applyFault } from './apply-fault.ts'
import { recordCall } from './record-call.ts'

/** Records a call of no operation of the contract, and applies the faults of this name. */
export async function withFaults(
  world: World,
  request: Request,
  name: string,
  respond: () => Promise<Response>,
): Promise<Response> {
  const call = recordCall(world, request, null, null)
  const fault = world.faults.take(name)
  const response = await (fault ? applyFault(fault, request.signal, respond) : respond())
  if (response.type !== 'error') call.status = response.status
  return response
}
