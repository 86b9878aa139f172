import type { BenchContext } from './bench-context.ts'
import { startGateway } from './gateway.ts'
import { type ProbedServer, startProbed } from './probe.ts'

const program = 'scripts/bench/growth-gateway.ts'

/** `settings`: those of growth-gateway.ts among them. */
export function startGrownGateway(
  context: BenchContext,
  settings: Record<string, string>,
): Promise<ProbedServer> {
  return startProbed((env) => startGateway(context, { ...settings, ...env }, program))
}
