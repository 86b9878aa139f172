import { freePorts } from '@gatehouse/mocks/free-port'
import { type RedisServer, startRedis } from '../testing/redis.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { GatewayProcess } from './gateway-process.ts'

/** Production setup: HAProxy with TLS, two gateways, one Redis. */
export interface BalancedPortal {
  url: string
  /** Without TLS. */
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
  const resources = new AsyncDisposableStack()
  try {
    const redis = await startRedis()
    resources.defer(() => redis.stop())
    const allSettings = {
      PUBLIC_ORIGIN: url,
      TRUST_PROXY: '127.0.0.1',
      AUDIT_KEY: 'audit-key-of-the-proofs',
      REDIS_URL: redis.url,
      // Longer than HAProxy's health check interval.
      DRAIN_NOTICE_SECONDS: '2',
      ...settings,
    }
    const gateways: BalancedPortal['gateways'] = [
      new GatewayProcess(one, oneOps, allSettings),
      new GatewayProcess(two, twoOps, allSettings),
    ]
    for (const gateway of gateways) resources.defer(() => gateway.kill())
    await Promise.all(gateways.map((gateway) => gateway.start()))
    const balancer = await startBalancer({ httpPort, httpsPort, gateways })
    resources.defer(() => balancer.stop())
    return {
      url,
      httpUrl: `http://localhost:${httpPort}`,
      gateways,
      redis,
      balancer,
      stop: () => resources.disposeAsync(),
    }
  } catch (error) {
    await resources.disposeAsync()
    throw error
  }
}
