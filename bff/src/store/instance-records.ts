import { orUnavailable, type RedisClient } from './redis.ts'

const lifeSeconds = 10
const absentSeconds = 15 * 60
const namesKey = 'instances'
const keyOf = (name: string) => `instance:${name}`
const lastKeyOf = (name: string) => `instance-last:${name}`

/** Told nothing for ten seconds, or was stopped. */
export interface AbsentInstance {
  name: string
  state: 'gone' | 'stopped'
  /** Milliseconds since 1970, by the clock of this machine. */
  since: number
}

/** Snapshots of the instances: present until ten seconds after the last one, then absent for 15 minutes. */
export interface InstanceRecords {
  publish(name: string, content: string): Promise<void>
  /** Throws 'session-unavailable' without Redis. */
  list(): Promise<{ contents: Map<string, string>; absent: AbsentInstance[] }>
  withdraw(name: string): Promise<void>
}

export function createInstanceRecords(redis: RedisClient): InstanceRecords {
  const remember = (name: string, state: AbsentInstance['state']) => [
    redis.set(lastKeyOf(name), state, 'EX', absentSeconds),
    redis.sadd(namesKey, name),
    redis.expire(namesKey, absentSeconds),
  ]

  async function readAbsent(name: string): Promise<AbsentInstance[]> {
    const key = lastKeyOf(name)
    const [state, leftMs] = await Promise.all([redis.get(key), redis.pttl(key)])
    if (state)
      return [
        {
          name,
          state: state === 'stopped' ? 'stopped' : 'gone',
          since: Date.now() - (absentSeconds * 1000 - leftMs),
        },
      ]
    // It publishes its name anew with its next snapshot.
    await redis.srem(namesKey, name)
    return []
  }

  return {
    async publish(name, content) {
      await Promise.all([
        redis.set(keyOf(name), content, 'EX', lifeSeconds),
        ...remember(name, 'gone'),
      ])
    },
    async list() {
      const names = await orUnavailable(redis.smembers(namesKey))
      if (names.length === 0) return { contents: new Map(), absent: [] }
      const stored = await orUnavailable(redis.mget(names.map(keyOf)))
      const contents = new Map(
        names.flatMap((name, at) => (stored[at] ? [[name, stored[at]] as const] : [])),
      )
      const missing = names.filter((name) => !contents.has(name))
      const absent = await orUnavailable(Promise.all(missing.map(readAbsent)))
      return { contents, absent: absent.flat() }
    },
    async withdraw(name) {
      await Promise.all([redis.del(keyOf(name)), ...remember(name, 'stopped')])
    },
  }
}
