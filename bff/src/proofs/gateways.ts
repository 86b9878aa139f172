import { setTimeout as wait } from 'node:timers/promises'
import { readSession } from '@gatehouse/contracts/portal/session'
import { describe } from '@jest/globals'
import type { Area } from '../areas/area-context.ts'
import { hasRedis, type RedisServer, startRedis } from '../testing/redis.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

/** Where the gateway keeps what it remembers: one instance with memory, or two with one Redis. */
export type Store = 'memory' | 'Redis'

/** States a proof for memory and for Redis; without a redis-server the latter is skipped. */
export function describeEveryStore(prove: (store: Store) => void) {
  describe('memory', () => prove('memory'))
  describeWithRedis(() => prove('Redis'))
}

export function describeWithRedis(prove: () => void) {
  const stated = hasRedis ? describe : describe.skip
  stated('Redis', prove)
}

interface GatewaysOptions {
  settings?: Record<string, string>
  areas?: Area[]
}

/** The instances of one portal, in front of the same fakes. */
export class Gateways {
  readonly first: Stack
  readonly instances: readonly Stack[]
  readonly #redis: RedisServer | undefined

  private constructor(first: Stack, others: Stack[], redis?: RedisServer) {
    this.first = first
    this.instances = [first, ...others]
    this.#redis = redis
  }

  static async start(
    store: Store,
    { settings = {}, areas = [] }: GatewaysOptions = {},
  ): Promise<Gateways> {
    // Everybody comes from one address here, which is not what these proofs are about.
    const all = { LIMIT_ADDRESS: '100000', ...settings }
    if (store === 'memory') return new Gateways(await startStack(all, { areas }), [])
    const redis = await startRedis()
    const shared = { REDIS_URL: redis.url, ...all }
    const first = await startStack(shared, { areas })
    const second = await startStack(shared, { areas, fakes: first.fakes })
    const gateways = new Gateways(first, [second], redis)
    await gateways.waitForRedis()
    return gateways
  }

  /** Resolves once every instance has its sessions again. */
  async waitForRedis() {
    for (const instance of this.instances.keys())
      while ((await this.visitor('gatehouse=unknown', instance).call(readSession)).status !== 200)
        await wait(20)
  }

  get world() {
    return this.first.fakes.world
  }

  get redis(): RedisServer {
    if (!this.#redis) throw new TypeError('These gateways keep everything in memory')
    return this.#redis
  }

  /** A browser with these cookies at an instance: a given one, counted round, or any. */
  visitor(cookie = '', instance = Math.floor(Math.random() * this.instances.length)): Visitor {
    const at = this.instances[instance % this.instances.length] ?? this.first
    return Object.assign(at.visitor(), { cookie })
  }

  /** Signs somebody in; where a busy machine makes Redis late ("not now"), they begin again. */
  async signIn(person: string, cookie?: string, instance?: number): Promise<Visitor> {
    for (let tries = 0; tries < 5; tries++) {
      const visitor = this.visitor(cookie, instance)
      if ((await visitor.signIn(person)).status === 200) return visitor
    }
    throw new Error(`${person} could not sign in`)
  }

  /** How often an operation has reached the upstream, of its newest 10,000 calls. */
  callCount(operation: string): number {
    return this.first.operationsCalled().filter((name) => name === operation).length
  }

  async close() {
    for (const stack of this.instances.toReversed()) await stack.close()
    await this.#redis?.stop()
  }
}

/** Makes a call again as long as it is told "not now": a busy machine may make Redis late. */
export async function retryWhileUnavailable<A extends { status: number }>(
  call: () => Promise<A>,
): Promise<A> {
  for (;;) {
    const answer = await call()
    if (answer.status !== 503) return answer
  }
}
