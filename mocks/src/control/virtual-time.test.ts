import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createCaller } from '../client/caller.ts'
import { identityBrowser } from '../client/identity-browser.ts'
import { readSessionToken } from '../client/read-session-token.ts'
import { readOutbox, signInUpTo } from '../client/sign-in.ts'
import { type Fakes, startFakes } from '../fakes.ts'

let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(() => fakes.world.reset())

async function advance(advanceSeconds: number): Promise<void> {
  const body = JSON.stringify({ advanceSeconds })
  await fetch(`${fakes.apiUrl}/__fakes/clock`, { method: 'POST', body })
}

/** `start` returns a check of validity. */
const cases = [
  {
    name: 'a service token',
    seconds: 3600,
    start: async () => {
      const { token } = fakes.world.serviceTokens.issue()
      return async () => fakes.world.serviceTokens.isValid(token)
    },
  },
  {
    name: 'the jwt of a session',
    seconds: 12 * 3600,
    start: async () => {
      const token = fakes.world.sessions.start('nina.vo')
      return async () => fakes.world.sessions.loginIdOf(token) === 'nina.vo'
    },
  },
  {
    name: 'a passcode',
    seconds: 600,
    start: async () => {
      const start = createCaller(fakes.apiUrl, 'maria.santos@example.test')
      const { loginId, passcode } = await signInUpTo('passcode-sent', start, readOutbox)
      return async () => fakes.world.passcodes.check(loginId, passcode)
    },
  },
  {
    name: 'a browser at the identity provider',
    seconds: 12 * 3600,
    start: async () => {
      const browser = identityBrowser(fakes.identityUrl)
      await browser.logIn('nina.vo')
      return async () => (await browser.open()).status === 303
    },
  },
]

test.each(cases)("$name expires after $seconds seconds of the fakes' clock", async (item) => {
  const isValidBefore = await item.start()
  await advance(item.seconds - 10)
  expect(await isValidBefore()).toBe(true)

  const isValidAfter = await item.start()
  await advance(item.seconds)
  expect(await isValidAfter()).toBe(false)
})

test("identity tokens carry the time of the fakes' clock", async () => {
  const inSeconds = () => Math.floor(fakes.world.clock.now() / 1000)
  await advance(-86_400)
  const token = fakes.world.identity.issueToken({ loginId: 'nina.vo', expiresInSeconds: 30 })
  const { claims } = await readSessionToken(token, fakes.identityUrl)
  expect(inSeconds() - Number(claims.iat)).toBeLessThan(5)
  expect(Date.now() / 1000 - Number(claims.exp)).toBeGreaterThan(86_000)
})
