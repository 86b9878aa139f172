import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { showPage } from '../../testing/show-page.tsx'
import type { FormFields } from '../form.ts'
import { loadRuleText } from '../rule-text/use-rule-text.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordChecklist } from './password-checklist.tsx'
import { UsernameForManagers } from './username-for-managers.tsx'

beforeAll(loadRuleText)
afterEach(cleanup)

async function linesFor(typed: string) {
  await showPage(<PasswordChecklist typed={typed} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('says of each rule whether it is met', async () => {
  expect(await linesFor('abc1')).toEqual([
    'A number (met)',
    'A capital letter (not met)',
    'A lower case letter (met)',
    'A symbol: @ $ ! % * # ? & (not met)',
    'Minimum 8 characters (not met)',
  ])
})

test.each<[string, string[]]>([
  ['Abcdef1!', []],
  ['Abcdef1! ', ['No spaces (not met)']],
  ['Abcdef1!ü-', ['None of these: ü - (not met)']],
  ['Abcdef 1!ü', ['No spaces (not met)', 'None of these: ü (not met)']],
  [`Abcdef1!${'a'.repeat(17)}`, []],
  [`Abcdef1!${'a'.repeat(18)}`, ['Maximum 25 characters (not met)']],
])('of %s names what cannot stay', async (typed, lines) => {
  expect((await linesFor(typed)).slice(5)).toEqual(lines)
})

test('counts the characters, for screen readers in words', async () => {
  await linesFor('Abc')
  const [shown, spoken] = screen.getByText('3/25').parentElement?.children ?? []
  expect(shown?.getAttribute('aria-hidden')).toBe('true')
  expect(spoken?.textContent).toBe('3 of at most 25 characters')
})

test('a met rule has another sign', async () => {
  await linesFor('abc1')
  const [number, capital] = screen.getAllByRole('listitem')
  expect([number?.querySelector('svg') !== null, capital?.querySelector('svg')]).toEqual([
    true,
    null,
  ])
})

test('a new password is typed twice, for password managers too', async () => {
  const form: FormFields<{ newPassword: string; repeatPassword: string }> = {
    id: 'form',
    values: { newPassword: 'Abcdef1!', repeatPassword: 'Abcdef' },
    errors: { newPassword: 'invalid', repeatPassword: 'required' },
    change() {},
  }
  await showPage(
    <>
      <UsernameForManagers />
      <NewPasswordFields form={form} />
    </>,
  )
  const boxes = ['New Password', 'Repeat New Password'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  )
  expect(boxes.map(({ value, autocomplete }) => [value, autocomplete])).toEqual([
    ['Abcdef1!', 'new-password'],
    ['Abcdef', 'new-password'],
  ])
  for (const one of boxes)
    expect(one.getAttribute('passwordrules')).toBe(
      'minlength: 8; maxlength: 25; required: lower; required: upper; required: digit; required: [@$!%*#?&];',
    )
  expect(screen.getByText('Password is not valid')).toBeTruthy()
  expect(screen.getByText('Repeat New Password is required')).toBeTruthy()
  expect(screen.getByText('8/25')).toBeTruthy()
  const username = document.querySelector<HTMLInputElement>('input[autocomplete=username]')
  expect([username?.hidden, username?.readOnly, username?.value]).toEqual([true, true, ''])
})
