import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describeInstallFailure } from './install-failure.mjs'
import { lockMatches } from './lock-matches.mjs'
import { repository } from './repository.mjs'

function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(join(repository, lockfile), 'utf8')).packages
  } catch {
    return undefined
  }
}

function areInstalled() {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  return wanted !== undefined && installed !== undefined && lockMatches(wanted, installed)
}

/**
 * Runs `npm ci` unless the installed packages match the lockfile; exits on failure. Only for commands
 * that build: npm ci deletes the packages under a gateway that runs.
 */
export function installPackages() {
  if (areInstalled()) return
  console.log('Installing packages…')
  // npm deletes node_modules first, so it must not run on the Node inside it.
  const path = (process.env.PATH ?? '').split(delimiter)
  const npm = spawnSync(
    'npm',
    [
      'ci',
      '--include=dev',
      '--include=optional',
      '--loglevel=error',
      '--fetch-retry-mintimeout=1000',
    ],
    {
      cwd: repository,
      env: {
        ...process.env,
        PATH: path.filter((p) => !p.includes('node_modules')).join(delimiter),
      },
      encoding: 'utf8',
    },
  )
  if (npm.status === 0) return
  console.error(
    npm.error
      ? `Packages could not be installed: npm cannot be run (${npm.error.message}).`
      : describeInstallFailure(npm.stderr),
  )
  process.exit(1)
}
