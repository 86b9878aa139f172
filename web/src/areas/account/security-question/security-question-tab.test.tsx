import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { enter } from '../../../testing/enter.ts'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'

const { bodies, replies } = installFakeGateway()
const { showPart } = await import('../../../testing/show-page.tsx')
const { storeUnsavedForms } = await import('../../../forms/store-unsaved-forms.ts')
const { unsavedForms } = await import('../../../forms/unsaved-forms.ts')
const { clearCache } = await import('../../../portal/use-read.ts')
const { SecurityQuestionTab } = await import('./security-question-tab.tsx')

afterEach(async () => {
  cleanup()
  await clearCache()
})

const question = '/api/account/security-question'

async function show(reply: object = { question: null, hasAnswer: false }) {
  bodies.length = 0
  replies.set(`GET ${question}`, () => Response.json(reply))
  await showPart(<SecurityQuestionTab />)
}

test('another question hides the answer to the one before, and takes the focus', async () => {
  replies.set(`POST ${question}/answer`, () => Response.json({ answer: 'Biscuit' }))
  replies.set(`PUT ${question}`, () => Response.json({}))
  await show({ question: 'first pet', hasAnswer: true })
  await press('Show the current answer')
  await screen.findByText('Biscuit')
  for (const [label, value] of Object.entries({
    'New Security Question': 'favorite color',
    'New Answer': 'Teal',
    'Repeat New Answer': 'Teal',
  }))
    await enter(label, value)
  await press('Update')
  await screen.findByText('Favorite Color')
  expect(screen.queryByText('Biscuit')).toBeNull()
  expect(document.activeElement).toBe(screen.getByText('Favorite Color').closest('[tabindex="-1"]'))
  replies.set(`POST ${question}/answer`, () => Response.json({ answer: 'Teal' }))
  await press('Show the current answer')
  await screen.findByText('Teal')
  for (const label of ['New Security Question', 'New Answer', 'Repeat New Answer'])
    await enter(label, 'first car')
  await press('Update')
  await screen.findByText('First Car')
  expect(document.activeElement).toBe(screen.getByText('First Car').closest('[tabindex="-1"]'))
})

test.each(['New Answer', 'Repeat New Answer'])('%s is typed by hand', async (label) => {
  await show()
  const field = screen.getByLabelText(label)
  for (const [clipboard, message] of [
    [fireEvent.paste, 'Paste has been disabled for this field'],
    [fireEvent.copy, 'Copy has been disabled for this field'],
    [fireEvent.cut, 'Copy has been disabled for this field'],
  ] as const) {
    await act(async () => expect(clipboard(field)).toBe(false))
    expect(screen.getByText(message)).toBeTruthy()
    await press('Dismiss')
  }
  expect(field.getAttribute('autocomplete')).toBe('off')
  expect(field.getAttribute('spellcheck')).toBe('false')
})

test('a browser does not suggest questions of other sites', async () => {
  await show()
  expect(screen.getByLabelText('New Security Question').getAttribute('autocomplete')).toBe('off')
})

test('a first question is saved with its answer, which may be repeated in other letters', async () => {
  replies.set(`PUT ${question}`, () => Response.json({}))
  await show()
  expect(screen.getByText('You have no security question yet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show the current answer' })).toBeNull()
  const entries = [
    ['New Security Question', 'first pet'],
    ['New Answer', 'Biscuit'],
    ['Repeat New Answer', 'biscuit'],
  ] as const
  for (const [label, value] of entries) await enter(label, value)
  // The question alone is kept for another sign-in.
  storeUnsavedForms('maria')
  expect(unsavedForms.get('security-question')?.values).toEqual({ question: 'first pet' })
  unsavedForms.clear()
  await press('Update')
  await screen.findByText('First Pet')
  expect(bodies).toEqual([{ question: 'first pet', answer: 'Biscuit' }])
  expect(screen.getByText('Successfully Updated!')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show the current answer' })).toBeTruthy()
  for (const [label] of entries)
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('')
})

test('an answer that is not known cannot be shown, and a masked one is told as hidden', async () => {
  await show({ question: 'first pet', hasAnswer: false })
  expect(screen.queryByRole('button', { name: 'Show the current answer' })).toBeNull()
  expect(screen.getByText('hidden')).toBeTruthy()
  expect(screen.getByText('••••••••').getAttribute('aria-hidden')).toBe('true')
})
