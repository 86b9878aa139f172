import { type RunResult, runTool } from '../programs/program.ts'

/** Lints the repository and checks its format without writing. */
export function lint(): Promise<RunResult> {
  // Biome emits colours without a terminal, too.
  const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`
  return runTool('biome', ['check', colors], { quiet: true })
}
