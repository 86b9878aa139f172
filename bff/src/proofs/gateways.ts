import { setTimeout as wait } from 'node:timers/promises'
import { readSession } from '@gatehouse/contracts/portal/session'
import { describe } from '@jest/globals'
import type { Area } from '../areas/area-context.ts'
import { hasRedis, type RedisServer, startRedis } from '../testing/redis.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

/** One instance with an in-memory store, or two that share Redis. */
export type Store = 'memory' | 'Redis'

/** Redis is skipped without a redis-server. */
export function describeEveryStore(define: (store: Store) => void) {
  describe('memory', () => define('memory'))
  describeWithRedis(() => define('Redis'))
}

export function describeWithRedis(define: () => void) {
  const describeOrSkip = hasRedis ? describe : describe.skip
  describeOrSkip('Redis', define)
}

interface GatewaysOptions {
  settings?: Record<string, string>
  areas?: Area[]
}

/** The instances of one portal, in front of the same fakes. */
export class Gateways {
  readonly first: Stack
  readonly instances: Stack[]
  /** Also those that were replaced. */
  readonly #started: Stack[]
  readonly #options: GatewaysOptions
  readonly #redis: RedisServer | undefined

  private constructor(
    first: Stack,
    others: Stack[],
    options: GatewaysOptions,
    redis?: RedisServer,
  ) {
    this.first = first
    this.instances = [first, ...others]
    this.#started = [...this.instances]
    this.#options = options
    this.#redis = redis
  }

  static async start(
    store: Store,
    { settings = {}, areas = [] }: GatewaysOptions = {},
  ): Promise<Gateways> {
    // All visitors share one IP address.
    const allSettings = { LIMIT_ADDRESS: '100000', ...settings }
    if (store === 'memory')
      return new Gateways(await startStack(allSettings, { areas }), [], { areas })
    const redis = await startRedis()
    const shared = { REDIS_URL: redis.url, ...allSettings }
    const first = await startStack(shared, { areas })
    const second = await startStack(shared, { areas, fakes: first.fakes })
    const gateways = new Gateways(first, [second], { settings: shared, areas }, redis)
    await gateways.waitForRedis()
    return gateways
  }

  async waitForRedis() {
    for (const instance of this.instances.keys())
      while ((await this.visitor('gatehouse=unknown', instance).call(readSession)).status !== 200)
        await wait(20)
  }

  /** Replaces an instance by one with other settings; the former one finishes its requests. */
  async replace(at: number, settings: Record<string, string>) {
    const { areas = [], settings: shared } = this.#options
    const { fakes } = this.first
    const next = await startStack({ ...shared, ...settings }, { areas, fakes })
    this.#started.push(next)
    this.instances[at] = next
    await this.waitForRedis()
  }

  get world() {
    return this.first.fakes.world
  }

  get redis(): RedisServer {
    if (!this.#redis) throw new TypeError('These gateways use in-memory stores')
    return this.#redis
  }

  /** A browser at an instance (modulo their number), by default a random one. */
  visitor(cookie = '', instance = Math.floor(Math.random() * this.instances.length)): Visitor {
    const at = this.instances[instance % this.instances.length] ?? this.first
    return Object.assign(at.visitor(), { cookie })
  }

  /** Retries, because Redis may be slow on a busy machine (503). */
  async signIn(person: string, cookie?: string, instance?: number): Promise<Visitor> {
    for (let attempt = 0; attempt < 5; attempt++) {
      const visitor = this.visitor(cookie, instance)
      if ((await visitor.signIn(person)).status === 200) return visitor
    }
    throw new Error(`${person} could not sign in`)
  }

  /** Calls of an operation among the newest 10,000. */
  callCount(operation: string): number {
    return this.first.operationsCalled().filter((name) => name === operation).length
  }

  async close() {
    for (const stack of this.#started.toReversed()) await stack.close()
    await this.#redis?.stop()
  }
}

/** Repeats a call while it answers 503: Redis may be slow on a busy machine. */
export async function retryWhileUnavailable<A extends { status: number }>(
  call: () => Promise<A>,
): Promise<A> {
  for (;;) {
    const response = await call()
    if (response.status !== 503) return response
  }
}
