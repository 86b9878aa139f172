import { type RunResult, runTool } from './program.ts'

/** Lints the whole repository and compares its format, changing nothing. */
export function lint(): Promise<RunResult> {
  // Biome colours even output that is not for a terminal.
  const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`
  return runTool('biome', ['check', colors], { quiet: true })
}
