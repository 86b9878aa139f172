import { ensureBuilt } from '../build/build-output.ts'
import { gateway } from '../build/gateway.ts'
import { runMain } from '../command-line/run-main.ts'
import { endSignals } from '../programs/end-signals.ts'
import { runBench } from './bench.ts'
import { takeCores } from './cores.ts'
import { endpointGrowth } from './g1-endpoints.ts'
import { personaGrowth } from './g2-personas.ts'
import { sessionGrowth } from './g3-sessions.ts'
import { cachedReplyGrowth } from './g4-cached-replies.ts'
import { goals } from './goals.ts'
import { nginxCache } from './n1-nginx-cache.ts'
import { readOptions } from './options.ts'
import { cached } from './p1-cached.ts'
import { cachedLarge } from './p2-cached-large.ts'
import { notModified } from './p3-not-modified.ts'
import { redisSessions } from './p4-redis.ts'
import { uncached } from './p5-uncached.ts'
import { cachedOverProxy } from './p6-cached-over-proxy.ts'
import { gathered } from './p7-gathered.ts'
import { shared } from './p8-shared.ts'
import { sessionMemory } from './p9-session-memory.ts'
import { start } from './p10-start.ts'
import { accessLog } from './p11-access-log.ts'
import { runGrowth } from './run-growth.ts'
import { startUpstream } from './upstream-process.ts'

const measurements = [
  cached,
  cachedLarge,
  notModified,
  redisSessions,
  uncached,
  cachedOverProxy,
  gathered,
  shared,
  sessionMemory,
  start,
  accessLog,
  nginxCache,
]

const growths = [endpointGrowth, personaGrowth, sessionGrowth, cachedReplyGrowth]

async function main(): Promise<number> {
  const numbers = {
    figures: [...new Set(Object.values(goals).map(({ number }) => number))],
    growths: growths.map(({ number }) => number),
  }
  const options = readOptions(process.argv.slice(2), numbers)
  await ensureBuilt(gateway)
  const cores = takeCores()
  console.log(cores.note)
  const upstream = await startUpstream()
  try {
    const context = { rounds: options.rounds, cores, upstream }
    return options.growth
      ? await runGrowth(growths, options, context, console.log)
      : await runBench(measurements, options, context, console.log)
  } finally {
    await upstream.stop()
  }
}

for (const signal of endSignals) process.once(signal, () => process.exit(1))

runMain(main)
