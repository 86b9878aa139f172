import type { Exchange } from './exchange.ts'
import { runLoad } from './load.ts'
import type { ProbedServer } from './probe.ts'

const seconds = 1

/** Memory before, and processor time per answer under, load that follows a second of warm-up. */
export async function measureCost(
  server: ProbedServer,
  exchanges: readonly (readonly Exchange[])[],
): Promise<{ bytes: number; answerMicros: number }> {
  const { bytes } = await server.probe()
  const load = { port: server.port, exchanges }
  await runLoad(seconds, load)
  const before = server.used() ?? Number.NaN
  const { responses } = await runLoad(seconds, load)
  const used = (server.used() ?? Number.NaN) - before
  return { bytes, answerMicros: (used / responses) * 1e6 }
}
