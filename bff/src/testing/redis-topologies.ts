import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@gatehouse/mocks/free-port'
import { Redis } from 'ioredis'
import { type RedisServer, startRedis } from './redis.ts'

export interface RedisTopology {
  settings: Record<string, string>
  /** Kills the server that has the data, once all of it is on its replica. */
  killMaster(): Promise<void>
  /** Makes the replica master while both run. */
  handOver(): Promise<void>
  stop(): Promise<void>
}

/** Instead of five seconds after a replica asks. */
const syncsAtOnce = ['--repl-diskless-sync-delay', '0']

/** A master, its replica and a Sentinel that makes the replica master after half a second. */
export async function startSentinel(): Promise<RedisTopology & { hangMaster(): Promise<void> }> {
  const master = await startRedis(...syncsAtOnce)
  const replica = await startRedis('--replicaof', '127.0.0.1', String(master.port))
  const replicated = connect(master)
  await until(async () => (await replicated.wait(1, 100)) === 1)
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-sentinel-'))
  const file = join(folder, 'sentinel.conf')
  writeFileSync(
    file,
    `sentinel monitor portal 127.0.0.1 ${master.port} 1
sentinel down-after-milliseconds portal 500
sentinel failover-timeout portal 2000
`,
  )
  const sentinel = await startRedis(file, '--sentinel')
  const watching = connect(sentinel)
  // It asks the master for replicas every ten seconds, and fails over to those that it knows alone.
  await until(async () => String(await watching.call('SENTINEL', 'REPLICAS', 'portal')) !== '')
  return {
    settings: {
      REDIS_URL: 'redis://by-sentinel',
      REDIS_SENTINELS: `127.0.0.1:${sentinel.port}`,
      REDIS_SENTINEL_NAME: 'portal',
    },
    async killMaster() {
      await untilReplicated(replicated)
      replicated.disconnect()
      await master.kill()
    },
    async hangMaster() {
      await untilReplicated(replicated)
      replicated.disconnect()
      master.hang()
    },
    async handOver() {
      await until(async () => (await watching.call('SENTINEL', 'FAILOVER', 'portal')) === 'OK')
      const address = String(replica.port)
      await until(async () => String(await masterOf(watching)).endsWith(address))
    },
    async stop() {
      replicated.disconnect()
      watching.disconnect()
      await Promise.all([sentinel.stop(), replica.stop(), master.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const slots = 16_384

/** Three masters, and a replica of the one that has the gateway's slot. */
export async function startCluster(prefix = 'gatehouse:'): Promise<RedisTopology> {
  const cluster = [...syncsAtOnce, '--cluster-enabled', 'yes', '--cluster-node-timeout', '1000']
  const servers: RedisServer[] = []
  const busPorts: number[] = []
  // One by one: each finds free ports. The default for the bus, 10,000 above, may be a connection's.
  for (let number = 0; number < 4; number++) {
    const busPort = await freePort()
    servers.push(await startRedis(...cluster, '--cluster-port', String(busPort)))
    busPorts.push(busPort)
  }
  const nodes = servers.map(connect)
  const [first, , , replica] = nodes
  if (!first || !replica) throw new Error('There are no nodes')
  const slot = await first.cluster('KEYSLOT', `{${prefix}}`)
  const share = Math.ceil(slots / 3)
  const owner = Math.floor(slot / share)
  for (const [at, node] of nodes.slice(0, 3).entries())
    await node.call(
      ...(['CLUSTER', 'ADDSLOTSRANGE'] as const),
      at * share,
      Math.min((at + 1) * share, slots) - 1,
    )
  for (const [at, { port }] of servers.entries())
    if (at > 0) await first.call('CLUSTER', 'MEET', '127.0.0.1', port, busPorts[at] ?? 0)
  const master = nodes[owner]
  if (!master) throw new Error('No node has the slot')
  const id = String(await master.cluster('MYID'))
  await until(async () => {
    await replica.cluster('REPLICATE', id)
    return true
  })
  await until(async () => (await master.wait(1, 100)) === 1)
  for (const node of nodes)
    await until(async () => String(await node.cluster('INFO')).includes('cluster_state:ok'))
  return {
    settings: {
      REDIS_URL: 'redis://by-cluster',
      REDIS_CLUSTER_NODES: servers.map(({ port }) => `127.0.0.1:${port}`).join(','),
    },
    async killMaster() {
      await untilReplicated(master, prefix)
      master.disconnect()
      await servers[owner]?.kill()
    },
    async handOver() {
      await until(async () => (await replica.cluster('FAILOVER')) === 'OK')
      await until(async () => String(await replica.role()).startsWith('master'))
    },
    async stop() {
      for (const node of nodes) node.disconnect()
      await Promise.all(servers.map((server) => server.stop()))
    },
  }
}

/** Until the replica has all that the master has. */
async function untilReplicated(master: Redis, prefix = '') {
  // WAIT is for writes of its own connection, and the replica takes them in order.
  await until(async () => (await master.set(`{${prefix}}last`, '1')) === 'OK')
  await until(async () => (await master.wait(1, 100)) === 1)
}

function masterOf(sentinel: Redis) {
  return sentinel.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', 'portal')
}

function connect({ url }: RedisServer): Redis {
  const redis = new Redis(url)
  // Killed servers.
  redis.on('error', () => {})
  return redis
}

/** Until it is true, for at most 20 s; a failure counts as false. */
async function until(isDone: () => Promise<boolean>) {
  const giveUpAt = performance.now() + 20_000
  while (!(await isDone().catch(() => false))) {
    if (performance.now() > giveUpAt) throw new Error('The servers did not join in time')
    await wait(50)
  }
}
