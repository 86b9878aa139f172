import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { showPart } = await import('../../../testing/show-page.tsx')
const { stepUpHost } = await import('../../../portal/step-up.ts')
const { CurrentQuestion } = await import('./current-question.tsx')

const show = 'POST /api/account/security-question/answer'
const { requests, replies } = installFakeGateway()

beforeEach(async () => {
  requests.length = 0
  await showPart(<CurrentQuestion ref={{ current: null }} question="first pet?" hasAnswer={true} />)
})
afterEach(cleanup)

test('requests the answer when it is shown for the first time', async () => {
  replies.set(show, () => Response.json({ answer: 'Biscuit' }))
  expect(screen.queryByText('Biscuit')).toBeNull()
  const facts = () =>
    screen
      .getAllByRole('term')
      .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])
  const question = ['Current question', 'First Pet?']
  expect(facts()).toEqual([question, ['Current answer', '••••••••hiddenShow']])
  await press('Show the current answer')
  expect(await screen.findByText('Biscuit')).toBeTruthy()
  expect(facts()).toEqual([question, ['Current answer', 'BiscuitHide']])
  await press('Hide the current answer')
  expect(screen.queryByText('Biscuit')).toBeNull()
  await press('Show the current answer')
  expect(await screen.findByText('Biscuit')).toBeTruthy()
  expect(requests).toEqual([show])
})

test('stays hidden without an error when the step-up is cancelled', async () => {
  replies.set(show, () => rejectWith('step-up-required'))
  const unmount = stepUpHost.mount(async () => false)
  await press('Show the current answer')
  expect(requests).toEqual([show])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Show the current answer' })).toBeTruthy()
  unmount()
})

test('shows a failure with a retry', async () => {
  replies.set(show, () => rejectWith('session-unavailable'))
  await press('Show the current answer')
  expect(await screen.findByRole('alert')).toBeTruthy()
  replies.set(show, () => Response.json({ answer: 'Biscuit' }))
  await press('Try again')
  expect(await screen.findByText('Biscuit')).toBeTruthy()
})
