import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { Applicant } from '@gatehouse/bff/testing/applicant'
import { origin, Visitor } from '@gatehouse/bff/testing/visitor'
import { readContent } from '@gatehouse/contracts/portal/content'
import { gatewaySettings, testSettings } from '@gatehouse/mocks/credentials'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { freePort } from '@gatehouse/mocks/free-port'
import { sampleResumes } from '@gatehouse/mocks/world/resumes/samples/samples'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { bundleGateway, gateway } from './gateway.ts'

/** Holds what bff/README.md says to copy, and nothing else. */
const installation = mkdtempSync(join(tmpdir(), 'gatehouse-installation-'))
const built = join(installation, 'bff/dist')
const running: ChildProcess[] = []
let fakes: Fakes

beforeAll(async () => {
  const { ok, output } = await bundleGateway(built)
  expect([ok, output]).toEqual([true, ''])
  cpSync('bff/src/testing/portal', join(installation, 'web/dist'), { recursive: true })
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 }, origin)
})
afterAll(async () => {
  for (const one of running) one.kill('SIGKILL')
  await fakes.close()
  rmSync(installation, { recursive: true })
})

test('a change of any file that goes into the bundle makes it stale', () => {
  const maps = globSync(join(built, '*.map')).map((map) => JSON.parse(readFileSync(map, 'utf8')))
  const bundled = maps.flatMap(({ sources }: { sources: string[] }) =>
    sources.map((source) => relative('.', resolve(built, source))),
  )
  const own = bundled.filter((file) => !file.includes('node_modules/') && existsSync(file))
  const watched = new Set(globSync(gateway.sources))
  expect(own.length).toBeGreaterThan(300)
  expect(own.filter((file) => !watched.has(file))).toEqual([])
})

/** Runs a program of the installation, which may read nothing else and write nothing. */
function run(program: string, args: string[] = [], settings: Record<string, string> = {}) {
  const limits = ['--permission', `--allow-fs-read=${installation}/*`, '--allow-fs-read=/proc/*']
  const child = spawn(process.execPath, [...limits, `bff/dist/${program}`, ...args], {
    cwd: installation,
    env: { NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  return child
}

/** Resolves with the line that it logs once it serves, and the portal's URL. */
async function startInstalled(settings: Record<string, string> = {}) {
  const port = await freePort()
  const started = run('main.js', [], {
    ...gatewaySettings(fakes),
    ...testSettings,
    PUBLIC_ORIGIN: origin,
    PORT: String(port),
    OPS_PORT: '0',
    ...settings,
  })
  const errors = text(started.stderr)
  for await (const line of createInterface({ input: started.stdout })) {
    const entry = JSON.parse(line)
    if (entry.msg === 'listening') return { ...entry, portal: `http://127.0.0.1:${port}` }
  }
  throw new Error(await errors)
}

async function outputOf(child: ChildProcess) {
  const output = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''))
  const [code] = await once(child, 'exit')
  return { code, output: (await Promise.all(output)).join('') }
}

test('serves pages, a sign-in, a cached read and an upload', async () => {
  const { version, portal } = await startInstalled()
  expect(version).toBe(JSON.parse(readFileSync(join(built, 'package.json'), 'utf8')).version)
  const page = await fetch(portal)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(version)])

  const maria = new Visitor(portal, fakes)
  expect((await maria.signIn('maria.santos@example.test')).status).toBe(200)
  const announcements = { params: { code: 'announcements' } }
  const etag = (await maria.fetch(readContent, announcements)).headers.get('etag') ?? ''
  const headers = { 'if-none-match': etag }
  expect((await maria.fetch(readContent, { ...announcements, headers })).status).toBe(304)

  const applicant = new Applicant(new Visitor(portal, fakes))
  await applicant.start('new.person@example.test')
  const resume = await sampleResumes.find(({ name }) => name.endsWith('docx'))?.make()
  const { status, reply } = await applicant.upload('rosa.docx', resume ?? new Uint8Array())
  expect([status, reply.resume?.outcome]).toEqual([200, 'parsed'])
})

test('loads what settings turn on before it listens', async () => {
  const settings = { REDIS_URL: 'redis://127.0.0.1:9', OTEL_EXPORTER_OTLP_ENDPOINT: fakes.apiUrl }
  const identity = { SIGN_IN: 'oidc', IDENTITY_ISSUER: fakes.identityUrl }
  const { operations } = await startInstalled({ ...settings, ...identity })
  expect(await (await fetch(`${operations}/ready`)).json()).toMatchObject({ redis: 'unreachable' })
})

test('has the commands of operations', async () => {
  const operator = await outputOf(run('operator.js', ['show-pin', '71001', '--yes']))
  expect(operator).toMatchObject({ code: 1, output: expect.stringContaining('UPSTREAM_API_URL') })
  const doctor = await outputOf(run('doctor.js', [], gatewaySettings(fakes)))
  expect(doctor).toMatchObject({ code: 0, output: expect.stringContaining('0 wrong') })
  const verify = await outputOf(run('verify-upstreams.js', ['--read-only'], gatewaySettings(fakes)))
  expect(verify).toMatchObject({ code: 0, output: expect.stringContaining('0 broken') })
  const unset = await outputOf(run('verify-upstreams.js', ['--strict']))
  expect(unset).toMatchObject({ code: 1, output: expect.stringContaining('UPSTREAM_API_URL') })
  const audit = await outputOf(run('verify-audit.js'))
  const usage = 'node bff/dist/verify-audit.js audit.log.1'
  expect(audit).toMatchObject({ code: 1, output: expect.stringContaining(usage) })
})

test('is pure ASCII, which Node reads faster, and has source maps', () => {
  const programs = readdirSync(built).filter((name) => name.endsWith('.js'))
  for (const name of programs)
    expect([name, /[^\0-\x7f]/.exec(readFileSync(join(built, name), 'latin1'))]).toEqual([
      name,
      null,
    ])
  expect(readdirSync(built)).toContain('main.js.map')
})
