import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import tls from 'node:tls'
import { fileURLToPath } from 'node:url'

const configuration = fileURLToPath(new URL('../../balancer/haproxy.cfg', import.meta.url))

const has = (name: string, flag: string) => spawnSync(name, [flag]).status === 0

/** Debian keeps it where PATH often does not look, unless one is root. */
const program = ['haproxy', '/usr/sbin/haproxy'].find((name) => has(name, '-v'))

/** Whether this machine has haproxy, and openssl for its certificate. */
export const hasBalancer = program !== undefined && has('openssl', 'version')

export interface LogLine {
  id: string
  status: number
  gateway: string
  retries: string
}

export interface Balancer {
  /** What it has logged: one line per request. */
  log: LogLine[]
  stop(): Promise<void>
}

interface BalancerPorts {
  httpPort: number
  httpsPort: number
  gateways: { port: number; opsPort: number }[]
}

/** HAProxy with its shipped configuration and a new certificate, which this process then trusts. */
export async function startBalancer({
  httpPort,
  httpsPort,
  gateways,
}: BalancerPorts): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-balancer-'))
  const trusted = tls.getCACertificates('default')
  const { certificate, file } = makeCertificate(folder)
  tls.setDefaultCACertificates([...trusted, certificate])
  const addresses = gateways.flatMap(({ port, opsPort }, at) => [
    [`GATEWAY_${at + 1}`, `127.0.0.1:${port}`],
    [`GATEWAY_${at + 1}_OPS`, `127.0.0.1:${opsPort}`],
  ])
  const haproxy = spawn(program ?? '', ['-db', '-f', configuration], {
    env: {
      PATH: process.env.PATH,
      CERTIFICATE: file,
      PUBLIC_ORIGIN: `https://localhost:${httpsPort}`,
      HTTP_BIND: `127.0.0.1:${httpPort}`,
      HTTPS_BIND: `127.0.0.1:${httpsPort}`,
      ...Object.fromEntries(addresses),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: LogLine[] = []
  createInterface({ input: haproxy.stdout }).on('line', (line) => {
    if (line.startsWith('{')) log.push(JSON.parse(line))
  })
  let said = ''
  haproxy.stderr.on('data', (chunk) => {
    said += chunk
  })
  while (!(await isReachable(httpPort))) {
    if (haproxy.exitCode !== null) throw new Error(said)
    await wait(20)
  }
  return {
    log,
    async stop() {
      const ended = once(haproxy, 'exit')
      if (haproxy.kill('SIGKILL')) await ended
      tls.setDefaultCACertificates(trusted)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes a self-signed certificate for localhost; gives it, and the file that holds it and its key. */
function makeCertificate(folder: string): { certificate: string; file: string } {
  const file = join(folder, 'certificate-and-key.pem')
  const what = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const whose = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = spawnSync('openssl', ['req', '-x509', ...what, ...whose, '-keyout', file])
  if (made.status !== 0) throw new Error(String(made.stderr))
  const certificate = String(made.stdout)
  appendFileSync(file, certificate)
  return { certificate, file }
}

function isReachable(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}
