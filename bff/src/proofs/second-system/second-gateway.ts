import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Endpoint, ReplyOf } from '@gatehouse/contracts/endpoint'
import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { expect } from '@jest/globals'
import { buildGateway, everyArea } from '../../app.ts'
import { createLog } from '../../http/log.ts'
import { readConfig } from '../../settings/config.ts'
import { origin, Visitor } from '../../testing/visitor.ts'
import { noResendPause } from '../no-resend-pause.ts'
import type { Call } from './listener.ts'
import { type SecondSystem, startSecondSystem } from './second-system.ts'

export const password = 'Granite#2026'

export type SecondGateway = Awaited<ReturnType<typeof startSecondGateway>>

/** The gateway as an operator would start it in front of the second system. */
export async function startSecondGateway(
  settings: (system: SecondSystem) => Record<string, string> = () => ({}),
) {
  const system = await startSecondSystem()
  const config = readConfig({
    ...system.settings,
    PUBLIC_ORIGIN: origin,
    PORTAL_DIR: fileURLToPath(new URL('../../testing/portal', import.meta.url)),
    AUDIT_KEY: 'audit-key-of-the-tests',
    AUDIT_LOG: '/dev/null',
    SIGN_IN_SLOT_MS: '0',
    RECOVERY_SLOT_MS: '0',
    SHED_DELAY_MS: '0',
    ...settings(system),
  })
  const log: string[] = []
  const logger = createLog('info', { write: (line) => log.push(line) })
  const { app, ops } = await buildGateway(config, logger, [...everyArea, noResendPause])
  const url = await app.listen({ host: '127.0.0.1', port: 0 })

  const toCode = ({ text }: { text: string }) => ({ code: /^\d{6}$/.test(text) ? text : undefined })
  const list = (to: string) =>
    system.people.mail
      .filter((mail) => mail.to === to)
      .map(toCode)
      .reverse()
  const sent = (route: string) => system.calls.findLast((call) => call.route === route)
  const visitor = () => new Visitor(url, { world: { outbox: { list } } })

  return {
    system,
    log,
    url,
    visitor,
    async signIn(email: string, typed = password) {
      const one = visitor()
      await one.call(startSignIn, { body: { identity: email, password: typed } })
      const { status } = await one.call(submitPasscode, { body: { passcode: one.passcode(email) } })
      expect(status).toBe(200)
      return one
    },
    /** The last call of a route. */
    sent,
    /** The same, where the gateway does not wait for it. */
    async sentLater(route: string): Promise<Call> {
      for (let tries = 0; tries < 100; tries++) {
        const call = sent(route)
        if (call) return call
        await wait(50)
      }
      throw new Error(`Nothing called ${route}`)
    },
    async close() {
      const closed = app.close()
      app.server.closeAllConnections()
      await closed
      await ops.close()
      await system.close()
    },
  }
}

/** What a person sees: the reply, or the problem's code. */
export async function see<E extends Endpoint>(
  visitor: Visitor,
  endpoint: E,
  input: Parameters<Visitor['send']>[1] = {},
): Promise<ReplyOf<E>> {
  const { status, reply, problem } = await visitor.send(endpoint, input)
  if (status >= 400)
    throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(problem)}`)
  return reply
}
