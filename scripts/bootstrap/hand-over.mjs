import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { findNode24 } from './node-24.mjs'
import { repository } from './repository.mjs'

/** Runs a TypeScript file on Node 24 and exits with its code. Never installs: see packages.mjs. */
export async function handOver(script, ...args) {
  const command = spawn(findNode24(), [script, ...args, ...process.argv.slice(2)], {
    cwd: repository,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [join(repository, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      NODE_COMPILE_CACHE: join(repository, 'node_modules/.cache/node'),
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => command.kill(signal))
  }
  if (process.env.npm_lifecycle_event) stopWithNpm(command)
  command.on('exit', (code) => process.exit(code ?? 1))
}

/** npm signals its intermediate shell, which dies without forwarding; detect that and stop. */
function stopWithNpm(command) {
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && command.kill('SIGTERM'), 500).unref()
}
