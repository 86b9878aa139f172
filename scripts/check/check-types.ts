import { availableParallelism } from 'node:os'
import { type RunResult, runTool } from '../programs/program.ts'

/**
 * Checks the types of every workspace; unchanged workspaces are skipped. Checkers share no work: the
 * default of four per workspace takes twice the processor time of one.
 */
export function checkTypes(): Promise<RunResult> {
  const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)))
  return runTool('tsc', ['-b', '--checkers', checkers], { quiet: true })
}
