import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { RunResult } from '../programs/program.ts'
import { type BuildOutput, resultOf } from './build-output.ts'

/** Programs of a production machine: they need Node and their folder, and no packages. */
const programs = {
  main: 'bff/src/main.ts',
  operator: 'scripts/operator/in-production.ts',
  doctor: 'scripts/doctor/in-production.ts',
  'verify-upstreams': 'scripts/verify-upstreams/in-production.ts',
  'verify-audit': 'scripts/verify-audit/main.ts',
}

/** Bundle of bff/ into bff/dist. */
export const gateway: BuildOutput = {
  name: 'gateway',
  file: 'bff/dist/package.json',
  sources: [
    'package.json',
    'bff/src/**/*.{ts,css,js}',
    'contracts/src/**/*.ts',
    'scripts/{operator,doctor,verify-upstreams,verify-audit,command-line,programs}/*.ts',
  ],
  also: readVersion,
  build: () => bundleGateway('bff/dist'),
}

/** Version of the root package.json, with the commit: that of COMMIT, or of the checkout. */
function readVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  if (process.env.COMMIT) return `${version}+${process.env.COMMIT}`
  if (!existsSync('.git')) return version
  try {
    const describe = ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=8']
    const commit = execFileSync('git', describe, { encoding: 'utf8', stdio: 'pipe' }).trim()
    return `${version}+${commit}`
  } catch {
    return version
  }
}

export function bundleGateway(folder: string): Promise<RunResult> {
  const version = readVersion()
  return resultOf(async () => {
    // Not loaded where the bundle is current.
    const { rolldown } = await import('rolldown')
    const bundle = await rolldown({
      input: programs,
      platform: 'node',
      transform: { define: { builtVersion: JSON.stringify(version) } },
      // Optional parts of packages are missing on purpose.
      logLevel: 'silent',
    })
    await bundle.write({
      dir: folder,
      cleanDir: true,
      sourcemap: true,
      comments: false,
      // Node reads pure ASCII into strings of half the size.
      charset: 'ascii',
    })
    await bundle.close()
    for (const file of ['page.css', 'console/console.js'])
      copyFileSync(`bff/src/ops/${file}`, join(folder, basename(file)))
    const about = { version, type: 'module' }
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
  })
}
