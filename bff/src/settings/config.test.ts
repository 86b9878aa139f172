import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import * as user from '@gatehouse/contracts/upstream/user'
import { fakeCredentials, gatewaySettings } from '@gatehouse/mocks/credentials'
import { afterAll, expect, test } from '@jest/globals'
import { policyOf } from '../upstream/policy.ts'
import { readConfig, settings } from './config.ts'

const good = {
  ...gatewaySettings({ apiUrl: 'http://127.0.0.1:3001' }),
  PORTAL_DIR: new URL('../testing/portal', import.meta.url).pathname,
}

test('reads settings and applies defaults', () => {
  const config = readConfig({ ...good, PORT: '4000' })
  expect(config.PORT).toBe(4000)
  expect(config.HEADER_CLIENT).toBe('clientauthorization')
  expect(config.UPSTREAM_API_URL.href).toBe('http://127.0.0.1:3001/')
})

/** Without the folder of the installation. */
const withoutFolder = (text: string) => text.replaceAll(process.cwd(), '')

test('each default is as recorded', () => {
  const defaults = Object.entries(settings).map(([name, { fallback }]) => `${name}: ${fallback}`)
  expect(withoutFolder(defaults.join('\n'))).toMatchSnapshot()
})

const probes = ['', '0', '-1', '1.5', 'x', '*', 'a.test', 'http://a.test', 'https://a.test/b']

test('each setting reads or rejects some texts as recorded', () => {
  const readings = Object.entries(settings).map(([name, { read }]) => {
    const outcomes = probes.map((text) => {
      try {
        return `${JSON.stringify(text)} is ${JSON.stringify(read(text))}`
      } catch (error) {
        return `${JSON.stringify(text)} ${(error as Error).message}`
      }
    })
    return [name, ...outcomes].join('\n  ')
  })
  expect(withoutFolder(readings.join('\n'))).toMatchSnapshot()
})

test('guesses are limited by default', () => {
  expect(readConfig(good)).toMatchObject({
    LIMIT_WRONG: 6,
    LIMIT_LOCK_MINUTES: 15,
    LIMIT_WRONG_PASSCODES: 100,
    LIMIT_RESENDS: 5,
    LIMIT_RECOVERY: 5,
    LIMIT_PINS: 200,
    RESET_STEP_UP: 'passcode',
    RECOVERY_MESSAGES: 'neutral',
    SIGN_IN_SLOT_MS: 500,
    RECOVERY_SLOT_MS: 1000,
  })
})

test('lists all missing and invalid settings in one message', () => {
  const wrong = () =>
    readConfig({ ...good, PORT: 'http', CLIENT_SECRET: undefined, UPSTREAM_API_URL: 'ftp://x' })
  expect(wrong).toThrow(
    [
      'The gateway cannot start:',
      '  PORT: must be a whole number from 0 to 65535, not "http"',
      '  UPSTREAM_API_URL: must be an http or https address',
      '  CLIENT_SECRET: is required',
    ].join('\n'),
  )
})

test('rejects https without a trusted proxy', () => {
  expect(() => readConfig({ ...good, PUBLIC_ORIGIN: 'https://portal.test' })).toThrow('TRUST_PROXY')
})

test.each([
  ['AUDIT_KEY', { PUBLIC_ORIGIN: 'https://portal.test', TRUST_PROXY: 'loopback' }],
  ['OPS_TOKEN', { OPS_HOST: '0.0.0.0', OPS_TOKEN: '' }],
])('requires %s with %o', (name, settings) => {
  expect(() => readConfig({ ...good, ...settings })).toThrow(`  ${name}: is required`)
})

const openId = {
  SIGN_IN: 'oidc',
  IDENTITY_ISSUER: 'https://id.test/realms/people',
  IDENTITY_CLIENT_ID: 'portal',
  IDENTITY_CLIENT_SECRET: 'secret',
}

test.each([
  ['IDENTITY_ISSUER: is required when SIGN_IN is oidc', { IDENTITY_ISSUER: '' }],
  ['IDENTITY_ISSUER: must be an https address', { IDENTITY_ISSUER: 'id.test' }],
  ['IDENTITY_ISSUER: must be an https address', { IDENTITY_ISSUER: 'http://id.test' }],
  ['IDENTITY_ISSUER: must be an https address', { IDENTITY_ISSUER: 'https://id.test/?a=1' }],
  ['IDENTITY_ISSUER: must be an https address', { IDENTITY_ISSUER: 'https://id.test/#a' }],
  [
    'IDENTITY_ISSUER: must be an https address',
    { IDENTITY_ISSUER: '', IDENTITY_PROVIDER_URL: 'http://id.test' },
  ],
  ['IDENTITY_CLIENT_ID: is required when SIGN_IN is oidc', { IDENTITY_CLIENT_ID: '' }],
  ['IDENTITY_CLIENT_SECRET: is required unless', { IDENTITY_CLIENT_SECRET: '' }],
  ['IDENTITY_CLIENT_AUTH: must be one of', { IDENTITY_CLIENT_AUTH: 'private_key_jwt' }],
  ['IDENTITY_SCOPES: must be scopes', { IDENTITY_SCOPES: 'profile email' }],
  ['IDENTITY_SCOPES: must be scopes', { IDENTITY_SCOPES: 'openid "x"' }],
  ['IDENTITY_PROMPT: must be one of', { IDENTITY_PROMPT: 'none' }],
  [
    'IDENTITY_LOGIN_URL: must be empty',
    { IDENTITY_LOGIN_URL: 'https://id.test/in?to={returnTo}&s={state}' },
  ],
  [
    'IDENTITY_LOGOUT_URL: must be empty',
    { IDENTITY_LOGOUT_URL: 'https://id.test/out?to={returnTo}' },
  ],
  ['IDENTITY_JWKS_URL: must be empty', { IDENTITY_JWKS_URL: 'https://id.test/keys' }],
  ['IDENTITY_AUDIENCE: must be empty', { IDENTITY_AUDIENCE: 'api' }],
])('SIGN_IN=oidc: %s (%o)', (message, change) => {
  expect(() => readConfig({ ...good, ...openId, ...change })).toThrow(`  ${message}`)
})

test.each([
  {},
  { IDENTITY_ISSUER: 'http://127.0.0.1:3003' },
  { IDENTITY_ISSUER: '', IDENTITY_PROVIDER_URL: 'https://id.test' },
  { IDENTITY_CLIENT_SECRET: '', IDENTITY_CLIENT_AUTH: 'none' },
])('SIGN_IN=oidc starts with %o', (change) => {
  expect(readConfig({ ...good, ...openId, ...change }).SIGN_IN).toBe('oidc')
})

test.each([
  ['IDENTITY_PROVIDER_URL', { IDENTITY_PROVIDER_URL: '' }],
  ['IDENTITY_CLIENT_ID', { IDENTITY_CLIENT_ID: '' }],
])('SIGN_IN=redirect requires %s', (name, change) => {
  const redirect = {
    SIGN_IN: 'redirect',
    IDENTITY_PROVIDER_URL: 'https://id.test',
    IDENTITY_CLIENT_ID: 'portal',
  }
  expect(readConfig({ ...good, ...redirect }).SIGN_IN).toBe('redirect')
  expect(() => readConfig({ ...good, ...redirect, ...change })).toThrow(
    `  ${name}: is required when SIGN_IN is redirect`,
  )
})

test.each([
  [{ REDIS_SENTINELS: 's:26379' }, 'REDIS_SENTINELS: needs REDIS_URL'],
  [{ REDIS_CLUSTER_NODES: 'n:6379' }, 'REDIS_CLUSTER_NODES: needs REDIS_URL'],
  [
    { REDIS_URL: 'redis://any', REDIS_SENTINELS: 's:26379', REDIS_CLUSTER_NODES: 'n:6379' },
    'REDIS_CLUSTER_NODES: a Cluster has no Sentinels',
  ],
])('rejects %j', (given, message) => {
  expect(() => readConfig({ ...good, ...given })).toThrow(`  ${message}`)
})

test.each([
  { OPS_HOST: '::1', OPS_TOKEN: '' },
  { OPS_HOST: 'localhost', OPS_TOKEN: '' },
  { OPS_HOST: '0.0.0.0', OPS_TOKEN: 'sixteen-characters' },
  { REDIS_URL: 'redis://any', REDIS_SENTINELS: 's:26379' },
  { REDIS_URL: 'redis://any', REDIS_CLUSTER_NODES: 'n:6379' },
  { EXISTING_CANDIDATE_CHANGES: 'keep' },
  { ADVERT_URL: 'https://adverts.test/frame', CHAT_URL: 'https://chat.test/' },
  { PUBLIC_ORIGIN: 'https://portal.test', TRUST_PROXY: 'loopback', AUDIT_KEY: 'key' },
])('starts with %j', (given) => {
  expect(() => readConfig({ ...good, ...given })).not.toThrow()
})

test('rejects keeping what is on file where the form shows it for change', () => {
  const settings = { EXISTING_CANDIDATE_CHANGES: 'keep', EXISTING_CANDIDATE_PREFILL: 'full' }
  expect(() => readConfig({ ...good, ...settings })).toThrow('EXISTING_CANDIDATE_CHANGES: keep')
})

test.each([
  ['TRUST_PROXY', '10.0.0.0/8, loopback,::1', '10.0.0.0/8,loopback,::1'],
  ['PORTAL_DIR', './bff/src/testing/portal', good.PORTAL_DIR],
] as const)('%s may be %s', (name, given, expected) => {
  expect(readConfig({ ...good, [name]: given })[name]).toBe(expected)
})

test.each([
  ['TRUST_PROXY', 'balancer', 'is no address or network: "balancer"'],
  ['TRUST_PROXY', '10.0.0.1,', 'is no address or network: ""'],
  ['TRUST_PROXY', '10.0.0.1/33', 'is no address or network: "10.0.0.1/33"'],
  ['CLIENT_AUTHORIZATION', 'schlüssel', 'must be printable ASCII, without spaces at its ends'],
  ['PRIVACY_EMAIL', 'privacy@x.test?bcc=y', 'is no e-mail address: "privacy@x.test?bcc=y"'],
  [
    'DRIVERS_APPLY_URL',
    'https://drivers.test/',
    'must be an http or https address with {jobId} in it',
  ],
  ['DRIVERS_APPLY_URL', 'javascript:{jobId}', 'must be an http or https address'],
  ['DOCUMENT_URL', 'https://documents.test/', 'must have {reportID} in its path or query'],
  ['INTERNET_EXPLORER_HELP', 'yes', 'must be one of shown, hidden, not "yes"'],
  ['OPS_TOKEN', 'short', 'must have 16 characters or more'],
  ['JOB_BRAND_NAMES', 'arna=Arna', 'names no brand staffmark'],
  ['UPLOAD_SCANNER', 'http://clamd:3310', 'must be an address such as tcp://127.0.0.1:3310'],
  ['UPLOAD_SCANNER', 'tcp://clamd', 'must be an address such as tcp://127.0.0.1:3310'],
  ['CALIFORNIA_NOTICE_REVIEWED', '11/21/2026', 'must be a date such as 2026-11-21'],
  ['UPSTREAM_PATHS', '{"jobDetails": "/jobs/:id"}', 'jobDetails lacks the parameter :brandId'],
  ['PAYROLL_SIGN_IN_PATHS', '{"w2": "/w2"}', 'w2 is none of time-reporting'],
  ['HEADER_JWT', 'timecode', 'names the same header as HEADER_TIMECODE'],
  ['NAMES_KEYS', 'a,b', 'must be keys of 16 characters or more, separated by commas'],
  ['NAMES_KEYS', '', 'must be keys of 16 characters or more, separated by commas'],
  ['NAMES_KEYS', 'CLIENT_SECRET,CLIENT_SECRET', 'names a key twice'],
  ['REDIS_PREFIX', '{one}', 'must be letters, digits and .:_-, not "{one}"'],
])('rejects %s=%s', (name, given, message) => {
  expect(() => readConfig({ ...good, [name]: given })).toThrow(`  ${name}: ${message}`)
})

test.each([
  ['tcp://clamd:3310', { host: 'clamd', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['', undefined],
])('reads UPLOAD_SCANNER=%s', (given, expected) => {
  expect(readConfig({ ...good, UPLOAD_SCANNER: given }).UPLOAD_SCANNER).toEqual(expected)
})

test('rejects same-origin frames', () => {
  for (const name of ['ADVERT_URL', 'CHAT_URL'])
    expect(() => readConfig({ ...good, [name]: 'http://localhost:3000/frame' })).toThrow(
      `${name}: must be of another origin than the portal`,
    )
})

test('an invalid PUBLIC_ORIGIN is the only error that it brings', () => {
  expect(() => readConfig({ ...good, PUBLIC_ORIGIN: 'portal.test' })).toThrow(
    /^The gateway cannot start:\n {2}PUBLIC_ORIGIN: [^\n]*$/,
  )
})

test('maps brand codes to names, on a null prototype', () => {
  const { JOB_BRAND_NAMES: names } = readConfig(good)
  expect([names['hunter-hamilton'], names.constructor]).toEqual(['Hunter Hamilton', undefined])
})

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-settings-'))
const secretFile = join(folder, 'secret')
writeFileSync(secretFile, 'from a file\n')
afterAll(() => rmSync(folder, { recursive: true }))

test('a value of blanks alone is empty, never the number 0', () => {
  expect(() => readConfig({ ...good, PORT: ' ', CLIENT_SECRET: '\t' })).toThrow(
    '  PORT: must be a whole number from 0 to 65535, not ""\n  CLIENT_SECRET: must not be empty',
  )
  expect(readConfig({ ...good, PAYROLL_LOGOUT_URL: '  ' }).PAYROLL_LOGOUT_URL).toBe('')
  const { CLIENT_SECRET } = readConfig({
    ...good,
    CLIENT_SECRET: ' ',
    CLIENT_SECRET_FILE: secretFile,
  })
  expect(CLIENT_SECRET).toBe('from a file')
})

test('reads NAME_FILE, without the line break at its end', () => {
  const given = { ...good, CLIENT_SECRET: undefined, CLIENT_SECRET_FILE: secretFile }
  expect(readConfig(given).CLIENT_SECRET).toBe('from a file')
  // A compose file may pass an empty value on.
  expect(readConfig({ ...given, CLIENT_SECRET: '' }).CLIENT_SECRET).toBe('from a file')
  expect(readConfig({ ...good, CLIENT_SECRET_FILE: '' }).CLIENT_SECRET).toBe(
    fakeCredentials.clientSecret,
  )
})

test('rejects NAME and NAME_FILE together, and a file that cannot be read, in one message', () => {
  const given = { CLIENT_SECRET_FILE: secretFile, AUDIT_KEY_FILE: join(folder, 'none') }
  expect(() => readConfig({ ...good, ...given })).toThrow(
    [
      'The gateway cannot start:',
      '  AUDIT_KEY: AUDIT_KEY_FILE cannot be read (ENOENT)',
      '  CLIENT_SECRET: is set, and CLIENT_SECRET_FILE too',
    ].join('\n'),
  )
})

test('reads a key ring', () => {
  const keys = ['CLIENT_SECRET', 'sixteen-letters-and-more']
  expect(readConfig({ ...good, NAMES_KEYS: keys.join(', ') }).NAMES_KEYS).toEqual(keys)
})

test('rejects overrides of unknown operations', () => {
  const override = (policies: object) =>
    readConfig({ ...good, UPSTREAM_POLICIES: JSON.stringify(policies) })
  const config = override({ getContent: { deadlineMs: 2000 } })
  expect(policyOf(employeeContent.getContent, config)).toMatchObject({
    deadlineMs: 2000,
    retries: 0,
    failures: 10,
  })
  expect(policyOf(user.getLoginId, config)).toMatchObject({ deadlineMs: 15_000 })
  expect(() => override({ getContents: {} })).toThrow('UPSTREAM_POLICIES: must map names')
  expect(() => override({ getContent: { deadline: 1 } })).toThrow('UPSTREAM_POLICIES: must map')
  expect(() => override({ createCandidate: { retries: 1 } })).toThrow('retries createCandidate')
  expect(override({ createCandidate: { retries: 0 }, showPin: { retries: 3 } })).toBeDefined()
})

test('never quotes a secret', () => {
  const canary = {
    CLIENT_SECRET: 'canary',
    UPSTREAM_API_URL: 'htp://svc:canary@x',
    UPSTREAM_PROXY: 'http://svc:canary%@x',
    GEOCODER_URL: 'http://svc:canary@x',
    REDIS_URL: 'http://:canary@x',
    REDIS_SENTINELS: 'redis://:canary@x:26379',
    REDIS_CLUSTER_NODES: 'x:canary@x:6379',
    UPLOAD_SCANNER: 'tcp://:canary@x:3310/a',
    PUBLIC_ORIGIN: 'https://svc:canary@x',
    PAYROLL_URL: 'https://svc:canary@x',
    NAMES_KEYS: 'canary',
  }
  expect(() => readConfig({ ...good, ...canary })).toThrow(/^((?!canary)[\s\S])*$/)
})

test('describes every setting', () => {
  for (const { meaning } of Object.values(settings)) expect(meaning).toMatch(/^\S.{8,}/)
})

test('lists every setting in the README', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.+?) \|/gm)].map(([, name, meaning]) => [
    name,
    meaning,
  ])
  expect(rows).toEqual(Object.entries(settings).map(([name, { meaning }]) => [name, meaning]))
})
