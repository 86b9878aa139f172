import { type RunResult, runCleanly } from '../programs/program.ts'

/** Runs Jest with support for ES modules. */
export function runJest(
  args: string[],
  { env, ...options }: { env?: Record<string, string>; quiet?: boolean } = {},
): Promise<RunResult> {
  return runCleanly(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', 'node_modules/.bin/jest', ...args],
    { ...options, env: { NODE_ENV: 'test', ...env } },
  )
}
