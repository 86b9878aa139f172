import { resolve } from 'node:path'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { startFakes } from '@gatehouse/mocks/fakes'
import { startBalancedPortal } from '../../bff/src/proofs/balanced-portal.ts'

/** The installation as a visitor meets it: HAProxy with TLS, two gateways, the built portal. */
export interface Front {
  url: string
  /** "localhost:8443". */
  host: string
  /** Of the TLS certificate, in PEM. */
  certificate: string
  stop(): Promise<void>
}

export async function startFront(): Promise<Front> {
  const fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
  try {
    const portal = await startBalancedPortal({
      ...gatewaySettings(fakes),
      PORTAL_DIR: resolve('web/dist'),
    })
    return {
      url: portal.url,
      host: new URL(portal.url).host,
      certificate: portal.balancer.certificate,
      async stop() {
        await portal.stop()
        await fakes.close()
      },
    }
  } catch (error) {
    await fakes.close()
    throw error
  }
}
