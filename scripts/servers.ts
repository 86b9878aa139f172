import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { exampleSites } from '@gatehouse/mocks/example-sites'
import { isAlarming, isListening } from './gateway-log.ts'
import { readPort } from './ports.ts'
import { type Service, startService } from './service.ts'

export type FakeUrls = { api: string; payroll: string; identityProvider: string }

/** With the address of real systems in the environment, the gateway stands alone before them. */
export const beforeRealSystems = Boolean(process.env.UPSTREAM_API_URL)

const portalPort = readPort('PORT', 'the portal', 3000, process.env.HOST)
const opsPort = readPort('OPS_PORT', 'the pages for operations', 3010, process.env.OPS_HOST)
const fakePorts = [
  readPort('FAKES_API_PORT', 'the fake API', 3001),
  readPort('FAKES_PAYROLL_PORT', 'the fake payroll pages', 3002),
  readPort('FAKES_IDENTITY_PORT', 'the fake identity provider', 3003),
]

export const portsInUse = beforeRealSystems
  ? [portalPort, opsPort]
  : [portalPort, opsPort, ...fakePorts]
export const opsUrl = `http://localhost:${opsPort.number}`
export const portalUrl = process.env.PUBLIC_ORIGIN ?? `http://localhost:${portalPort.number}`

/** In front of the fakes; in front of real systems the gateway's own setting counts alone. */
export const auditLog = 'node_modules/.cache/gatehouse-audit.log'

const announcement = 'fakes ready '

/** `nodeOptions` stand before the program, for example --watch. */
export function startFakes(nodeOptions: string[]): Service {
  const isReady = (line: string) => line.startsWith(announcement)
  return startService({
    name: 'The fakes (mocks)',
    args: [...nodeOptions, 'mocks/src/server.ts'],
    env: { PUBLIC_ORIGIN: portalUrl },
    isReady,
    isShown: (line) => !isReady(line),
  })
}

/** Where the fakes said that they are. */
export function readFakeUrls(readyLine: string): FakeUrls {
  return JSON.parse(readyLine.slice(announcement.length)) as FakeUrls
}

/** Starts the gateway before the fakes, or before the systems its environment names. */
export function startGateway(fakes: FakeUrls | undefined, nodeOptions: string[]): Service {
  const urls = fakes && {
    apiUrl: fakes.api,
    payrollUrl: fakes.payroll,
    identityUrl: fakes.identityProvider,
  }
  const wholeLog = beforeRealSystems || process.env.GATEWAY_LOG === '1'
  return startService({
    name: 'The gateway (bff)',
    args: [...nodeOptions, 'bff/src/main.ts'],
    env: {
      NODE_ENV: 'production',
      PORT: String(portalPort.number),
      PUBLIC_ORIGIN: portalUrl,
      OPS_PORT: String(opsPort.number),
      ...(urls && {
        AUDIT_LOG: process.env.AUDIT_LOG ?? auditLog,
        ...notSet(exampleSites(urls.apiUrl)),
        ...gatewaySettings(urls),
      }),
    },
    isReady: isListening,
    isShown: (line) => wholeLog || isAlarming(line),
  })
}

/** Examples give way to what the environment says. */
function notSet(examples: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(examples).filter(([name]) => !(name in process.env)))
}

/** Builds the portal, as it is shipped, and again at every change. */
export function watchPortal(): Service {
  return startService({
    name: 'The portal build (vite)',
    args: ['node_modules/.bin/vite', 'build', 'web', '--watch'],
    env: { NODE_ENV: 'production' },
    isReady: (line) => line.includes('built in'),
    isShown: () => true,
  })
}
