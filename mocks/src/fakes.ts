import { apiOrigin } from './api-origin.ts'
import { listen, type Origin } from './http/listen.ts'
import { identityProvider } from './pages/identity-provider/identity-provider.ts'
import { payrollHost } from './pages/payroll-host/payroll-host.ts'
import type { Recording } from './recording/recording.ts'
import type { ReplyFormat } from './world/reply-format.ts'
import { makeWorld, type World } from './world/world.ts'

/** Ports on 127.0.0.1; 0 is any free one. */
export interface Ports {
  apiPort: number
  payrollPort: number
  identityPort: number
}

export interface Fakes {
  apiUrl: string
  payrollUrl: string
  identityUrl: string
  /** State of the fakes, for tests in the same process. */
  world: World
  /** Closes all connections and frees the ports. */
  close(): Promise<void>
}

/** Starts the three origins over one new world; operations answer from the recording, if one is given. Rejects if a port is in use. */
export async function startFakes(
  ports: Ports,
  portalUrl?: string,
  replyFormat?: ReplyFormat,
  recording?: Recording,
): Promise<Fakes> {
  const world = makeWorld(portalUrl, replyFormat, recording)
  const started: Origin[] = []
  const close = async () => {
    await Promise.all(started.map((origin) => origin.close()))
  }

  try {
    const api = await listen(ports.apiPort, apiOrigin(world))
    started.push(api)
    const payroll = await listen(ports.payrollPort, payrollHost(world))
    started.push(payroll)
    const identity = await listen(ports.identityPort, identityProvider(world))
    started.push(identity)
    world.addresses.identityUrl = identity.url
    return { apiUrl: api.url, payrollUrl: payroll.url, identityUrl: identity.url, world, close }
  } catch (error) {
    await close()
    throw error
  }
}
