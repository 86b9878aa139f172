import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@gatehouse/bff/settings/config'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { openCheckout } from './checkout.ts'
import { nameDrift } from './drift.ts'
import { fakesInputs } from './fakes-inputs.ts'
import { plan } from './plan.ts'
import { type PlantedAnswer, type Plants, startPlantingProxy } from './planting-proxy.ts'
import { runVerify, type Surroundings } from './run.ts'
import { type Row, verifyUpstreams } from './verify-upstreams.ts'

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-verify-'))
let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(async () => {
  await fakes.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => fakes.world.reset())

const environment = () => ({
  FAKES_API_PORT: new URL(fakes.apiUrl).port,
  FAKES_PAYROLL_PORT: new URL(fakes.payrollUrl).port,
})

/** Runs the command; resolves with its exit code, output and reports. */
async function run(
  args: string[],
  settings: Record<string, string> = environment(),
  askSecret?: Surroundings['askSecret'],
) {
  const output: string[] = []
  const code = await runVerify([...args, '--reports', folder], {
    environment: settings,
    checkout: openCheckout(settings),
    print: (text) => output.push(text),
    askSecret,
  })
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return {
    code,
    output: output.join('\n'),
    html: () => read('report.html'),
    junit: () => read('junit.xml'),
  }
}

/** Text by which a value of the fakes' world or a secret would show. */
const values =
  /santos|austin|5125550|246810|fake-|eyJ|Gatehouse\d!|Biscuit|open-token|004402118801/i

test('the plan has each operation', () => {
  expect(new Set(plan.map(({ operation }) => operation.name))).toEqual(
    new Set(operations.map(({ name }) => name)),
  )
})

test('the fakes pass wholly, and their data is restored', async () => {
  const { code, output, html, junit } = await run(['--strict'])
  expect(output).toContain(`0 broken, 0 with notes, ${plan.length} ok, 0 skipped`)
  expect(code).toBe(0)
  expect(output + html() + junit()).not.toMatch(values)
  expect(html()).toContain('SearchResults[].Title')
  expect(junit().match(/<testcase /g)).toHaveLength(plan.length)
  expect(fakes.world.people.findByIdentity('maria.santos@example.test')?.password).toBe(
    'Gatehouse1!',
  )
  expect(fakes.world.outbox.list()).toEqual([])
})

test('read-only sends nothing and tells what it skips', async () => {
  const { code, output, junit } = await run(['--read-only'])
  expect(code).toBe(0)
  expect(fakes.world.outbox.list()).toEqual([])
  const called = fakes.world.calls.list().map(({ operation }) => operation)
  const writes = plan.filter(({ effect }) => effect === 'change' || effect === 'lasting')
  expect(called).not.toEqual(expect.arrayContaining([writes[0]?.operation.name]))
  for (const { operation } of writes) {
    expect(called).not.toContain(operation.name)
    expect(output).toMatch(new RegExp(`^${operation.name} +skipped .*read-only`, 'm'))
  }
  expect(output).toMatch(/^getAssignments +ok/m)
  expect(junit()).toContain('<skipped message="read-only: it sends mail"/>')
})

test('a system is verified alone, with the operations that its inputs come from', async () => {
  const { code, output } = await run(['--system', 'people-soft'])
  expect(code).toBe(0)
  expect(output).toMatch(/^readDirectDeposits +ok/m)
  expect(output).toMatch(/^login +ok/m)
  expect(output).not.toMatch(/^listCountries/m)
})

/** Writes the settings to an env file. */
function writeConfig(settings: Record<string, string>): string {
  const file = join(folder, 'gateway.env')
  const lines = Object.entries({ ...gatewaySettings(fakes), ...settings }).map(
    ([name, value]) => `${name}='${value}'`,
  )
  writeFileSync(file, lines.join('\n'))
  return file
}

const account = { user: 'maria.santos@example.test', password: 'Gatehouse1!' }

test('with --config the file alone counts, and lasting effects need inputs', async () => {
  const config = writeConfig({ SIGN_IN: 'legacy' })
  const inputs = join(folder, 'verify.json')
  const { uploadResume } = fakesInputs.accepted
  const given = { values: account, inputs: { forgotPassword: true }, accepted: { uploadResume } }
  writeFileSync(inputs, JSON.stringify(given))
  const { code, output } = await run(['--config', config, '--inputs', inputs], {})
  expect(code).toBe(0)
  expect(output).toMatch(/^forgotPassword +ok/m)
  expect(output).toMatch(
    /^requestPasswordReset +skipped .*it sends mail: no input is given for it/m,
  )
  expect(output).toMatch(/^getLoginId +skipped .*used with SIGN_IN=passcode only/m)
  expect(output).toMatch(/^verifyReCaptcha +skipped .*no botToken among the values given/m)
  expect(fakes.world.outbox.list()).toHaveLength(1)
})

/** Inputs that accept nothing. */
function writeAccount(): string {
  const file = join(folder, 'account.json')
  writeFileSync(file, JSON.stringify({ values: account }))
  return file
}

test('an extra field is a note, and a drift with --strict', async () => {
  const args = ['--system', 'employee', '--inputs', writeAccount()]
  const { code, output, html, junit } = await run(args)
  expect(output).toMatch(/^getAssignments +ok .*1 extra field/m)
  expect(output).toMatch(/^0 broken, [1-9]\d* with notes, /m)
  expect(code).toBe(0)
  expect(html()).toMatch(/<details><summary>.* getAssignments, .*1 note/)
  expect(html()).toContain('<td>note: extra</td><td>[].assignmentId</td>')
  expect(junit()).toContain('<system-out>extra [].assignmentId: a number')
  expect(junit()).not.toContain('<failure')

  const strict = await run([...args, '--strict'])
  expect(strict.output).toMatch(/^getAssignments +BROKEN/m)
  expect(strict.output).toContain('    extra [].assignmentId: a number')
  expect(strict.code).toBe(1)
})

test('the report has what is broken first, and open', async () => {
  const proxy = await startPlantingProxy(fakes.apiUrl, { getChildSupportOrders: status(404) })
  const config = writeConfig({ UPSTREAM_API_URL: proxy.url, SIGN_IN: 'legacy' })
  const args = ['--config', config, '--inputs', writeAccount(), '--system', 'employee']
  const { code, output, html, junit } = await run(args, {}).finally(proxy.close)
  expect(output).toMatch(/^1 broken, [1-9]\d* with notes, /m)
  expect(code).toBe(1)
  const [first, ...others] = html().match(/<details.*<\/summary>/g) ?? []
  expect(first).toMatch(/^<details open>.* getChildSupportOrders, /)
  expect(others.join()).not.toContain('open')
  expect(junit().match(/<failure/g)).toHaveLength(1)
})

test.each([
  [{ CLIENT_SECRET: 'wrong' }, 'Check CLIENT_ID, CLIENT_SECRET and the account of the inputs.'],
  [{ SERVICE_PASSWORD: 'wrong' }, 'Check SERVICE_USERNAME and SERVICE_PASSWORD.'],
])('refused for %j, it names the settings to check', async (settings, advice) => {
  const args = ['--config', writeConfig(settings), '--inputs', writeAccount()]
  const { output, html, junit } = await run([...args, '--system', 'account', '--system', 'user'])
  for (const report of [output, html(), junit()]) expect(report).toContain(advice)
  expect(output).not.toContain('connection (reply)')
  expect(output).not.toContain('wrong')
})

test.each([
  [['--system', 'payroll'], 'npm run verify-upstreams --'],
  [['--sytem', 'user'], "Unknown option '--sytem'"],
  [['--config', '/nowhere/gateway.env'], 'ENOENT'],
  [['--inputs', '/nowhere/verify.json'], 'ENOENT'],
])('%j exits with 1 and says why', async (args, why) => {
  const { code, output } = await run(args)
  expect([code, output]).toEqual([1, expect.stringContaining(why)])
})

test('an account that cannot sign in is a drift', async () => {
  const inputs = join(folder, 'wrong.json')
  writeFileSync(inputs, JSON.stringify({ values: { ...account, password: 'wrong' } }))
  const { code, output } = await run(['--system', 'payroll-pages', '--inputs', inputs])
  expect(code).toBe(1)
  expect(output).toContain('refused (reply): the account is not signed in')
})

/** Changes the parsed body. */
const json = (change: (body: never) => unknown) => (answer: PlantedAnswer) => {
  const body = JSON.parse(answer.text) as never
  return { text: JSON.stringify(change(body) ?? body) }
}
const each = (change: (item: Record<string, unknown>) => void) =>
  json((list: Record<string, unknown>[]) => {
    for (const item of list) change(item)
  })
const status = (code: number) => () => ({ status: code, text: '', headers: { location: '/' } })

const planted: Record<string, { plant: Plants[string]; drift: string }> = {
  getAssignments: {
    plant: each((one) => delete one.jobTitle),
    drift: 'missing [].jobTitle',
  },
  listGenders: { plant: json(() => ({})), drift: 'missing GenderList' },
  getEmailActivity: {
    plant: each((one) => {
      one.Subject = one.EmailSubject
      delete one.EmailSubject
    }),
    drift: 'renamed [].EmailSubject',
  },
  internalJobDetails: {
    plant: json((job: Record<string, unknown>) => ({ ...job, WebSalaryLow: '20 to 25' })),
    drift: 'type WebSalaryLow',
  },
  getContent: { plant: json((list: object[]) => ({ ...list })), drift: 'type (reply)' },
  validateRoutingNumber: { plant: json(() => ({ isValid: null })), drift: 'null isValid' },
  readDirectDeposits: {
    plant: json(({ directDeposits }: { directDeposits: Record<string, unknown>[] }) => {
      for (const one of directDeposits) one.DEPOSIT_TYPE = 'X'
    }),
    drift: 'value directDeposits[].DEPOSIT_TYPE',
  },
  getCountry: {
    plant: () => ({ headers: { 'content-type': 'text/plain' } }),
    drift: 'content-type (reply)',
  },
  listCountries: { plant: status(204), drift: 'status 204' },
  listJobTypes: { plant: status(302), drift: 'status 302' },
  listEthnicities: { plant: status(500), drift: 'status 500' },
  listVeteranStatuses: {
    plant: () => ({ text: '<!doctype html><title>Sign in</title>' }),
    drift: 'body (reply)',
  },
  listDisabilities: { plant: json((body) => ({ body })), drift: 'envelope (reply)' },
  getBadgeRecognitionBadges: {
    plant: each((one) => {
      one.likes = 3
    }),
    drift: 'extra [].likes',
  },
  getElectronicDocuments: {
    plant: json(({ DocumentList }: { DocumentList: Record<string, unknown>[] }) => {
      for (const one of DocumentList) one.ExpirationDate = '31.12.2026'
    }),
    drift: 'value DocumentList[].ExpirationDate',
  },
  getChildSupportOrders: { plant: () => ({ delayMs: 5000 }), drift: 'deadline (reply)' },
  listReasonsForLeaving: { plant: () => ({ headers: {} }), drift: 'content-type (reply)' },
  listEducationLevels: { plant: status(404), drift: 'status 404' },
  getWaiverApplications: { plant: status(401), drift: 'status 401' },
  readCandidate: { plant: status(403), drift: 'status 403' },
  getCandidateRecords: { plant: () => ({ reset: true }), drift: 'connection (reply)' },
  jobApplyCheck: { plant: ({ text }) => ({ text: text.slice(0, -5) }), drift: 'body (reply)' },
  checkDuplicate: {
    plant: json(() => ({ ApplicationExists: 'perhaps', DuplicateReason: null })),
    drift: 'type ApplicationExists',
  },
  getSelfIdentification: {
    plant: json((body: object) => ({ ...body, selfIdentification: [] })),
    drift: 'type selfIdentification',
  },
  getSiteInformation: { plant: () => ({ text: '' }), drift: 'body (reply)' },
  saveWorkHistory: { plant: json(() => ({ Success: false })), drift: 'refused (reply)' },
  getPayrollKey: { plant: json(() => ({ key: '', expiresIn: 60 })), drift: 'value key' },
  getElectronicDocument: {
    plant: () => ({ headers: { 'content-type': 'text/html' } }),
    drift: 'gateway (reply)',
  },
}

test(`finds each of ${Object.keys(planted).length} planted drifts, and nothing else`, async () => {
  const plants = Object.fromEntries(
    Object.entries(planted).map(([name, { plant }]) => [name, plant as Plants[string]]),
  )
  const proxy = await startPlantingProxy(fakes.apiUrl, plants)
  const config = readConfig({
    ...gatewaySettings({ ...fakes, apiUrl: proxy.url }),
    UPSTREAM_POLICIES: JSON.stringify({ getChildSupportOrders: { deadlineMs: 300 } }),
    PORTAL_DIR: 'web',
  })
  let rows: Row[]
  try {
    rows = await verifyUpstreams({
      config,
      inputs: fakesInputs,
      requestId: 'TEST-0001',
      readOnly: false,
      strict: true,
      signIns: ['passcode', 'legacy', 'redirect'],
      askPasscode: async () => fakes.world.outbox.list().find(({ code }) => code)?.code,
    })
  } finally {
    await proxy.close()
  }
  const found = rows.filter(({ outcome }) => outcome !== 'ok')
  expect(
    Object.fromEntries(
      found.map(({ operation, drifts }) => [operation.name, drifts.map(nameDrift)]),
    ),
  ).toEqual(Object.fromEntries(Object.entries(planted).map(([name, { drift }]) => [name, [drift]])))
})

type Login = { userData: Record<string, unknown>; brandList: Record<string, unknown>[] }

/** Runs with an account whose sign-in is answered with other ids. */
async function runAs(userIds: object, companyIds: object) {
  const proxy = await startPlantingProxy(fakes.apiUrl, {
    authenticateUser: json(({ userData, brandList }: Login) => {
      Object.assign(userData, userIds)
      Object.assign(brandList[0] ?? {}, companyIds)
    }),
  })
  const config = writeConfig({ UPSTREAM_API_URL: proxy.url, SIGN_IN: 'legacy' })
  const { output } = await run(['--config', config, '--inputs', writeAccount()], {}).finally(
    proxy.close,
  )
  return { output, paths: fakes.world.calls.list().map(({ path }) => path) }
}

test('the operations of a company are sent its own id', async () => {
  const { output, paths } = await runAs({ eRecruitId: 581001 }, {})
  expect(output).toMatch(/^saveWorkHistory +ok/m)
  expect(output).toMatch(/^readProfile +ok/m)
  expect(paths).toContain('/STFMK/Api/Candidate/571001/Profile')
  expect(paths.filter((path) => /Candidate.*581001/.test(path))).toEqual([])
})

test('blank values and ids of zero are none', async () => {
  const blanks = { ERecruitId: '00', ApplicationCode: ' ' }
  const { output, paths } = await runAs({ eRecruitId: 0, peopleSoftId: '0' }, blanks)
  expect(output).toMatch(/^saveProfile +skipped .*no companyERecruitId, personalForm from login/m)
  expect(output).toMatch(/^readW2Election +skipped .*no eRecruitId from login/m)
  expect(output).toMatch(/^getPaychecks +skipped .*no payrollId from login/m)
  expect(paths).toContain('/staffmark/Api/Candidate/PersonalInformation')
  expect(paths.filter((path) => /\/0+(\/|$)/.test(path))).toEqual([])
})

test('a passcode may be typed with a space; without a jwt of its check, that of the sign-in counts', async () => {
  const proxy = await startPlantingProxy(fakes.apiUrl, { check2FA: json(() => ({ jwt: '' })) })
  const config = writeConfig({ UPSTREAM_API_URL: proxy.url, SIGN_IN: 'passcode' })
  const typePasscode = async () => {
    const code = fakes.world.outbox.list().find((message) => message.code)?.code ?? ''
    return ` ${code.slice(0, 3)} ${code.slice(3)}`
  }
  const args = ['--config', config, '--inputs', writeAccount(), '--system', 'employee']
  const { output } = await run(args, {}, typePasscode).finally(proxy.close)
  expect(output).toMatch(/^login +ok/m)
  expect(output).toMatch(/^getAssignments +ok/m)
})

test('a mistyped passcode is told as such', async () => {
  const args = ['--config', writeConfig({}), '--inputs', writeAccount(), '--system', 'employee']
  const { output } = await run(args, {}, async () => '000000')
  expect(output).toMatch(/^check2FA +BROKEN/m)
  expect(output).toContain('refused (reply): passcode refused')
})

test('an account that chooses its channel is asked for no passcode', async () => {
  const inputs = join(folder, 'prompts.json')
  const user = 'tia.prompt@example.test'
  writeFileSync(inputs, JSON.stringify({ values: { ...account, user } }))
  const askPasscode = jest.fn(async () => '000000')
  const args = ['--config', writeConfig({}), '--inputs', inputs, '--system', 'employee']
  const { output } = await run(args, {}, askPasscode)
  expect(askPasscode).not.toHaveBeenCalled()
  expect(output).toMatch(/^login +skipped .*no passcode from getLoginId/m)
})

test.each([[[]], [['--read-only']]])('a session that was given is not ended: %j', async (args) => {
  const config = writeConfig({ SIGN_IN: 'legacy' })
  await run(['--config', config, '--inputs', writeAccount(), '--system', 'user'], {})
  const { headers } = fakes.world.calls.list().find((one) => one.headers.jwtauthorization) ?? {}
  const session = { jwt: headers?.jwtauthorization, userId: headers?.timecode }
  const inputs = join(folder, 'session.json')
  writeFileSync(inputs, JSON.stringify({ values: session }))
  fakes.world.calls.clear()
  const { output } = await run([...args, '--config', config, '--inputs', inputs], {})
  expect(output).toMatch(/^logout +skipped .*it ends the session whose jwt is given/m)
  expect(fakes.world.calls.list().map(({ operation }) => operation)).not.toContain('logout')
})

test('the reports have the paths of UPSTREAM_PATHS', async () => {
  const paths = { getAssignments: '/Moved/:ewId', getChildSupportOrders: '/Orders/:ewId' }
  const config = writeConfig({ UPSTREAM_PATHS: JSON.stringify(paths), SIGN_IN: 'legacy' })
  const args = ['--config', config, '--inputs', writeAccount(), '--system', 'employee']
  const { output, html } = await run(args, {})
  expect(output).toMatch(/^getAssignments +BROKEN/m)
  expect(html()).toContain('getAssignments, GET /Moved/:ewId, ')
  expect(html()).toContain('getChildSupportOrders, GET /Orders/:ewId, ')
})
