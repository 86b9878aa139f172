import { ensureBuilt } from '../build/build-output.ts'
import { type RunResult, run } from '../programs/program.ts'
import { packageBundles } from './package-bundles.ts'

/** Of users: midnight in Greenwich is the day before there. */
const timeZone = 'America/Chicago'

/** Runs Jest with support for ES modules. */
export async function runJest(
  args: string[],
  { env, ...options }: { env?: Record<string, string>; quiet?: boolean } = {},
): Promise<RunResult> {
  await ensureBuilt(packageBundles)
  return run(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', 'node_modules/.bin/jest', ...args],
    { ...options, removesTemporaryFiles: true, env: { NODE_ENV: 'test', TZ: timeZone, ...env } },
  )
}
