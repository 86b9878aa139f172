import { readFileSync } from 'node:fs'
import { password, Visitor } from '@gatehouse/bff/testing/visitor'
import { updatePreference } from '@gatehouse/contracts/portal/account'
import { signOut } from '@gatehouse/contracts/portal/session'
import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { recordPresses } from '@gatehouse/contracts/portal/tracking'
import { gatewaySettings, testSettings } from '@gatehouse/mocks/credentials'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { Redis } from 'ioredis'
import type { Cores } from '../bench/cores.ts'
import { startOwnRedis } from '../bench/redis.ts'
import { type Server, startServer } from '../bench/server.ts'
import { everyRead, other, type PlannedRead } from './visit-plan.ts'

const origin = 'https://portal.test'
const proxy = { 'x-forwarded-proto': 'https', origin }
const staffed = 'staffmark'

/** The gateway as shipped, with Redis, in front of the fakes. */
export interface Subject {
  fakes: Fakes
  redis: Redis
  gateway: Server
  /** A browser of its own, at an address of its own. */
  visitor(): Visitor
  fetch(path: string, visitor?: Visitor): Promise<void>
  stop(): Promise<void>
}

export async function startSubject(
  cores: Cores,
  settings: Record<string, string>,
): Promise<Subject> {
  const fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 }, origin)
  const server = await startOwnRedis()
  const redis = new Redis(server.url)
  const gateway = await startServer({
    on: cores.underTest,
    args: ['bff/dist/main.js'],
    env: {
      ...gatewaySettings(fakes),
      ...testSettings,
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: '127.0.0.1',
      AUDIT_KEY: 'audit-key-of-the-measurement',
      REDIS_URL: server.url,
      OPS_PORT: '0',
      SHED_DELAY_MS: '60000',
      LIMIT_WRONG: '1000',
      LIMIT_RESENDS: '100',
      RESEND_AFTER_SECONDS: '1',
      ...settings,
    },
  })
  const url = `http://127.0.0.1:${gateway.port}`
  let address = 0
  const addressOf = () => `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address++ & 255}`
  return {
    fakes,
    redis,
    gateway,
    visitor: () => new Visitor(url, fakes, { ...proxy, 'x-forwarded-for': addressOf() }),
    async fetch(path, visitor) {
      const response = await fetch(url + path, {
        headers: {
          ...proxy,
          'accept-encoding': 'br',
          ...(visitor && { cookie: visitor.cookie }),
        },
      })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
    },
    async stop() {
      await gateway.stop()
      redis.disconnect()
      await server.stop()
      await fakes.close()
    },
  }
}

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

export interface Person {
  identity: string
  visitor: Visitor
}

/** The personas for whom every request of the plan succeeds, each signed in. */
export async function usablePeople(subject: Subject): Promise<Person[]> {
  const people: Person[] = []
  for (const { login: identity } of subject.fakes.world.people.list()) {
    const visitor = subject.visitor()
    const { status, reply } = await visitor.signIn(identity)
    if (status !== 200 || reply.person?.company !== staffed) continue
    const statuses: number[] = []
    for (const read of everyRead) statuses.push(await send(visitor, read))
    if (statuses.every((one) => one === 200)) people.push({ identity, visitor })
  }
  if (people.length === 0) throw new Error('No persona can do all that is planned')
  return people
}

export async function send(visitor: Visitor, { endpoint, input }: PlannedRead): Promise<number> {
  const response = await visitor.fetch(endpoint, { ...input, headers: browser })
  await response.arrayBuffer()
  return response.status
}

/** Of the sign-in page, in turns. */
let next = 0
function nextAsset(): string {
  const page = readFileSync('web/dist/index.html', 'utf8')
  const [, list = ''] = /\[\["\^\/\$",\[([^\]]*)\]/.exec(page) ?? []
  const files = [...list.matchAll(/"([^"]+)"/g), ...page.matchAll(/ src="(\/assets\/[^"]+)"/g)]
  const [, file = ''] = files[next++ % files.length] ?? []
  return file
}

/** Does what a name of `other` stands for; throws unless it succeeds. */
export async function act(name: string, { identity, visitor }: Person, subject: Subject) {
  const expectStatus = (status: number, expected: number) => {
    if (status !== expected) throw new Error(`${name} as ${identity} answers ${status}`)
  }
  const acts: Record<string, () => Promise<void>> = {
    [other.page]: () => subject.fetch('/', visitor),
    [other.asset]: () => subject.fetch(nextAsset()),
    [other.wrongPassword]: async () => {
      const body = { identity, password: 'wrong' }
      expectStatus((await visitor.call(startSignIn, { body })).status, 422)
    },
    [other.password]: async () => {
      const body = { identity, password }
      expectStatus((await visitor.call(startSignIn, { body })).status, 200)
    },
    [other.passcode]: async () => {
      const body = { passcode: visitor.passcode(identity) }
      expectStatus((await visitor.call(submitPasscode, { body })).status, 200)
    },
    [other.change]: async () => {
      const body = { preference: 'email' as const, phone: '' }
      const { status } = await visitor.callWithStepUp(updatePreference, body as never, identity)
      expectStatus(status, 200)
    },
    [other.tracking]: async () => {
      const body = { elements: ['sign-in'] }
      expectStatus((await visitor.call(recordPresses, { body })).status, 200)
    },
    [other.signOut]: async () => expectStatus((await visitor.call(signOut)).status, 200),
  }
  const found = acts[name]
  if (!found) throw new Error(`Nothing is known to do for ${name}`)
  await found()
}
