import { signOut } from '@gatehouse/contracts/portal/session'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { reportFigure } from '../testing/report-figure.ts'
import { describeEveryStore, Gateways, retryWhileUnavailable } from './gateways.ts'
import { noteArea, readNote, writeNote } from './note-area.ts'
import { personas } from './personas.ts'
import { createRandom, seed } from './seeded-random.ts'

jest.setTimeout(240_000)

const steps = 10_000
const tabsPerUser = 4
const random = createRandom(seed)

/** A user with several tabs in one browser. */
interface User {
  person: string
  id: string
  cookie: string
  /** Version of the user's latest completed write. */
  written: number
  /** Serializes sign-out and sign-in of a tab. */
  turn: Promise<void>
}

describeEveryStore((store) => {
  let gateways: Gateways
  const counts = { read: 0, refused: 0, wrote: 0, signedIn: 0, foreign: 0, stale: 0 }

  beforeAll(async () => {
    gateways = await Gateways.start(store, { areas: [noteArea(random)] })
  })
  afterAll(() => gateways.close())

  async function signInUser(person: string): Promise<User> {
    const id = gateways.world.people.findByIdentity(person)?.id ?? ''
    const { cookie } = await gateways.signIn(person)
    return { person, id, cookie, written: 0, turn: Promise.resolve() }
  }

  async function read(user: User) {
    const { written } = user
    const { status, reply } = await retryWhileUnavailable(() =>
      gateways.visitor(user.cookie).call(readNote),
    )
    if (status === 401) {
      counts.refused++
      return user.turn
    }
    expect(status).toBe(200)
    counts.read++
    if (reply.owner !== user.id) counts.foreign++
    else if (reply.version < written) counts.stale++
  }

  async function write(user: User) {
    const { status, reply } = await retryWhileUnavailable(() =>
      gateways.visitor(user.cookie).call(writeNote),
    )
    if (status === 401) return user.turn
    expect(status).toBe(200)
    counts.wrote++
    user.written = Math.max(user.written, reply.version)
  }

  /** Signs out and in again while the other tabs continue. */
  function signOutAndIn(user: User) {
    user.turn = user.turn.then(async () => {
      await retryWhileUnavailable(() => gateways.visitor(user.cookie).call(signOut))
      user.cookie = (await gateways.signIn(user.person, user.cookie)).cookie
      counts.signedIn++
    })
    return user.turn
  }

  function step(user: User): Promise<void> {
    const chance = random()
    if (chance < 0.7) return read(user)
    return chance < 0.98 ? write(user) : signOutAndIn(user)
  }

  test(`no reply belongs to another user or predates the user's own write (seed ${seed})`, async () => {
    const users = await Promise.all(personas.slice(0, 5).map(signInUser))
    let remaining = steps
    const tab = async (user: User) => {
      while (remaining-- > 0) await step(user)
    }
    await Promise.all(users.flatMap((user) => Array.from({ length: tabsPerUser }, () => tab(user))))

    const { read, refused, wrote, signedIn, foreign, stale } = counts
    reportFigure(
      `R3 ${store}: ${foreign} replies of another user, ${stale} stale after own write ` +
        `(${read} reads, ${refused} rejected, ${wrote} writes, ${signedIn} signed out and in)`,
    )
    expect([foreign, stale]).toEqual([0, 0])
    expect([read > 5000, refused > 0, wrote > 1500, signedIn > 100]).not.toContain(false)
  })
})
