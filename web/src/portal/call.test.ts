import { EmptyReply } from '@gatehouse/contracts/empty-reply'
import { endpoint } from '@gatehouse/contracts/endpoint'
import { readEmail } from '@gatehouse/contracts/portal/account'
import { readApplication } from '@gatehouse/contracts/portal/application'
import type { ProblemCode } from '@gatehouse/contracts/problem'
import { problemsBeforeKeyLookup } from '@gatehouse/contracts/problems-before-key-lookup'
import {
  botTokenHeader,
  companyHeader,
  csrfHeader,
  formerPersonHeader,
  idempotencyHeader,
  personHeader,
  visitHeader,
} from '@gatehouse/contracts/request-headers'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { object, string } from 'yup'
import { useActivity } from './activity.ts'
import { call } from './call.ts'
import { PortalError } from './portal-error.ts'
import { onCompanyChange, setShownCompany } from './shown-company.ts'
import { setShownPerson } from './shown-person.ts'
import { requestStepUp, stepUpHost } from './step-up.ts'

const save = endpoint({
  method: 'PUT',
  path: '/api/account/email',
  access: 'signed-in',
  body: object({ email: string().defined() }),
  reply: EmptyReply,
  problems: [],
})
const saveOnce = { ...save, once: true } as const
const body = { email: 'maria@example.test' }

const requests: { address: string; init: RequestInit; headers: Record<string, string> }[] = []
let replies: (() => Response | Promise<Response>)[]
const refusedBy = (code: ProblemCode, status = 403) =>
  Response.json({ code, status, reference: 'ABCD-1234' }, { status })
const brokenOff = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"half":'))
        controller.error(new TypeError('network error'))
      },
    }),
  )
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const rejectionOf = (calling: Promise<unknown>) =>
  calling.then(
    () => undefined,
    (error) => error,
  )
const keys = () => requests.map(({ headers }) => headers[idempotencyHeader])

let unmount: (() => void) | undefined

beforeEach(() => {
  requests.length = 0
  replies = []
  globalThis.fetch = async (address, init = {}) => {
    requests.push({
      address: String(address),
      init,
      headers: init.headers as Record<string, string>,
    })
    return replies.shift()?.() ?? Response.json({})
  }
})
afterEach(() => {
  unmount?.()
  unmount = undefined
  jest.restoreAllMocks()
})

test('a read sends the CSRF header, without a bot token or a body', async () => {
  replies = [() => Response.json({ email: 'maria@example.test' })]
  expect(await call(readEmail, {})).toEqual({ email: 'maria@example.test' })
  expect(requests[0]?.address).toBe('/api/account/email')
  expect(requests[0]?.init).toMatchObject({ method: 'GET', body: null, keepalive: false })
  expect(requests[0]?.headers).toEqual({ [csrfHeader]: '1' })
})

test('a write without a score is sent at once, as the page may be closing', () => {
  void call({ ...save, unscored: true } as const, { body })
  expect(requests.map(({ headers }) => botTokenHeader in headers)).toEqual([false])
})

test('a write sends its body as JSON, with a bot token', async () => {
  await call(save, { body }, { keepalive: true })
  expect(requests[0]?.init).toMatchObject({
    method: 'PUT',
    body: JSON.stringify(body),
    keepalive: true,
  })
  expect(requests[0]?.headers).toEqual({
    [csrfHeader]: '1',
    'content-type': 'application/json',
    [botTokenHeader]: expect.stringMatching(/^portal-/),
  })
})

test('aborts after 30 seconds', async () => {
  jest.useFakeTimers()
  await call(readEmail, {})
  const signal = requests[0]?.init.signal
  jest.advanceTimersByTime(29_999)
  expect(signal?.aborted).toBe(false)
  jest.advanceTimersByTime(1)
  expect(signal?.reason.name).toBe('TimeoutError')
  jest.useRealTimers()
})

test('throws the problem of the reply', async () => {
  replies = [() => refusedBy('internal', 500)]
  const error = await rejectionOf(call(readEmail, {}))
  expect(error).toBeInstanceOf(PortalError)
  expect(error.problem).toEqual({ code: 'internal', status: 500, reference: 'ABCD-1234' })
})

const invalidProblems: [string, () => Response][] = [
  ['when the problem is not JSON', () => new Response('<html>', { status: 502 })],
  ['when the problem is of a proxy', () => Response.json(null, { status: 502 })],
  [
    'when the problem is of a balancer',
    () => Response.json({ message: 'Endpoint request timed out' }, { status: 504 }),
  ],
]

test.each<[string, () => Response | Promise<Response>]>([
  ['without a reply', unreachable],
  ['when the reply breaks off', brokenOff],
  ['when the reply is not JSON', () => new Response('<html>')],
  ...invalidProblems,
])('throws a PortalError without a problem %s', async (_case, reply) => {
  replies = [reply]
  const error = await rejectionOf(call(readEmail, {}))
  expect(error).toBeInstanceOf(PortalError)
  expect(error.problem).toBeUndefined()
})

test('is counted as activity until it settles', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies = [() => promise]
  const { result } = renderHook(useActivity)
  let calling: Promise<unknown> = Promise.resolve()
  act(() => {
    calling = call(readEmail, {}).catch(() => undefined)
  })
  expect(result.current).toBe(true)
  await act(async () => {
    resolve(refusedBy('internal', 500))
    await calling
  })
  expect(result.current).toBe(false)
})

test.each<[string, () => Response | Promise<Response>]>([
  ['without a reply', unreachable],
  ['when the reply breaks off', brokenOff],
  ...invalidProblems,
])('a repeated write keeps its idempotency key %s', async (_case, reply) => {
  replies = [reply]
  await call(saveOnce, { body }).catch(() => undefined)
  await call(saveOnce, { body })
  expect(keys()).toEqual([expect.any(String), keys()[0]])
})

test.each<[string, () => Response]>([
  ['a reply', () => Response.json({})],
  ['a problem', () => refusedBy('internal', 500)],
])('the same write gets a new idempotency key after %s', async (_case, reply) => {
  replies = [reply]
  await call(saveOnce, { body }).catch(() => undefined)
  await call(saveOnce, { body })
  expect(new Set(keys()).size).toBe(2)
})

test.each(problemsBeforeKeyLookup)(
  'a lost write keeps its idempotency key after %s',
  async (code) => {
    replies = [unreachable, () => refusedBy(code)]
    for (let tries = 0; tries < 3; tries++) await call(saveOnce, { body }).catch(() => undefined)
    expect(keys()).toEqual(Array(3).fill(expect.any(String)))
    expect(new Set(keys()).size).toBe(1)
  },
)

test('another body has another idempotency key', async () => {
  replies = [unreachable]
  await call(saveOnce, { body }).catch(() => undefined)
  await call(saveOnce, { body: { email: 'james@example.test' } })
  expect(new Set(keys()).size).toBe(2)
})

test.each<[string, () => Response, number]>([
  ['gets a new idempotency key once another body is saved', () => Response.json({}), 3],
  ['keeps its idempotency key when another body is refused', () => refusedBy('internal', 500), 2],
])('a lost write %s', async (_case, reply, count) => {
  const address = (name: string) => ({ body: { email: `${name}@example.test` } })
  replies = [unreachable, reply]
  for (const name of [`lost${count}`, 'james', `lost${count}`])
    await call(saveOnce, address(name)).catch(() => undefined)
  expect(new Set(keys()).size).toBe(count)
})

test('sends the idempotency key that the gateway has issued', async () => {
  await call(saveOnce, { body }, { key: 'issued-by-the-gateway' })
  expect(keys()).toEqual(['issued-by-the-gateway'])
})

test('repeats a call that requires a step-up once the user has entered the passcode', async () => {
  const prompt = jest.fn(async () => true)
  unmount = stepUpHost.mount(prompt)
  replies = [() => refusedBy('step-up-required'), () => Response.json({})]
  expect(await call(save, { body })).toEqual({})
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(requests.map(({ init }) => init.body)).toEqual(Array(2).fill(JSON.stringify(body)))
})

test('does not repeat a call when the user declines the step-up', async () => {
  unmount = stepUpHost.mount(async () => false)
  replies = [() => refusedBy('step-up-required')]
  await expect(call(save, { body })).rejects.toThrow('step-up-required')
  expect(requests).toHaveLength(1)
})

test('repeats a call that a step-up of another call has signed out meanwhile', async () => {
  unmount = stepUpHost.mount(async () => true)
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies = [() => promise, () => Response.json({})]
  const calling = call(readEmail, {})
  await requestStepUp()
  resolve(refusedBy('not-signed-in', 401))
  expect(await calling).toEqual({})
  expect(requests).toHaveLength(2)
})

test('does not repeat a call that is signed out without a step-up', async () => {
  replies = [() => refusedBy('not-signed-in', 401)]
  await expect(call(readEmail, {})).rejects.toThrow('not-signed-in')
  expect(requests).toHaveLength(1)
})

test('tells the person that the tab shows, on reads too, and afterwards as the former one', async () => {
  const personsOf = ({ headers }: (typeof requests)[number]) => [
    headers[personHeader],
    headers[formerPersonHeader],
  ]
  setShownPerson({ key: 'maria', onReplaced: () => undefined })
  await call(readEmail, {})
  await call(save, { body })
  setShownPerson(undefined)
  await call(readEmail, {})
  setShownPerson(undefined)
  // No write is refused for a person that the tab does not show.
  await call(save, { body })
  expect(requests.map(personsOf)).toEqual([
    ['maria', undefined],
    ['maria', undefined],
    [undefined, 'maria'],
    [undefined, 'maria'],
  ])
})

test('reports that another person is signed in, and no other problem', async () => {
  const onReplaced = jest.fn()
  setShownPerson({ key: 'maria', onReplaced })
  replies = [() => refusedBy('internal', 500), () => refusedBy('person-changed', 409)]
  await call(save, { body }).catch(() => undefined)
  expect(onReplaced).not.toHaveBeenCalled()
  const calling = call(save, { body })
  // The person that was shown as the call was made.
  setShownPerson(undefined)
  await expect(calling).rejects.toThrow('person-changed')
  expect(onReplaced).toHaveBeenCalledTimes(1)
})

describe('the company that the tab shows', () => {
  const perCompany = { perCompany: true } as const
  const readOfCompany = { ...readEmail, ...perCompany }
  const saveAtCompany = { ...save, ...perCompany }
  const changed = () => refusedBy('company-changed', 409)
  const companies = () => requests.map(({ headers }) => headers[companyHeader])
  afterEach(() => setShownCompany(undefined))

  test('is told where the endpoint depends on it', async () => {
    await call(readOfCompany, {})
    setShownCompany('höhe')
    await call(readOfCompany, {})
    await call(saveAtCompany, { body })
    await call(readEmail, {})
    setShownCompany('')
    await call(readOfCompany, {})
    expect(companies()).toEqual([undefined, 'h%C3%B6he', 'h%C3%B6he', undefined, ''])
  })

  test('is followed to another one before a refused read is sent again', async () => {
    setShownCompany('arna')
    const undo = onCompanyChange(async (isWrite) => setShownCompany(isWrite ? 'none' : 'xpo'))
    replies = [changed, () => Response.json({ email: 'maria@example.test' })]
    await call(readOfCompany, {})
    undo()
    expect(companies()).toEqual(['arna', 'xpo'])
  })

  test('that stays the same ends the tries', async () => {
    setShownCompany('arna')
    replies = [changed]
    await expect(call(readOfCompany, {})).rejects.toThrow('company-changed')
    expect(requests).toHaveLength(1)
  })

  test('is followed to another one after a refused write, which is not sent again', async () => {
    setShownCompany('arna')
    const undo = onCompanyChange(async (isWrite) => setShownCompany(isWrite ? 'xpo' : 'none'))
    replies = [changed]
    await expect(call(saveAtCompany, { body })).rejects.toThrow('company-changed')
    undo()
    await call(saveAtCompany, { body })
    expect(companies()).toEqual(['arna', 'xpo'])
  })
})

test('reads a page as it is', async () => {
  replies = [() => new Response('<h1>Pay</h1>')]
  expect(await call({ ...readEmail, html: true }, {})).toBe('<h1>Pay</h1>')
})

test('repeats a write after a step-up under a key of its own', async () => {
  unmount = stepUpHost.mount(async () => true)
  replies = [() => refusedBy('step-up-required'), () => Response.json({})]
  await call(saveOnce, { body })
  expect(new Set(keys()).size).toBe(2)
})

test('names the visit in calls of applications alone, the same for all of a tab', async () => {
  sessionStorage.clear()
  await call(readApplication, { params: { id: '1001' } })
  await call(readApplication, { params: { id: '1002' } })
  await call(readEmail, {})
  const [first, second, other] = requests.map(({ headers }) => headers[visitHeader])
  expect([first, second, other]).toEqual([
    sessionStorage.getItem('gatehouse.visit'),
    first,
    undefined,
  ])
})
