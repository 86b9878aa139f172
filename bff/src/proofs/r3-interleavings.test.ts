import { signOut } from '@gatehouse/contracts/portal/session'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { describeEveryStore, Gateways, retryWhileUnavailable } from './gateways.ts'
import { noteArea, readNote, writeNote } from './note-area.ts'
import { personas } from './personas.ts'
import { report } from './report.ts'
import { createRandom, seed } from './seeded-random.ts'

jest.setTimeout(240_000)

const steps = 10_000
const tabsEach = 4
const random = createRandom(seed)

/** Somebody with several tabs open, all of one browser. */
interface User {
  person: string
  id: string
  cookie: string
  /** The version given by the newest write of theirs that has been answered. */
  written: number
  /** Leaving and coming back, one tab at a time. */
  turn: Promise<void>
}

describeEveryStore((store) => {
  let gateways: Gateways
  const counts = { read: 0, refused: 0, wrote: 0, returned: 0, foreign: 0, stale: 0 }

  beforeAll(async () => {
    gateways = await Gateways.start(store, { areas: [noteArea(random)] })
  })
  afterAll(() => gateways.close())

  async function comeIn(person: string): Promise<User> {
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

  /** Signs out while the other tabs go on, and in again. */
  function leaveAndReturn(user: User) {
    user.turn = user.turn.then(async () => {
      await retryWhileUnavailable(() => gateways.visitor(user.cookie).call(signOut))
      user.cookie = (await gateways.signIn(user.person, user.cookie)).cookie
      counts.returned++
    })
    return user.turn
  }

  function step(user: User): Promise<void> {
    const chance = random()
    if (chance < 0.7) return read(user)
    return chance < 0.98 ? write(user) : leaveAndReturn(user)
  }

  test(`nobody is given another's answer, nor one older than their own write (seed ${seed})`, async () => {
    const users = await Promise.all(personas.slice(0, 5).map(comeIn))
    let left = steps
    const tab = async (user: User) => {
      while (left-- > 0) await step(user)
    }
    await Promise.all(users.flatMap((user) => Array.from({ length: tabsEach }, () => tab(user))))

    const { read, refused, wrote, returned, foreign, stale } = counts
    report(
      `R3 ${store}: ${foreign} answers of another, ${stale} stale after own write ` +
        `(${read} read, ${refused} refused, ${wrote} wrote, ${returned} left and came back)`,
    )
    expect([foreign, stale]).toEqual([0, 0])
    expect([read > 5000, refused > 0, wrote > 1500, returned > 100]).not.toContain(false)
  })
})
