import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { descriptionsOf } from '../../../testing/descriptions-of.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({
  product: 'Gatehouse',
  supportPhone: '1-800-555-0142',
  privacyEmail: 'privacy@example.test',
})
const { settings } = await import('../../../portal/settings.ts')
const { showPage } = await import('../../../testing/show-page.tsx')
const { Component: OptOutPage } = await import('./opt-out-page.tsx')

const defaults = { ...settings }

beforeEach(() => void Object.assign(settings, defaults))
afterEach(cleanup)

const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const choose = (...labels: string[]) =>
  act(async () => {
    for (const label of labels) fireEvent.click(screen.getByRole('checkbox', { name: label }))
  })
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(box(new RegExp(`^${label}`)), { target: { value } }))
const write = () => press('Write my request')
const written = () => screen.findByRole('heading', { name: /^Your request is written/ })
/** Of the shown mail: its address and subject, and its text. */
const mail = () => ({
  head: screen.getAllByRole('definition').map(({ textContent }) => textContent),
  body: screen.getByText(/^I opt out of:/).textContent,
})

test('says that it writes an email, and leads to the policy', async () => {
  await showPage(<OptOutPage />)
  expect(document.title).toBe('Privacy choices · Gatehouse')
  expect(screen.getByText(/^Tell us what you no longer want\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Write my request' })).toBeTruthy()
  expect(screen.getByRole('link').textContent).toBe('Read our privacy policy')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/privacy-policy')
})

test('without a mailbox names the phone instead of a form', async () => {
  Object.assign(settings, { privacyEmail: '' })
  await showPage(<OptOutPage />)
  expect(screen.getByRole('link', { name: '1-800-555-0142' })).toBeTruthy()
  expect(screen.getByText(/^To opt out of messages, calls/).textContent).toMatch(
    /call 1-800-555-0142\.$/,
  )
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Read our privacy policy' })).toBeTruthy()
})

test('browsers can fill in the name, the address and the phone number', async () => {
  await showPage(<OptOutPage />)
  const filledBy = ['Your name', 'Email address', 'Phone number'].map((label) => box(label))
  expect(filledBy.map(({ autocomplete }) => autocomplete)).toEqual(['name', 'email', 'tel'])
  expect(filledBy.map(({ type }) => type)).toEqual(['text', 'email', 'tel'])
})

test.each<[string[], boolean | string, boolean | string]>([
  [[], false, false],
  [['Text messages'], 'optional', true],
  [['Phone calls'], 'optional', true],
  [['Emails'], true, 'optional'],
  [['Emails', 'Phone calls'], true, true],
  [['Sale or sharing of my personal information'], false, false],
])('an opt-out of %j requires an address: %s, a phone number: %s', async (choices, ...required) => {
  await showPage(<OptOutPage />)
  await choose(...choices)
  const marked = ['Email address', 'Phone number'].map((label) => {
    const isOptional = screen.queryByLabelText(`${label} (optional)`) !== null
    const isRequired = box(new RegExp(`^${label}`)).getAttribute('aria-required') === 'true'
    return isOptional && !isRequired ? 'optional' : isRequired
  })
  expect(marked).toEqual(required)
  expect(box('Your name').getAttribute('aria-required')).toBe('true')
})

test('an address and a phone number are described by what they are for', async () => {
  await showPage(<OptOutPage />)
  const descriptions = ['Email address', 'Phone number'].flatMap((label) =>
    descriptionsOf(box(label)),
  )
  expect(descriptions).toEqual([
    'The one we write to, if you opt out of emails.',
    'The one we text or call, if you opt out of those.',
  ])
})

test('an opt-out of sale takes an address or a phone number', async () => {
  await showPage(<OptOutPage />)
  await choose('Sale or sharing of my personal information')
  for (const label of ['Email address', 'Phone number'])
    expect(descriptionsOf(box(label))).toEqual([
      'Enter an email address or a phone number; one is enough.',
    ])
  await type('Your name', 'Maria Santos')
  await write()
  await screen.findByText('Enter an email address or a phone number')
  await type('Phone number', '2135550142')
  await write()
  await written()
})

test('tells everything that is missing, each with a way to its field', async () => {
  await showPage(<OptOutPage />)
  await write()
  const summary = await screen.findByRole('group', { name: 'Please check these 3 entries' })
  expect(document.activeElement).toBe(summary)
  const links = [...summary.querySelectorAll('a')]
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Please answer: What do you opt out of?',
    'Your name is required',
    'Enter an email address or a phone number',
  ])
  const group = screen.getByRole('group', { name: 'What do you opt out of?' })
  expect(descriptionsOf(group).join(' ')).toContain('Please answer: What do you opt out of?')
  for (const [position, target] of [
    screen.getByRole('checkbox', { name: 'Text messages' }),
    box('Your name'),
    box('Email address'),
  ].entries()) {
    await act(async () => fireEvent.click(links[position] as HTMLElement))
    expect(document.activeElement).toBe(target)
  }
  await choose('Phone calls')
  await screen.findByText('Phone number is required', { selector: 'a' })
})

test('one error alone takes the focus to its field', async () => {
  await showPage(<OptOutPage />)
  await choose('Text messages')
  await type('Your name', 'Maria Santos')
  await write()
  await screen.findByText('Phone number is required')
  await waitFor(() => expect(document.activeElement).toBe(box('Phone number')))
  expect(screen.queryByRole('group', { name: /^Please check/ })).toBeNull()
})

test.each<[string[], string, string, string[]]>([
  [
    ['Phone calls', 'Text messages'],
    'maria@example.test',
    '2135550142',
    [
      '- Text messages',
      '- Phone calls',
      '',
      'Name: Maria Santos',
      'Email: maria@example.test',
      'Phone: (213) 555-0142',
    ],
  ],
  [
    ['Emails'],
    'maria@example.test',
    '',
    ['- Emails', '', 'Name: Maria Santos', 'Email: maria@example.test'],
  ],
  [
    ['Sale or sharing of my personal information'],
    '',
    '2135550142',
    [
      '- Sale or sharing of my personal information',
      '',
      'Name: Maria Santos',
      'Phone: (213) 555-0142',
    ],
  ],
])(
  '%j with the address “%s” and the phone “%s” is written down',
  async (choices, email, phone, lines) => {
    await showPage(<OptOutPage />)
    await choose(...choices)
    await type('Your name', 'Maria Santos')
    if (email) await type('Email address', email)
    if (phone) await type('Phone number', phone)
    await write()
    expect(document.activeElement).toBe(await written())
    expect(mail()).toEqual({
      head: ['privacy@example.test', 'Privacy request: opt out'],
      body: ['I opt out of:', ...lines].join('\n'),
    })
    expect(
      screen.getByRole('link', { name: 'Open in my mail program' }).getAttribute('href'),
    ).toMatch(/^mailto:privacy@example\.test\?subject=Privacy%20request/)
  },
)

test('a request can be changed: the form is as it was, with the focus at its first question', async () => {
  await showPage(<OptOutPage />)
  expect(document.activeElement).toBe(document.body)
  await choose('Emails', 'Phone calls', 'Emails')
  await type('Your name', 'Maria Santos')
  await type('Phone number', '2135550142')
  await write()
  await written()
  await press('Change something')
  const checked = screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((one) => one.checked)
    .map(({ labels }) => labels?.[0]?.textContent)
  expect(checked).toEqual(['Phone calls'])
  expect(box('Your name').value).toBe('Maria Santos')
  expect(box('Phone number').value).toBe('(213) 555-0142')
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Text messages' }))
})
