import { type RunResult, run } from '../programs/program.ts'

/** Runs Jest with support for ES modules. */
export function runJest(
  args: string[],
  { env, ...options }: { env?: Record<string, string>; quiet?: boolean } = {},
): Promise<RunResult> {
  return run(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', 'node_modules/.bin/jest', ...args],
    { ...options, removesTemporaryFiles: true, env: { NODE_ENV: 'test', ...env } },
  )
}
