import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eicar, startFakeClamd } from '@gatehouse/bff/testing/fake-clamd'
import { hasRedis, startRedis } from '@gatehouse/bff/testing/redis'
import { selfSigned } from '@gatehouse/bff/testing/self-signed'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { startPlantingProxy } from '../verify-upstreams/planting-proxy.ts'
import { judgeCertificate, judgeClock } from './check-addresses.ts'
import { judgeRedis } from './check-redis.ts'
import { runDoctor } from './run-doctor.ts'

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-doctor-'))
let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(async () => {
  await fakes.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => fakes.world.reset())

/** On a busy machine nothing is slow. */
const patient = { UPSTREAM_READ_MS: '10000', REDIS_TIMEOUT_MS: '10000' }

/** Runs the command in the environment of a gateway in front of the fakes. */
async function run(settings: Record<string, string> = {}, args: string[] = []) {
  const output: string[] = []
  const environment = {
    ...gatewaySettings(fakes),
    PORTAL_DIR: 'bff/src/testing/portal',
    AUDIT_LOG: join(folder, 'audit.log'),
    ...patient,
    ...settings,
  }
  const code = await runDoctor(args, environment, (text) => output.push(text))
  return { code, output: output.join('\n') }
}

const line = (result: string, check: string, says = '') =>
  expect.stringMatching(new RegExp(`^${result} +${check} +.*${says}`, 'm'))

test('finds nothing wrong in front of the fakes, and changes nothing', async () => {
  const before = JSON.stringify(fakes.world.people.list())
  const { code, output } = await run()
  expect(output).toContain('0 wrong, 0 warnings')
  expect(code).toBe(0)
  expect(output).toEqual(line('ok', 'paths', '17 of 17'))
  for (const check of ['UPSTREAM_API_URL', 'service token', 'GET /api/Locality/Countries'])
    expect(output).toEqual(line('ok', check, '\\d+ ms '))
  expect(fakes.world.outbox.list()).toEqual([])
  expect(JSON.stringify(fakes.world.people.list())).toBe(before)
  expect(existsSync(join(folder, 'audit.log'))).toBe(false)
  const called = fakes.world.calls.list().map(({ operation }) => operation)
  for (const name of ['getLoginId', 'authenticateUser', 'auth0Login', 'track', 'showPin'])
    expect(called).not.toContain(name)
})

const closed = 'http://127.0.0.1:9'

test.each([
  ['service token', { SERVICE_PASSWORD: 'wrong-secret' }, 'status 401.*SERVICE_PASSWORD'],
  ['client authorization', { CLIENT_AUTHORIZATION: 'wrong-secret' }, 'CLIENT_AUTHORIZATION'],
  ['service token', { UPSTREAM_PATHS: '{"authenticate": "/Moved"}' }, 'UPSTREAM_PATHS'],
  ['GET /Moved', { UPSTREAM_PATHS: '{"listCountries": "/Moved"}' }, 'status 501'],
  ['UPSTREAM_API_URL', { UPSTREAM_API_URL: closed }, '127.0.0.1:9 cannot be reached: ECONNREFUSED'],
  ['PAYROLL_URL', { PAYROLL_URL: closed }, 'ECONNREFUSED'],
  ['PAYROLL_URL', { PAYROLL_URL: 'http://nowhere.invalid' }, 'nowhere.invalid cannot be reached'],
  ['geocoder', { GEOCODER_URL: closed }, 'unreachable'],
  ['visitor location', { VISITOR_LOCATION_URL: `${closed}/{ip}` }, 'unreachable'],
  ['Redis', { REDIS_URL: 'redis://:wrong-secret@127.0.0.1:9' }, 'ECONNREFUSED'],
  ['AUDIT_LOG', { AUDIT_LOG: '/nowhere/audit.log' }, 'ENOENT'],
  ['AUDIT_LOG', { AUDIT_LOG: '/' }, 'EISDIR'],
  ['ASSETS_DIR', { ASSETS_DIR: '/dev/null/assets' }, 'EACCES'],
  [
    'Redis',
    { REDIS_URL: 'redis://any', REDIS_SENTINELS: '127.0.0.1:9' },
    'All sentinels are unreachable.*[^.]\\. Check REDIS_SENTINELS, REDIS_SENTINEL_NAME, REDIS_SENTINEL_PASSWORD',
  ],
  [
    'Redis',
    { REDIS_URL: 'redis://any', REDIS_CLUSTER_NODES: '127.0.0.1:9' },
    'Connection is closed\\. Check REDIS_CLUSTER_NODES',
  ],
  ['UPLOAD_SCANNER', { UPLOAD_SCANNER: 'tcp://127.0.0.1:9' }, 'ECONNREFUSED'],
  ['CLIENT_ID', { CLIENT_ID: '' }, 'must not be empty'],
  [
    'identity provider',
    { SIGN_IN: 'redirect', IDENTITY_JWKS_URL: `${closed}/keys` },
    'Check the IDENTITY_ settings',
  ],
  [
    'identity provider',
    { SIGN_IN: 'redirect', UPSTREAM_PROXY: closed },
    'Check the IDENTITY_ settings',
  ],
  ['identity provider', { SIGN_IN: 'oidc', IDENTITY_ISSUER: closed }, 'unreachable'],
])('tells of the wrong %s: %j', async (check, settings, says) => {
  const { code, output } = await run(settings as Record<string, string>)
  expect(output).toEqual(line('WRONG', check, says))
  expect(code).toBe(1)
  expect(output).not.toContain('wrong-secret')
})

test('an origin without https is a warning beyond loopback', async () => {
  const { code, output } = await run({ PUBLIC_ORIGIN: 'http://portal.test' })
  expect(output).toEqual(line('warning', 'PUBLIC_ORIGIN', 'is not https'))
  expect([code, output]).toEqual([0, expect.stringContaining('0 wrong, 1 warnings')])
})

test.each(['redirect', 'oidc'])('finds the identity provider with SIGN_IN=%s', async (SIGN_IN) => {
  const { code, output } = await run({ SIGN_IN, IDENTITY_ISSUER: fakes.identityUrl })
  expect(output).toEqual(line('ok', 'identity provider'))
  expect(output).toEqual(line('not tried', 'identity provider client'))
  expect(code).toBe(0)
})

test('with --config the file alone counts, also for the files of settings; misspelt and unknown settings are warnings', async () => {
  const file = join(folder, 'gateway.env')
  const { CLIENT_SECRET = '', ...others } = gatewaySettings(fakes)
  const secretFile = join(folder, 'client-secret')
  writeFileSync(secretFile, CLIENT_SECRET)
  const settings = {
    ...others,
    CLIENT_SECRET_FILE: secretFile,
    PORTAL_DIR: 'bff/src/testing/portal',
    ...patient,
    REDIS_ULR: 'redis://secret',
    COLOUR: 'blue',
    NODE_ENV: 'production',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'`)
  writeFileSync(file, lines.join('\n'))
  const { code, output } = await run({ CLIENT_ID: '' }, ['--config', file])
  expect(output).toEqual(line('warning', 'REDIS_ULR', 'Rename it to REDIS_URL'))
  expect(output).toEqual(line('warning', 'COLOUR', 'no setting of the gateway'))
  expect(output).toContain('0 wrong, 2 warnings')
  expect(output).not.toContain('secret')
  expect(code).toBe(0)
})

test.each([
  [['--config', '/nowhere/gateway.env'], 'ENOENT'],
  [['--confg', 'x'], '--config FILE'],
])('%j exits with 1 and says why', async (args, why) => {
  expect(await run({}, args)).toEqual({ code: 1, output: expect.stringContaining(why) })
})

test('tells of a portal that was copied in part', async () => {
  const portal = join(folder, 'portal')
  mkdirSync(portal)
  writeFileSync(join(portal, 'index.html'), '<script src="/assets/first-1234.js"></script>')
  const { code, output } = await run({ PORTAL_DIR: portal })
  expect(output).toEqual(line('WRONG', 'PORTAL_DIR', 'lacks assets/first-1234.js'))
  expect(code).toBe(1)
})

test('a folder for assets may be missing, and is not created', async () => {
  const ASSETS_DIR = join(folder, 'shared', 'assets')
  expect((await run({ ASSETS_DIR })).output).toEqual(line('ok', 'ASSETS_DIR', 'can be written'))
  expect(existsSync(ASSETS_DIR)).toBe(false)
})

test('the scanner must give a verdict', async () => {
  const clamd = await startFakeClamd()
  try {
    expect((await run({ UPLOAD_SCANNER: clamd.address })).output).toEqual(
      line('ok', 'UPLOAD_SCANNER'),
    )
    expect(clamd.state.scanned.join('')).not.toContain(eicar)
    clamd.state.behaviour = 'error'
    expect((await run({ UPLOAD_SCANNER: clamd.address })).output).toEqual(
      line('WRONG', 'UPLOAD_SCANNER', 'No verdict'),
    )
  } finally {
    await clamd.close()
  }
})

test('a read that takes more than half of its deadline is a warning, others are not', async () => {
  const proxy = await startPlantingProxy(fakes.apiUrl, {
    listGenders: () => ({ delayMs: 1100 }),
    authenticate: () => ({ delayMs: 1100 }),
  })
  const UPSTREAM_POLICIES = JSON.stringify({
    listGenders: { deadlineMs: 2000 },
    listCountries: { deadlineMs: 2000 },
  })
  const settings = { UPSTREAM_API_URL: proxy.url, UPSTREAM_POLICIES }
  const { code, output } = await run(settings).finally(proxy.close)
  expect(output).toEqual(line('warning', 'GET \\S+Gender\\S*', 'deadline of 2000 ms'))
  expect(output).toContain('0 wrong, 1 warnings')
  expect(code).toBe(0)
})

test('a self-signed certificate is wrong, and nothing is sent there', async () => {
  const requests: unknown[] = []
  const server = createServer(selfSigned, (request, response) => {
    requests.push([request.method, request.headers.authorization])
    response.setHeader('date', new Date(Date.now() + 90_000).toUTCString()).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { code, output } = await run({ UPSTREAM_API_URL: address })
  server.close()
  expect(output).toEqual(
    line(
      'WRONG',
      'UPSTREAM_API_URL certificate',
      'NODE_EXTRA_CA_CERTS.*not from the file of --config',
    ),
  )
  expect(output).toEqual(line('WRONG', 'UPSTREAM_API_URL clock', '(89|90) s ahead of ours'))
  expect(output).toEqual(line('WRONG', 'service token', 'connection'))
  expect(requests).toEqual([['HEAD', undefined]])
  expect(code).toBe(1)
})

const now = new Date('2026-11-24T12:00:00Z')
const after = (days: number) => new Date(now.getTime() + days * 86_400_000)

test.each([
  [{ validTo: after(200) }, 'ok', 'valid until 2027-06-12'],
  [{ validTo: after(29) }, 'warning', 'in 29 days'],
  [{ validTo: after(-1), error: 'CERT_HAS_EXPIRED' }, 'wrong', 'expired on 2026-11-23'],
  [{ validTo: after(200), error: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'wrong', 'ALTNAME'],
])('the certificate %j is %s', (certificate, result, says) => {
  const found = judgeCertificate('UPSTREAM_API_URL', certificate, now)
  expect(found).toMatchObject({ result, says: expect.stringContaining(says) })
})

test.each([
  [0, 'ok'],
  [-5, 'ok'],
  [6, 'warning'],
  [31, 'wrong'],
  [-31, 'wrong'],
])('a clock that differs by %d s is %s', (seconds, result) => {
  const theirs = new Date(now.getTime() + seconds * 1000)
  expect(judgeClock('UPSTREAM_API_URL', theirs, now)).toMatchObject({ result })
})

const info = {
  version: '7.2.4',
  policy: 'noeviction',
  persists: true,
  maxBytes: 1000,
  isReadOnly: false,
}

test.each([
  [{ usedBytes: 800 }, 'ok', 'ready'],
  [{ usedBytes: 801 }, 'warning', '80 % of maxmemory'],
  [{ usedBytes: 999 }, 'warning', '99 % of maxmemory'],
  [{ usedBytes: 1000 }, 'wrong', '100 % of maxmemory'],
  [{ usedBytes: 1130, version: '6.2.0' }, 'wrong', '113 % of maxmemory'],
  [{ usedBytes: 1130, policy: 'allkeys-lru' }, 'warning', 'maxmemory-policy'],
  [{ usedBytes: 1130, maxBytes: 0 }, 'ok', 'ready'],
  [{ usedBytes: 100, isReadOnly: true }, 'wrong', 'a replica, which is read-only'],
])('a Redis with %j is %s', (one, result, says) => {
  const found = judgeRedis({ ...info, ...one })
  expect(found).toMatchObject({ result, says: expect.stringContaining(says) })
})

;(hasRedis ? test : test.skip).each([
  [['--maxmemory-policy', 'allkeys-lru'], 'warning', 0, 'maxmemory-policy allkeys-lru'],
  [['--requirepass', 'secret'], 'WRONG', 1, 'NOAUTH. Check REDIS_URL'],
  [['--replicaof', '127.0.0.1', '9'], 'WRONG', 1, 'a replica, which is read-only'],
  [['--maxmemory', '500kb'], 'WRONG', 1, '1\\d\\d % of maxmemory is in use: nobody'],
])('tells of a Redis with %j: %s', async (options, result, exitCode, says) => {
  const redis = await startRedis(...options)
  try {
    const { code, output } = await run({ REDIS_URL: redis.url })
    expect(output).toEqual(line(result, 'Redis', says))
    expect(code).toBe(exitCode)
  } finally {
    await redis.stop()
  }
})

;(hasRedis ? test : test.skip)('tells of Redis in its own words', async () => {
  const rights = ['on', '>wrong-secret', '~*', '+@all', '-@admin', '-@dangerous']
  const redis = await startRedis('--user', 'portal', ...rights)
  // The client's own: "Skipping the ready check".
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const restricted = redis.url.replace('//', '//portal:wrong-secret@')
  try {
    const forbidden = await run({ REDIS_URL: restricted })
    expect(forbidden.output).toEqual(line('warning', 'Redis', "NOPERM .*'info'.*allow .*\\+info"))
    const { output } = await run({ REDIS_URL: `${redis.url}/99` })
    expect(output).toEqual(line('WRONG', 'Redis', 'not ready: ERR DB index is out of range'))
    expect(forbidden.output + output).not.toContain('wrong-secret')
  } finally {
    warn.mockRestore()
    await redis.stop()
  }
})

;(hasRedis ? test : test.skip)('Redis is ready, and has its version told', async () => {
  const redis = await startRedis()
  try {
    expect((await run({ REDIS_URL: redis.url })).output).toEqual(line('ok', 'Redis', 'version \\d'))
  } finally {
    await redis.stop()
  }
})
