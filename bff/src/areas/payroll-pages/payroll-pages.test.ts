import type { PayrollPage } from '@gatehouse/contracts/portal/payroll-page-names'
import { openPayrollWindow, readPayrollPage } from '@gatehouse/contracts/portal/payroll-pages'
import { launchPayrollPage } from '@gatehouse/contracts/portal/redirect-endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { findLogLine, traceableWarning } from '../../testing/find-log-line.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

async function open(visitor: Visitor, page: PayrollPage) {
  const { reply } = await visitor.call(openPayrollWindow, { body: { page } })
  return reply.url
}

/** A navigation of the opened window, as the browser sends it. */
const navigate = (visitor: Visitor, path: string) =>
  fetch(stack.url + path, { headers: { cookie: visitor.cookie }, redirect: 'manual' })

/** The launch page's form: its action, and its fields. */
async function formOf(response: Response) {
  const html = await response.text()
  const [, action = ''] = /action="([^"]*)"/.exec(html) ?? []
  const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)]
  return {
    html,
    action,
    fields: Object.fromEntries(fields.map(([, name, value]) => [name, value])),
  }
}

async function post({ action, fields }: Awaited<ReturnType<typeof formOf>>) {
  const body = new URLSearchParams(fields)
  const response = await fetch(action, { method: 'POST', body, redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location') }
}

describe('a window', () => {
  test.each([
    ['maria.santos', 'time-entry', '/time-entry'],
    ['ivan.petrov', 'time-entry', '/iht-time-entry'],
    ['ivan.petrov', 'ess-careers', '/ess-careers'],
    ['chris.lee', 'california-waiver', '/california-waiver'],
    ['ted.nash', 'w2-forms', '/w2-forms'],
    ['maria.santos', 'paychecks', '/paychecks'],
    ['maria.santos', 'compensation-history', '/compensation-history'],
    ['maria.santos', 'w4-information', '/w4-information'],
    ['maria.santos', 'time-reporting', '/time-reporting'],
  ] as const)('signs %s in at payroll, for %s', async (login, page, location) => {
    const visitor = await stack.signIn(login)
    const response = await navigate(visitor, await open(visitor, page))
    expect(response.status).toBe(200)
    const form = await formOf(response)
    expect(form.fields).toMatchObject({ xxUserType: 'iA' })
    expect(stack.operationsCalled()).toContain('getPayrollKey')
    expect(await post(form)).toEqual({ status: 303, location })
    const user = String(stack.fakes.world.people.findByLoginId(login)?.id)
    expect(stack.audit().at(-1)).toMatchObject({ event: 'payroll-window-opened', user, page })
  })

  test('leads to single sign-on with a people-net client id, without a payroll key', async () => {
    const visitor = stack.visitor()
    await visitor.signIn('sam.ortiz@example.test', '+15125550142')
    const response = await navigate(visitor, await open(visitor, 'time-entry'))
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${stack.fakes.identityUrl}/samlp/people-net-71010`,
    ])
    expect(stack.operationsCalled()).not.toContain('getPayrollKey')
    const other = await navigate(visitor, await open(visitor, 'paychecks'))
    expect((await formOf(other)).fields).toMatchObject({ xxUserType: 'iA' })
  })

  test('signs in at payroll unless PEOPLE_NET_URL is set', async () => {
    const other = await startStack({ PEOPLE_NET_URL: '' }, { fakes: stack.fakes })
    const visitor = other.visitor()
    await visitor.signIn('sam.ortiz@example.test', '+15125550142')
    const path = await open(visitor, 'time-entry')
    const response = await fetch(other.url + path, { headers: { cookie: visitor.cookie } })
    expect((await formOf(response)).fields).toMatchObject({ xxUserType: 'iA' })
    await other.close()
  })

  test('has a page that no other site gets hold of, and no key but in its form', async () => {
    const visitor = await stack.signIn('maria.santos')
    const before = stack.log.length
    const url = await open(visitor, 'paychecks')
    const response = await navigate(visitor, url)
    const { html, fields } = await formOf(response)
    const { xxUserKey = '' } = fields
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringMatching(
        new RegExp(
          `default-src 'none'; script-src 'nonce-[^']+'; form-action ${stack.fakes.payrollUrl};`,
        ),
      ),
    })
    expect(html.split(xxUserKey)).toHaveLength(2)
    expect(html).toContain('<p>Opening the payroll pages…</p>')
    expect(html).toContain('<p lang="es">Abriendo las páginas de nómina…</p>')
    expect(/<script[^>]*>(.*)<\/script>/s.exec(html)?.[1]).not.toContain(xxUserKey)
    const written = [url, ...stack.log.slice(before), JSON.stringify(stack.audit())].join('\n')
    expect(written).not.toContain(xxUserKey)
    expect(stack.log.slice(before).join('\n')).not.toContain(new URLSearchParams(url).get('ticket'))
  })

  test('is launched once, by its own session, for its own page', async () => {
    const visitor = await stack.signIn('maria.santos')
    const url = await open(visitor, 'paychecks')
    const failed = '/timesheets/open/paychecks?failed=ticket'
    const location = async (who: Visitor, path: string) =>
      (await navigate(who, path)).headers.get('location')
    expect(await location(stack.visitor(), url)).toBe(failed)
    expect(await location(await stack.signIn('maria.santos'), url)).toBe(failed)
    expect(await location(await stack.signIn('kai.mori'), url)).toBe(failed)
    const both = await Promise.all([navigate(visitor, url), navigate(visitor, url)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 303])
    expect(await location(visitor, url)).toBe(failed)

    const other = await open(visitor, 'paychecks')
    const changed = other.replace('page=paychecks', 'page=w2-forms')
    expect(await location(visitor, changed)).toBe('/timesheets/open/w2-forms?failed=ticket')
    expect(await location(visitor, other)).toBe(failed)
    expect(await location(visitor, `${url}&page=paychecks`)).toBe('/timesheets')
    expect(await location(visitor, url.replace('paychecks', 'sign-in'))).toBe('/timesheets')
  })

  test('is not launched with a ticket of 30 seconds ago', async () => {
    const visitor = await stack.signIn('maria.santos')
    const [kept, old] = [await open(visitor, 'paychecks'), await open(visitor, 'paychecks')]
    const now = performance.now()
    const clock = jest.spyOn(performance, 'now')
    clock.mockReturnValue(now + 28_000)
    const inTime = await navigate(visitor, kept)
    clock.mockReturnValue(now + 31_000)
    const late = await navigate(visitor, old)
    clock.mockRestore()
    expect([inTime.status, late.headers.get('location')]).toEqual([
      200,
      '/timesheets/open/paychecks?failed=ticket',
    ])
  })

  test('is refused to users it is not for', async () => {
    const codes = async (login: string, pages: PayrollPage[]) => {
      const visitor = await stack.signIn(login)
      const answers = pages.map((page) => visitor.call(openPayrollWindow, { body: { page } }))
      return (await Promise.all(answers)).map(({ problem }) => problem.code)
    }
    expect(await codes('noor.haddad', ['time-entry', 'paychecks'])).toEqual([
      'not-found',
      'not-found',
    ])
    Object.assign(stack.fakes.world.people.findByLoginId('kai.mori') ?? {}, {
      timeReporting: false,
    })
    expect(await codes('kai.mori', ['time-entry', 'time-reporting', 'paychecks'])).toEqual([
      'not-found',
      'not-found',
      undefined,
    ])
    expect(await codes('maria.santos', ['california-waiver', 'ess-careers'])).toEqual([
      'not-found',
      'not-found',
    ])
    const maria = await stack.signIn('maria.santos')
    const { problem } = await maria.send(openPayrollWindow, { body: { page: 'sign-in' } })
    expect(problem.code).toBe('invalid-input')
  })

  test('without a payroll key leads to a page that offers another try', async () => {
    const visitor = await stack.signIn('maria.santos')
    stack.fakes.world.faults.add({ operation: 'getPayrollKey', kind: 'status', status: 503 })
    const response = await navigate(visitor, await open(visitor, 'paychecks'))
    expect(response.headers.get('location')).toBe('/timesheets/open/paychecks?failed=payroll')
    expect(findLogLine(stack, 'no payroll key')).toMatchObject(traceableWarning)
  })

  test('is not told to have an old ticket while the session store is away', async () => {
    const away = await startStack({ REDIS_URL: 'redis://127.0.0.1:1' }, { fakes: stack.fakes })
    const visitor = Object.assign(away.visitor(), { cookie: `gatehouse=${'x'.repeat(43)}` })
    const path = `${launchPayrollPage.path}?page=paychecks&ticket=${'x'.repeat(32)}`
    expect(await visitor.visit(path)).toBe('/timesheets/open/paychecks?failed=payroll')
    await away.close()
  })

  test('leads to single sign-on with a client id as one part of the address', async () => {
    const sam = stack.fakes.world.people.findByLoginId('sam.ortiz')
    Object.assign(sam ?? {}, { auth0PeopleNetClientId: 'client/../1 2?x#y' })
    const visitor = stack.visitor()
    await visitor.signIn('sam.ortiz@example.test', '+15125550142')
    expect(await visitor.visit(await open(visitor, 'time-entry'))).toBe(
      `${stack.fakes.identityUrl}/samlp/client%2F..%2F1%202%3Fx%23y`,
    )
  })
})

test('a framed page that UPSTREAM_PATHS moves has its new address as the base', async () => {
  const UPSTREAM_PATHS = '{"getPaychecks":"/portal/w2-forms"}'
  const moved = await startStack({ UPSTREAM_PATHS }, { fakes: stack.fakes })
  const visitor = await moved.signIn('maria.santos')
  const page = await visitor.fetch(readPayrollPage, { params: { page: 'paychecks' } })
  expect(await page.text()).toContain(`<base href="${stack.fakes.payrollUrl}/portal/w2-forms"`)
  await moved.close()
})

describe('a framed page', () => {
  const read = async (login: string, page: string) => {
    const visitor = await stack.signIn(login)
    return visitor.fetch(readPayrollPage, { params: { page } })
  }

  test('is the text of the payroll host, and can do nothing', async () => {
    const response = await read('maria.santos', 'paychecks')
    const text = await response.text()
    const { payrollUrl } = stack.fakes
    expect(text).toContain('Maria Santos, EMPLID P710019')
    expect(text.indexOf(`<base href="${payrollUrl}/portal/paychecks" target="_blank">`)).toBe(15)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': [
        'sandbox allow-popups allow-popups-to-escape-sandbox',
        "default-src 'none'",
        `style-src 'unsafe-inline' ${payrollUrl}`,
        `img-src data: ${payrollUrl}`,
        `font-src data: ${payrollUrl}`,
        `base-uri ${payrollUrl}`,
        "form-action 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    })
    const [call] = stack.fakes.world.calls.list().slice(-1)
    const { portaluser, authorization, timecode } = call?.headers ?? {}
    expect({ portaluser, authorization, timecode }).toEqual({ portaluser: 'P710019' })
  })

  test.each([
    ['time-reporting', 'getTimeReporting'],
    ['paychecks', 'getPaychecks'],
    ['compensation-history', 'getCompensationHistory'],
    ['w4-information', 'getW4Information'],
    ['w2-forms', 'getW2Forms'],
  ])('reads %s by %s', async (page, operation) => {
    expect((await read('maria.santos', page)).status).toBe(200)
    expect(stack.operationsCalled().at(-1)).toBe(operation)
  })

  test('is read once for the page and its frame', async () => {
    const visitor = await stack.signIn('maria.santos')
    const options = { params: { page: 'paychecks' } }
    const [first, second] = [
      await visitor.fetch(readPayrollPage, options),
      await visitor.fetch(readPayrollPage, options),
    ]
    expect(await second.text()).toBe(await first.text())
    expect(stack.operationsCalled().filter((name) => name === 'getPaychecks')).toHaveLength(1)
    const other = await (await read('kai.mori', 'paychecks')).text()
    expect(other).toContain('Kai Mori')
  })

  const reply = (text: string, status = 200) => ({ kind: 'reply', text, status }) as const
  const signInForm = '<form><input name="user"><input type="password"></form>'
  const html = (text: string) => ({ ...reply(text), type: 'text/html' })
  test.each([
    ['garbage', { kind: 'garbage' }, 'upstream-invalid-response'],
    ['JSON', reply('{}'), 'upstream-invalid-response'],
    ['no page', { kind: 'empty' }, 'upstream-invalid-response'],
    ['an empty page', html(' '), 'upstream-invalid-response'],
    ['a sign-in form', html(signInForm), 'upstream-invalid-response'],
    ...["type='password'", 'type=password', 'TYPE = "PASSWORD"'].map(
      (attribute) =>
        [
          `a sign-in form with ${attribute}`,
          html(`<form><input ${attribute}></form>`),
          'upstream-invalid-response',
        ] as const,
    ),
    [
      'a refusal above a sign-in form',
      html(`<p>You are not authorized to access this page.</p>${signInForm}`),
      'payroll-page-refused',
    ],
    [
      'a refusal as plain text',
      { ...reply('You are not authorized for this page'), type: 'text/plain' },
      'payroll-page-refused',
    ],
    ['a gigabyte', { kind: 'huge-body' }, 'upstream-response-too-large'],
    ['a redirect', reply('', 302), 'upstream-invalid-response'],
    ['a 403', reply('', 403), 'payroll-page-refused'],
    ['a 500', reply('', 500), 'upstream-refused'],
    ['half a page', { kind: 'half-body' }, 'upstream-unreachable'],
    ['a broken connection', { kind: 'reset' }, 'upstream-unreachable'],
  ] as const)('is a problem when the host answers %s', async (_name, fault, code) => {
    stack.fakes.world.faults.add({ operation: 'getPaychecks', ...fault })
    const response = await read('maria.santos', 'paychecks')
    expect(await response.json()).toMatchObject({ code })
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })

  test.each(['text/html; charset=utf-8', 'TEXT/HTML', 'application/xhtml+xml'])(
    'may be of the type %s',
    async (type) => {
      const fault = { ...reply('<p>Paid</p>'), type }
      stack.fakes.world.faults.add({ operation: 'getPaychecks', ...fault })
      const response = await read('maria.santos', 'paychecks')
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.stringContaining('<p>Paid</p>'),
      ])
    },
  )

  test('that payroll refuses in a 200 is refused', async () => {
    const visitor = await stack.signIn('ted.nash')
    const { problem } = await visitor.send(readPayrollPage, { params: { page: 'w2-forms' } })
    expect(problem.code).toBe('payroll-page-refused')
  })

  test('is not for users without a payroll id', async () => {
    const visitor = await stack.signIn('noor.haddad')
    const { problem } = await visitor.send(readPayrollPage, { params: { page: 'paychecks' } })
    expect(problem.code).toBe('not-found')
  })
})
