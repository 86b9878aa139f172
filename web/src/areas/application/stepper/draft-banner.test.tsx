import { ChakraProvider } from '@chakra-ui/react'
import type { Application } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { setSettings } from '../../../testing/set-settings.ts'
import type { ApplicationState } from '../model/application-context.ts'

setSettings()
const { requests, replies } = installFakeGateway()
const { system } = await import('../../../ui/theme.ts')
const { onSessionChange } = await import('../../../portal/signed-out.ts')
const { createAutosave } = await import('../autosave/autosave.ts')
const { ApplicationContext } = await import('../model/application-context.ts')
const { DraftBanner } = await import('./draft-banner.tsx')

const discard = 'DELETE /api/jobs/1001/application'
const draft = { step: 'personal' as const, values: emptyApplication() }
const onRestart = jest.fn()

async function startOver() {
  const autosave = createAutosave('1001')
  autosave.change(draft)
  const state = {
    job: { id: '1001' } as Job,
    application: {} as Application,
    autosave,
  } as unknown as ApplicationState
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={['/search-jobs/1001']}>
        <ApplicationContext value={state}>
          <DraftBanner resumed={false} onRestart={onRestart} />
        </ApplicationContext>
      </MemoryRouter>
    </ChakraProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  const confirm = await screen.findByRole('button', { name: 'Delete and start over' })
  return { autosave, press: () => act(async () => fireEvent.click(confirm)) }
}

beforeEach(() => {
  requests.length = 0
  onRestart.mockClear()
})
afterEach(cleanup)

test('a draft that could not be deleted keeps its unsaved input', async () => {
  replies.set(discard, () => rejectWith('internal', 500))
  const { autosave, press } = await startOver()
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('ABCD-1234')
  expect(autosave.pending()).toEqual(draft)
  expect(onRestart).not.toHaveBeenCalled()
  autosave.discard()
})

test('deletes the draft once, and its unsaved input then', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies.set(discard, () => promise)
  const { autosave, press } = await startOver()
  await press()
  const confirm = screen.getByRole('button', { name: 'Delete and start over' })
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  await press()
  // A save of the draft may come between on a slow machine.
  expect(requests.filter((one) => one === discard)).toHaveLength(1)
  expect(autosave.pending()).toEqual(draft)
  await act(async () => resolve(Response.json({})))
  expect(autosave.pending()).toBeUndefined()
  expect(onRestart).toHaveBeenCalledTimes(1)
})

test('leaves the page when the session has ended', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  replies.set(discard, () => rejectWith('not-signed-in', 401))
  const { autosave, press } = await startOver()
  await press()
  expect(leave).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
  autosave.discard()
  undo()
})
