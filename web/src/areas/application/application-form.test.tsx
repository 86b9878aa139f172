import { ChakraProvider } from '@chakra-ui/react'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { applicationOf } from '../../testing/in-application.tsx'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { system } = await import('../../ui/theme.ts')
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { hasStarted, rememberStarted } = await import('./model/started-flag.ts')
const { ApplicationForm } = await import('./application-form.tsx')

const job = { id: '1001', title: 'Forklift Operator', brand: { code: 'staffmark' } } as Job
const draft = 'GET /api/jobs/1001/application'
const { requests, bodies, replies } = installFakeGateway()
const onRestart = jest.fn()

beforeEach(() => {
  onRestart.mockClear()
  rememberStarted()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const headingText = () => screen.getAllByRole('heading', { level: 3 })[0]?.textContent

const show = (address: string) =>
  act(async () =>
    render(
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[address]}>
          <ApplicationForm
            job={job}
            answers={undefined}
            onOpen={() => undefined}
            onDisqualified={() => undefined}
            onRestart={onRestart}
          />
        </MemoryRouter>
      </ChakraProvider>,
    ),
  )

test.each([
  ['/search-jobs/1001', draft],
  ['/search/1001', `${draft}/worker`],
])(
  'at %s a draft that did not load offers a retry, and is awaited again before another is started',
  async (address, path) => {
    replies.set(path, () => rejectWith('internal', 500))
    await show(address)
    expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
    const { promise, resolve } = Promise.withResolvers<Response>()
    replies.set(path, () => promise)
    await press('Try again')
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(screen.queryByRole('button')).toBeNull()
    await act(async () => resolve(Response.json({ application: null })))
    expect(screen.queryByRole('status')).toBeNull()
  },
)

test('leads a visitor without a draft to the qualifiers', async () => {
  replies.set(draft, () => Response.json({ application: null }))
  await show('/search-jobs/1001')
  expect(onRestart).toHaveBeenCalledTimes(1)
})

test('leads from a draft that was applied already to the qualifiers, for another address', async () => {
  replies.set(draft, () => Response.json({ application: { key: 'k1', state: 'applied' } }))
  await show('/search-jobs/1001')
  expect(onRestart).not.toHaveBeenCalled()
  await press(/another/)
  expect(onRestart).toHaveBeenCalledTimes(1)
})

test('leaves the page when the session has ended before the draft is read', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  replies.set(`${draft}/worker`, () => rejectWith('not-signed-in', 401))
  await show('/search/1001')
  undo()
  expect(leave).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['/search-jobs/1001', draft, { thanks: false }, 'Thank you for your Application'],
  ['/search-jobs/1001', draft, { thanks: true }, 'Thank You for Your Application!'],
  [
    '/search-jobs/1001?mode=internal',
    draft,
    { thanks: true },
    'There is no page to hand the application over to',
  ],
  ['/search/1001', `${draft}/worker`, { thanks: false }, 'Thank you for your Application'],
])('at %s a draft that was sent ends as it did then: %#', async (address, path, changes, title) => {
  const application = applicationOf({ state: 'sent', ...changes })
  replies.set(path, () => Response.json({ application }))
  await show(address)
  expect(headingText()).toBe(title)
  expect(screen.queryByRole('button', { name: /another/ })).toBeNull()
})

test('what was applied for before is not remembered as begun', async () => {
  localStorage.clear()
  replies.set(`${draft}/worker`, () => Response.json({ application: null }))
  const start = 'POST /api/jobs/1001/application/worker'
  replies.set(start, () => Response.json(applicationOf({ state: 'applied' })))
  await show('/search/1001')
  await press(/^Start/)
  expect(headingText()).toMatch(/Applied to this Position/)
  expect(hasStarted()).toBe(false)
})

test('a worker starts one application, of the brand of the job', async () => {
  localStorage.clear()
  const start = 'POST /api/jobs/1001/application/worker'
  replies.set(start, () => rejectWith('internal', 500))
  await show('/search/1001')
  requests.length = 0
  bodies.length = 0
  const button = () => screen.getByRole('button', { name: 'Start your application' })
  await act(async () => fireEvent.click(button()))
  expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies.set(start, () => promise)
  await press('Try again')
  await act(async () => fireEvent.click(button()))
  expect(['aria-busy', 'aria-disabled'].map((name) => button().getAttribute(name))).toEqual([
    'true',
    'true',
  ])
  expect(requests).toEqual([start, start])
  expect(bodies[1]).toEqual({ brandId: 'staffmark' })
  await act(async () => resolve(Response.json(applicationOf({ state: 'applied' }))))
  expect(screen.queryByRole('button', { name: 'Start your application' })).toBeNull()
})

test('a draft of an earlier visit asks whose it is', async () => {
  replies.set(draft, () => Response.json({ application: null, isKept: true }))
  await show('/search-jobs/1001')
  expect(headingText()).toBe('Is this application yours?')
  expect(onRestart).not.toHaveBeenCalled()
  replies.set('DELETE /api/jobs/1001/application', () => Response.json({}))
  await press('This is not me')
  expect(onRestart).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('heading')).toBeNull()
})
