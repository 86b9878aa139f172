import { findExecutable } from './executable.ts'
import { run } from './program.ts'

const fiveMinutes = 300_000

async function findPrivileges(): Promise<string[] | undefined> {
  if (!findExecutable('apt-get')) return undefined
  if (process.getuid?.() === 0) return []
  if (!findExecutable('sudo')) return undefined
  return (await run('sudo', ['-n', 'true'], { quiet: true })).ok ? ['sudo', '-n'] : undefined
}

/** Installs Debian packages if permitted; resolves with the reason when it could not. */
export async function installWithApt(packages: string[]): Promise<string | undefined> {
  const privileges = await findPrivileges()
  if (!privileges) return 'apt-get is missing or not allowed here'
  console.log(`Installing ${packages.join(' and ')} with apt-get…`)
  const apt = async (...args: string[]) => {
    const [program = '', ...rest] = [
      ...privileges,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
    ]
    return run(program, [...rest, '-qq', '-o', 'DPkg::Lock::Timeout=60', ...args], {
      quiet: true,
      timeout: fiveMinutes,
    })
  }
  const steps = [
    ['update'],
    ...packages.map((name) => ['install', '-y', '--no-install-recommends', name]),
  ]
  let failure: string | undefined
  for (const step of steps) {
    const { ok, output } = await apt(...step)
    if (!ok) failure = output.match(/^E: (.+)$/m)?.[1] ?? 'apt-get failed'
  }
  return failure
}
