import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import tls from 'node:tls'
import { fileURLToPath } from 'node:url'

const configuration = fileURLToPath(new URL('../../balancer/haproxy.cfg', import.meta.url))

const runs = (name: string, flag: string) => spawnSync(name, [flag]).status === 0

/** On Debian, /usr/sbin is not in every user's PATH. */
const program = ['haproxy', '/usr/sbin/haproxy'].find((name) => runs(name, '-v'))

/** Also needs openssl, for the certificate. */
export const hasBalancer = program !== undefined && runs('openssl', 'version')

export interface LogLine {
  id: string
  status: number
  gateway: string
  retries: string
}

export interface Balancer {
  log: LogLine[]
  /** Self-signed, in PEM. */
  certificate: string
  stop(): Promise<void>
}

export interface BalancerOptions {
  httpPort: number
  httpsPort: number
  gateways: { port: number; opsPort: number }[]
  /** Requests of one address in 10 seconds; by default more than tests send. */
  rateLimit?: string
  /** Connections of one address at a time. */
  connectionLimit?: string
  deniedAddresses?: string[]
}

/** Starts HAProxy with the shipped configuration and a new certificate, which this process trusts. */
export async function startBalancer({
  httpPort,
  httpsPort,
  gateways,
  rateLimit = '1000000',
  connectionLimit = '100000',
  deniedAddresses,
}: BalancerOptions): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-balancer-'))
  const trusted = tls.getCACertificates('default')
  const { certificate, file } = makeCertificate(folder)
  tls.setDefaultCACertificates([...trusted, certificate])
  const deniedFile = join(folder, 'denied-addresses.txt')
  if (deniedAddresses) writeFileSync(deniedFile, `${deniedAddresses.join('\n')}\n`)
  const addresses = gateways.flatMap(({ port, opsPort }, at) => [
    [`GATEWAY_${at + 1}`, `127.0.0.1:${port}`],
    [`GATEWAY_${at + 1}_OPS`, `127.0.0.1:${opsPort}`],
  ])
  const haproxy = spawn(program ?? '', ['-db', '-f', configuration], {
    env: {
      PATH: process.env.PATH,
      CERTIFICATE: file,
      // With a slash, which the setting of the gateways allows.
      PUBLIC_ORIGIN: `https://localhost:${httpsPort}/`,
      HTTP_BIND: `127.0.0.1:${httpPort}`,
      HTTPS_BIND: `127.0.0.1:${httpsPort}`,
      RATE_LIMIT: rateLimit,
      CONNECTION_LIMIT: connectionLimit,
      ...(deniedAddresses && { DENIED_ADDRESSES: deniedFile }),
      ...Object.fromEntries(addresses),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: LogLine[] = []
  createInterface({ input: haproxy.stdout }).on('line', (line) => {
    if (line.startsWith('{')) log.push(JSON.parse(line))
  })
  let errors = ''
  haproxy.stderr.on('data', (chunk) => {
    errors += chunk
  })
  while (!(await isReachable(httpPort))) {
    if (haproxy.exitCode !== null) throw new Error(errors)
    await wait(20)
  }
  return {
    log,
    certificate,
    async stop() {
      const ended = once(haproxy, 'exit')
      if (haproxy.kill('SIGKILL')) await ended
      tls.setDefaultCACertificates(trusted)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes a self-signed certificate for localhost; `file` contains it and its key. */
function makeCertificate(folder: string): { certificate: string; file: string } {
  const file = join(folder, 'certificate-and-key.pem')
  const keyOptions = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ]
  const subjectOptions = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const result = spawnSync('openssl', [
    'req',
    '-x509',
    ...keyOptions,
    ...subjectOptions,
    '-keyout',
    file,
  ])
  if (result.status !== 0) throw new Error(String(result.stderr))
  const certificate = String(result.stdout)
  appendFileSync(file, certificate)
  return { certificate, file }
}

function isReachable(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}
