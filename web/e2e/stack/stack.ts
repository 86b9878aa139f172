import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gatewaySettings, testSettings } from '@gatehouse/mocks/credentials'
import { freePort } from '@gatehouse/mocks/free-port'
import { type Running, start } from './process.ts'

/** A mail or text message; one of its fields is set. */
interface Message {
  code?: string
  link?: string
  password?: string
}

export interface UpstreamCall {
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
  operation: string | null
}

/** A gateway and its fakes, as shipped, on free ports. */
export interface Stack {
  url: string
  /** Base URL of the fakes' own pages. */
  fakesUrl: string
  /** Base URL of the listener for operations. */
  opsUrl: string
  gateway: Running
  /** The newest passcode sent to an email address or phone. */
  passcode(to: string): Promise<string>
  /** The newest reset link or temporary password mailed to an address. */
  mailed(what: 'link' | 'password', to: string): Promise<string>
  /** Injects a fault into an upstream operation. */
  fault(fault: {
    operation: string
    kind: string
    times?: number
    ms?: number
    status?: number
    text?: string
    type?: string
  }): Promise<void>
  clearFaults(): Promise<void>
  /** Sets the format of upstream replies (mocks/README.md). */
  setReplyFormat(format: string, gap?: number): Promise<void>
  /** Replaces the items of a content page. */
  setContent(code: string, items: { html?: string; label?: string; url?: string }[]): Promise<void>
  calls(): Promise<UpstreamCall[]>
  /** Logins of all personas. */
  personas(): Promise<string[]>
  reset(): Promise<void>
  stop(): Promise<void>
}

/** Environment variables of the gateway. */
export type Settings = Record<string, string>

/** `npm test` sets the bundle, which starts faster. */
const program = process.env.GATEWAY_PROGRAM ?? 'bff/src/main.ts'

export async function startStack(settings: Settings = {}): Promise<Stack> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const anyPorts = { FAKES_API_PORT: '0', FAKES_PAYROLL_PORT: '0', FAKES_IDENTITY_PORT: '0' }
  const fakes = await start(
    'mocks/src/server.ts',
    { ...anyPorts, PUBLIC_ORIGIN: settings.PUBLIC_ORIGIN ?? url },
    'fakes ready',
  )
  const { api, payroll, identityProvider } = JSON.parse(
    fakes.output().replace('fakes ready ', ''),
  ) as { api: string; payroll: string; identityProvider: string }
  const auditFolder = mkdtempSync(join(tmpdir(), 'gatehouse-'))
  const gateway = await start(
    program,
    {
      ...gatewaySettings({ apiUrl: api, payrollUrl: payroll, identityUrl: identityProvider }),
      PORT: String(port),
      PUBLIC_ORIGIN: url,
      OPS_PORT: '0',
      AUDIT_LOG: join(auditFolder, 'audit.log'),
      ...testSettings,
      // Records of screens have the salaries, which come late on a busy machine.
      SEARCH_EXTRAS_MS: '5000',
      ...settings,
    },
    '"listening"',
  )

  async function control(method: string, path: string, body?: object) {
    const response = await fetch(`${api}/__fakes/${path}`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }

  async function newest(what: keyof Message, to: string): Promise<string> {
    const response = await control('GET', `outbox?to=${encodeURIComponent(to)}`)
    const messages = (await response.json()) as Message[]
    return messages.find((message) => message[what])?.[what] ?? ''
  }

  const [, opsUrl = ''] = /"operations":"([^"]+)"/.exec(gateway.output()) ?? []
  return {
    url,
    fakesUrl: api,
    opsUrl,
    gateway,
    passcode: (to) => newest('code', to),
    mailed: newest,
    fault: async (fault) => void (await control('POST', 'faults', fault)),
    setReplyFormat: async (format, gap = 0) =>
      void (await control('POST', 'reply-format', { format, gap })),
    clearFaults: async () => void (await control('DELETE', 'faults')),
    setContent: async (code, items) => void (await control('POST', 'content', { code, items })),
    calls: async () => (await control('GET', 'calls')).json() as Promise<UpstreamCall[]>,
    async personas() {
      const people = (await (await control('GET', 'personas')).json()) as { login: string }[]
      return people.map(({ login }) => login)
    },
    reset: async () => void (await control('POST', 'reset', {})),
    async stop() {
      await gateway.stop()
      await fakes.stop()
      rmSync(auditFolder, { recursive: true, force: true })
    },
  }
}
