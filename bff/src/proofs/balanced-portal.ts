import { describe } from '@jest/globals'
import { hasRedis, type RedisServer, startRedis } from '../testing/redis.ts'
import { type Balancer, hasBalancer, startBalancer } from './balancer.ts'
import { freePorts } from './free-ports.ts'
import { GatewayProcess } from './gateway-process.ts'

/** States what holds behind HAProxy; without it, or without a redis-server, that is skipped. */
export function describeBehindBalancer(prove: () => void) {
  const stated = hasBalancer && hasRedis ? describe : describe.skip
  stated('behind HAProxy', prove)
}

/** A portal as it runs in production: HAProxy with TLS, two gateways, one Redis. */
export interface BalancedPortal {
  /** Where browsers reach it. */
  url: string
  /** The same without TLS. */
  httpUrl: string
  gateways: [GatewayProcess, GatewayProcess]
  redis: RedisServer
  balancer: Balancer
  stop(): Promise<void>
}

export async function startBalancedPortal(
  settings: Record<string, string>,
): Promise<BalancedPortal> {
  const [httpPort = 0, httpsPort = 0, one = 0, oneOps = 0, two = 0, twoOps = 0] = await freePorts(6)
  const url = `https://localhost:${httpsPort}`
  const started = new AsyncDisposableStack()
  try {
    const redis = await startRedis()
    started.defer(() => redis.stop())
    const all = {
      PUBLIC_ORIGIN: url,
      TRUST_PROXY: '127.0.0.1',
      REDIS_URL: redis.url,
      // Longer than HAProxy takes to notice.
      DRAIN_NOTICE_SECONDS: '2',
      ...settings,
    }
    const gateways: BalancedPortal['gateways'] = [
      new GatewayProcess(one, oneOps, all),
      new GatewayProcess(two, twoOps, all),
    ]
    for (const gateway of gateways) started.defer(() => gateway.kill())
    await Promise.all(gateways.map((gateway) => gateway.start()))
    const balancer = await startBalancer({ httpPort, httpsPort, gateways })
    started.defer(() => balancer.stop())
    return {
      url,
      httpUrl: `http://localhost:${httpPort}`,
      gateways,
      redis,
      balancer,
      stop: () => started.disposeAsync(),
    }
  } catch (fault) {
    await started.disposeAsync()
    throw fault
  }
}
