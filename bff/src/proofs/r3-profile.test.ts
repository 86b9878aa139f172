import { readProfile, savePersonalDetails } from '@gatehouse/contracts/portal/profile'
import { signOut } from '@gatehouse/contracts/portal/session'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { completeValues } from '../testing/applicant.ts'
import { reportFigure } from '../testing/report-figure.ts'
import { describeEveryStore, Gateways, retryWhileUnavailable } from './gateways.ts'
import { createRandom, seed } from './seeded-random.ts'

jest.setTimeout(240_000)

const steps = 600
const tabsPerUser = 3
const random = createRandom(seed)
/** Each has one company and a candidate id there. */
const logins = ['maria.santos', 'chris.lee', 'ivan.petrov', 'pat.brown', 'kai.mori']

interface User {
  person: string
  cookie: string
  /** Latest count that the user has saved. */
  written: number
  saved: number
  /** Saves without an answer, since Redis may be slow on a busy machine. */
  unknown: number
  /** The upstream refuses a save that a sign-out has overtaken. */
  signOuts: number
  turn: Promise<unknown>
}

describeEveryStore((store) => {
  let gateways: Gateways
  const counts = { read: 0, changedElsewhere: 0, refused: 0, foreign: 0, stale: 0 }

  beforeAll(async () => {
    gateways = await Gateways.start(store)
  })
  afterAll(() => gateways.close())

  /** The count is kept in the apartment; undefined if a sign-out came between. */
  async function readCount(user: User) {
    const { written } = user
    const { status, reply } = await retryWhileUnavailable(() =>
      gateways.visitor(user.cookie).call(readProfile),
    )
    const part = reply.personal
    // A sign-out may overtake the read, and a busy machine lets an upstream call time out.
    const failed = part?.state === 'unavailable' && (part.reason === 'timeout' || user.signOuts > 0)
    if (status === 401 || failed) {
      counts.refused++
      await user.turn
      return undefined
    }
    expect([status, part?.state]).toEqual([200, 'available'])
    if (part.state !== 'available') return undefined
    const { emailAddress, version, values } = part.value
    const count = /^\d+$/.test(values.apartment) ? Number(values.apartment) : 0
    counts.read++
    if (emailAddress !== user.person) counts.foreign++
    else if (count < written) counts.stale++
    return { version, count }
  }

  async function increment(user: User) {
    const current = await readCount(user)
    if (!current) return
    const { version, count } = current
    const body = { ...completeValues.personal, apartment: String(count + 1), version }
    const { status, problem } = await gateways
      .visitor(user.cookie)
      .send(savePersonalDetails, { body })
    if (status === 401) return user.turn
    if (problem?.code === 'upstream-refused' && user.signOuts > 0) return user.turn
    if (status === 409) {
      expect(problem.code).toBe('entry-changed')
      counts.changedElsewhere++
      return
    }
    if (status === 503) return void user.unknown++
    expect(status).toBe(200)
    user.saved++
    user.written = Math.max(user.written, count + 1)
  }

  function signOutAndIn(user: User) {
    user.turn = user.turn.then(async () => {
      user.signOuts++
      await retryWhileUnavailable(() => gateways.visitor(user.cookie).call(signOut))
      user.cookie = (await gateways.signIn(user.person, user.cookie)).cookie
    })
    return user.turn
  }

  function step(user: User): Promise<unknown> {
    const chance = random()
    if (chance < 0.5) return readCount(user)
    return chance < 0.98 ? increment(user) : signOutAndIn(user)
  }

  test(`no profile belongs to another user, predates the user's own save, or loses one (seed ${seed})`, async () => {
    const users = await Promise.all(
      logins.map(async (login): Promise<User> => {
        const person = `${login}@example.test`
        const { cookie } = await gateways.signIn(person)
        return {
          person,
          cookie,
          written: 0,
          saved: 0,
          unknown: 0,
          signOuts: 0,
          turn: Promise.resolve(),
        }
      }),
    )
    let remaining = steps
    const tab = async (user: User) => {
      while (remaining-- > 0) await step(user)
    }
    await Promise.all(users.flatMap((user) => Array.from({ length: tabsPerUser }, () => tab(user))))

    for (const user of users) {
      const final = await readCount(user)
      expect(final?.count).toBeGreaterThanOrEqual(user.saved)
      expect(final?.count).toBeLessThanOrEqual(user.saved + user.unknown)
    }
    const { read, changedElsewhere, refused, foreign, stale } = counts
    const saved = users.reduce((sum, user) => sum + user.saved, 0)
    reportFigure(
      `R3 profile ${store}: ${foreign} profiles of another user, ${stale} stale after own save, ` +
        `0 saves lost (${read} reads, ${saved} saved, ${changedElsewhere} changed elsewhere, ${refused} rejected)`,
    )
    expect([foreign, stale]).toEqual([0, 0])
    expect([saved > 30, changedElsewhere > 30]).not.toContain(false)
  })
})
