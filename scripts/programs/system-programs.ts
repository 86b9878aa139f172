import { installWithApt } from './apt.ts'
import { findExecutable } from './executable.ts'

const findNamed = () => process.env.CHROMIUM_PATH && findExecutable(process.env.CHROMIUM_PATH)
const findShell = () => findNamed() || findExecutable('chromium-headless-shell')
const findChromium = () =>
  findShell() ??
  findExecutable('chromium', 'chromium-browser', 'google-chrome', '/usr/bin/chromium')

const programs = [
  {
    debianPackage: 'chromium-headless-shell',
    find: findShell,
    without: 'the browser tests take a third longer, in a Chromium that draws windows too',
  },
  {
    debianPackage: 'chromium',
    find: findChromium,
    without: 'the browser tests are skipped: there is no Chromium (CHROMIUM_PATH names another)',
  },
  {
    debianPackage: 'redis-server',
    find: () => findExecutable('redis-server'),
    without: 'the Redis tests are skipped: there is no redis-server',
  },
  {
    debianPackage: 'haproxy',
    // Debian installs it in /usr/sbin, which is often not on PATH.
    find: () => findExecutable('haproxy', '/usr/sbin/haproxy'),
    without: 'the tests behind a balancer are skipped: there is no haproxy',
  },
]

/** Installs missing system programs if permitted; prints what is skipped without them. */
export async function provideSystemPrograms(): Promise<{ chromium: string | undefined }> {
  const missing = programs.filter((program) => !program.find())
  if (missing.length > 0) {
    const failure = await installWithApt(missing.map((program) => program.debianPackage))
    for (const program of missing) {
      if (!program.find()) console.log(`Note: ${program.without}; ${failure}.`)
    }
  }
  return { chromium: findChromium() }
}
