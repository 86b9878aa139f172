import { ChakraProvider } from '@chakra-ui/react'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { applicationOf } from '../../../testing/in-application.tsx'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { replies } = installFakeGateway()
const { system } = await import('../../../ui/theme.ts')
const { autosaveOf } = await import('../autosave/autosave.ts')
const { stepRegistry } = await import('./registry.ts')
const { Stepper } = await import('./stepper.tsx')

const job = { id: '1001', brand: { code: 'staffmark', name: 'Staffmark' } } as Job

beforeEach(() => {
  replies.set('PUT /api/jobs/1001/application', () => Response.json({}))
})
afterEach(() => {
  cleanup()
  autosaveOf('1001', false).discard()
  jest.restoreAllMocks()
})

const show = (changes: Parameters<typeof applicationOf>[0], resumed = true) =>
  act(
    async () =>
      void render(
        <ChakraProvider value={system}>
          <MemoryRouter initialEntries={['/search-jobs/1001']}>
            <Stepper
              job={job}
              initialApplication={applicationOf(changes)}
              resumed={resumed}
              onReopen={() => undefined}
              onFinish={() => undefined}
              onRestart={() => undefined}
            />
          </MemoryRouter>
        </ChakraProvider>,
      ),
  )
const steps = () =>
  [...screen.getByRole('list', { name: 'Steps of your application' }).children].map((item) => {
    const title = item.querySelector('h3')?.textContent
    const state = /Done|You are here|Still to do/.exec(item.textContent ?? '')?.[0]
    const change = within(item as HTMLElement).queryByRole('button', { name: /^Change/ })
    return [title, state, item.getAttribute('aria-current'), change !== null]
  })
const values = { ...applicationOf().values, noResume: 'yes' }

test('steps that are done can be changed, and say so', async () => {
  await show({ step: 'resume', values })
  expect(steps()).toEqual([
    ['Upload your resume', 'Done', null, true],
    ['Personal Information', 'Done', null, true],
    ['Resume', 'You are here', 'step', false],
    ['Self-Identification', 'Still to do', null, false],
    ['Statement of Agreement', 'Still to do', null, false],
  ])
  expect(screen.getByText(/^Step 3 of 5/).textContent).toBe('Step 3 of 5 · about 5 minutes left')
  // A draft that was resumed leaves the focus where it is.
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(screen.getByRole('button', { name: 'Change Personal Information' }))
  const heading = await screen.findByRole('heading', { name: 'Personal Information' })
  expect(document.activeElement).toBe(heading)
  expect(steps()[2]).toEqual(['Resume', 'Still to do', null, false])
})

test('loads all its steps at once: a connection that is lost later stops none', async () => {
  const loads = Object.values(stepRegistry).map((step) => jest.spyOn(step, 'load'))
  await show({ step: 'personal', values })
  for (const load of loads) expect(load).toHaveBeenCalled()
})

test('a step that cannot be loaded ahead stops no other', async () => {
  jest.spyOn(stepRegistry.agreement, 'load').mockRejectedValueOnce(new TypeError('no connection'))
  await show({ step: 'personal', values }, false)
  expect(steps()[1]).toEqual(['Personal Information', 'You are here', 'step', false])
  expect(document.activeElement?.textContent).toBe('Personal Information')
})
