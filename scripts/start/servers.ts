import { settings } from '@gatehouse/bff/settings/config'
import { settingValue } from '@gatehouse/bff/settings/setting-file'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { exampleSites } from '@gatehouse/mocks/example-sites'
import type { Environment } from '../command-line/env-file.ts'
import { isListening, isWarning } from './gateway-log.ts'
import { readPort } from './ports.ts'
import { type Service, startService } from './service.ts'

export type FakeUrls = { api: string; payroll: string; identityProvider: string }

/** With UPSTREAM_API_URL set, the gateway runs without the fakes. */
export const hasRealUpstreams = Boolean(process.env.UPSTREAM_API_URL)

const portalPort = readPort('PORT', 'the portal', 3000, process.env.HOST)
const opsPort = readPort('OPS_PORT', 'the pages for operations', 3010, process.env.OPS_HOST)
const fakePorts = [
  readPort('FAKES_API_PORT', 'the fake API', 3001),
  readPort('FAKES_PAYROLL_PORT', 'the fake payroll pages', 3002),
  readPort('FAKES_IDENTITY_PORT', 'the fake identity provider', 3003),
]

export const portsInUse = hasRealUpstreams
  ? [portalPort, opsPort]
  : [portalPort, opsPort, ...fakePorts]
export const opsUrl = `http://localhost:${opsPort.number}`
export const portalUrl = process.env.PUBLIC_ORIGIN ?? `http://localhost:${portalPort.number}`

/** Default with the fakes; real systems require an explicit AUDIT_LOG. */
const auditLog = 'node_modules/.cache/gatehouse-audit.log'

const readyPrefix = 'fakes ready '

/** `nodeOptions` precede the script, for example --watch. */
export function startFakes(nodeOptions: string[]): Service {
  const isReady = (line: string) => line.startsWith(readyPrefix)
  return startService({
    name: 'The fakes (mocks)',
    args: [...nodeOptions, 'mocks/src/server.ts'],
    env: { PUBLIC_ORIGIN: portalUrl },
    isReady,
    isShown: (line) => !isReady(line),
  })
}

/** Parses the line that announces the URLs of the fakes. */
export function readFakeUrls(readyLine: string): FakeUrls {
  return JSON.parse(readyLine.slice(readyPrefix.length)) as FakeUrls
}

/** Starts the gateway in front of the fakes, or of the systems in the environment. */
export function startGateway(
  fakes: FakeUrls | undefined,
  program: string,
  nodeOptions: string[],
): Service {
  const urls = fakes && {
    apiUrl: fakes.api,
    payrollUrl: fakes.payroll,
    identityUrl: fakes.identityProvider,
  }
  const wholeLog = hasRealUpstreams || process.env.GATEWAY_LOG === '1'
  return startService({
    name: 'The gateway (bff)',
    args: [...nodeOptions, program],
    env: {
      NODE_ENV: 'production',
      PORT: String(portalPort.number),
      PUBLIC_ORIGIN: portalUrl,
      OPS_PORT: String(opsPort.number),
      ...(urls && {
        ...fakesSettings(urls, process.env, exampleSites(urls.apiUrl)),
      }),
    },
    isReady: isListening,
    isShown: (line) => wholeLog || isWarning(line),
    stopTimeoutMs: gatewayStopTimeoutMs(process.env),
  })
}

/** Its graceful shutdown, and some seconds to close what it has open. */
export function gatewayStopTimeoutMs(environment: Environment): number {
  const secondsOf = (name: 'DRAIN_NOTICE_SECONDS' | 'DRAIN_SECONDS') =>
    Number(settingValue(environment, name) ?? settings[name].fallback) || 0
  return (secondsOf('DRAIN_NOTICE_SECONDS') + secondsOf('DRAIN_SECONDS') + 5) * 1000
}

/** Addresses of the fakes themselves. */
const fixed = ['UPSTREAM_API_URL', 'PAYROLL_URL', 'IDENTITY_PROVIDER_URL']

/** Of a gateway in front of the fakes. Settings in the environment take precedence. */
export function fakesSettings(
  urls: Parameters<typeof gatewaySettings>[0],
  environment: Environment,
  more: Record<string, string> = {},
): Record<string, string> {
  const settings = { AUDIT_LOG: auditLog, ...more, ...gatewaySettings(urls) }
  const isUsed = (name: string) => fixed.includes(name) || !(name in environment)
  return Object.fromEntries(Object.entries(settings).filter(([name]) => isUsed(name)))
}

/** Production build that is repeated on every change. */
export function watchPortal(): Service {
  return startService({
    name: 'The portal build (vite)',
    args: ['node_modules/.bin/vite', 'build', 'web', '--watch'],
    env: { NODE_ENV: 'production' },
    isReady: (line) => line.includes('built in'),
    isShown: () => true,
  })
}
