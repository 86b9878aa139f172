import { readSelfIdentification } from '@gatehouse/contracts/portal/self-identification'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { refreshOnFocus } from '../../testing/fresh-cache.tsx'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { requests, bodies, replies, hold } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { setCached } = await import('../../portal/use-read.ts')
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { Component, loader } = await import('./self-identification-page.tsx')

const ids = { candidateId: '571001', applicationId: '330901' }
const read = 'GET /api/self-identification/571001/330901'
const save = 'POST /api/self-identification/571001/330901'
const answersOnFile = { gender: 'Male', ethnicity: '208', veteran: '303', disability: '402' }
const replyOf = (isOnFile: boolean, answers: Partial<typeof answersOnFile> = {}) => ({
  isOnFile,
  answers: { ...answersOnFile, ...answers },
  choices: {
    gender: [{ id: 'Male', name: 'Male' }],
    ethnicity: [{ id: '208', name: 'Hispanic or Latino' }],
    veteran: [{ id: '303', name: 'I am not a veteran' }],
    disability: [{ id: '402', name: 'Yes, I have a disability, or have had one in the past' }],
  },
})

async function show(...about: Parameters<typeof replyOf>) {
  const reply = replyOf(...about)
  replies.set(read, () => Response.json(reply))
  await setCached(readSelfIdentification, { params: ids }, reply)
  await showPage(<Component />, `/self-identification?${new URLSearchParams(ids)}`)
}
const readInSpanish = () => localStorage.setItem('gatehouse.language', 'es')

beforeEach(() => {
  requests.length = 0
  bodies.length = 0
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('offers answers in Spanish', async () => {
  readInSpanish()
  await show(false)
  for (const name of ['Hombre', 'Hispano o latino', 'No soy veterano'])
    expect(screen.getByRole('option', { name })).not.toBeNull()
  expect(screen.getByRole('radio', { name: /^Sí, tengo una discapacidad/ })).not.toBeNull()
})

test('shows answers on file in Spanish', async () => {
  readInSpanish()
  await show(true)
  for (const name of ['Hombre', 'Hispano o latino', 'No soy veterano'])
    expect(screen.getByText(name)).not.toBeNull()
})

test('an answer on file that is not offered any more is told as such', async () => {
  readInSpanish()
  await show(true, { gender: 'Female' })
  expect(screen.getByText('Una respuesta que ya no se ofrece')).not.toBeNull()
})

test('shows saved answers without another read, with the focus on what was done', async () => {
  await show(false, { gender: '' })
  const gender = screen.getByRole('combobox', { name: 'Gender' })
  await act(async () => fireEvent.change(gender, { target: { value: 'Male' } }))
  replies.set(save, () => Response.json({}))
  await press('Save my answers')
  const message = await screen.findByText('Your answers have been saved. Thank you.')
  expect(document.activeElement).toBe(message)
  expect(screen.getByText('Male')).not.toBeNull()
  expect([requests, bodies]).toEqual([[save], [replyOf(true).answers]])
})

test('answers that another page has saved meanwhile are shown', async () => {
  await show(false)
  replies.set(save, () => rejectWith('entry-changed'))
  replies.set(read, () => Response.json(replyOf(true)))
  await press('Save my answers')
  expect(await screen.findByText(/^Your answers are on file/)).not.toBeNull()
  expect(bodies).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a save that another page was before tells of no failure, also while not all is on file', async () => {
  await show(false)
  replies.set(save, () => rejectWith('entry-changed'))
  await press('Save my answers')
  await waitFor(() => expect(requests.at(-1)).toBe(read))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Save my answers' })).not.toBeNull()
})

test('answers that were asked for before a save do not hide those that are on file since', async () => {
  await show(false)
  const release = hold(read)
  await refreshOnFocus()
  expect(requests.at(-1)).toBe(read)
  replies.set(save, () => rejectWith('entry-changed'))
  replies.set(read, () => Response.json(replyOf(true)))
  await press('Save my answers')
  expect(await screen.findByText(/^Your answers are on file/)).not.toBeNull()
  await release(Response.json(replyOf(false)))
  expect(screen.queryByText(/^Your answers are on file/)).not.toBeNull()
})

test('an unknown outcome leads to what is on file, and a read that fails is told', async () => {
  await show(false)
  replies.set(save, () => rejectWith('outcome-unknown'))
  await press('Save my answers')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('We could not see whether your answers were saved.')
  expect(alert.textContent).toContain('ABCD-1234')
  expect(alert.contains(document.activeElement)).toBe(true)
  replies.set(read, () => rejectWith('internal'))
  await press('See what is on file')
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong'),
  )
  expect(screen.getByRole('radio', { checked: true })).not.toBeNull()
  replies.set(read, () => Response.json(replyOf(false)))
  await press('Try again')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByRole('button', { name: 'Save my answers' })).not.toBeNull()
})

test('a failed save is told until it is tried again', async () => {
  await show(false)
  replies.set(save, () => rejectWith('internal'))
  await press('Save my answers')
  expect((await screen.findByRole('alert')).textContent).toContain('ABCD-1234')
  const release = hold(save)
  await press('Try again')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  // The pressed button is gone.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Save my answers/ }))
  await release(Response.json({}))
  expect(await screen.findByText('Your answers have been saved. Thank you.')).not.toBeNull()
})

const load = () =>
  loader({
    request: new Request(`http://portal.test/self-identification?${new URLSearchParams(ids)}`),
  })

test.each([
  ['an application that is not theirs', () => rejectWith('not-found')],
  ['ids that are none', () => rejectWith('invalid-input')],
])('a link to %s leads to the root', async (_case, reply) => {
  replies.set(read, reply)
  const thrown = await load().catch((error: unknown) => error)
  expect((thrown as Response).headers.get('location')).toBe('/')
})

test.each([
  ['fails', () => rejectWith('internal')],
  ['gives no reply', () => Promise.reject(new TypeError('no connection'))],
])('a gateway that %s is told as a failure', async (_case, reply) => {
  replies.set(read, reply)
  await expect(load()).rejects.toThrow()
})

test('leaves the page when the session has ended', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  replies.set(read, () => rejectWith('not-signed-in'))
  expect(await load()).toBeNull()
  expect(leave).toHaveBeenCalledTimes(1)
  undo()
})

test('missing answers are named by their questions, whose links lead to them', async () => {
  await show(false, { gender: '', ethnicity: '', veteran: '', disability: '' })
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  await press('Save my answers')
  const links = await screen.findAllByRole('link', { name: /^Please/ })
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Please answer: What is your gender?',
    'Please answer: What is your race or ethnicity?',
    'Please answer: What is your veteran status?',
    'Please answer: Do you have a disability?',
  ])
  const disability = links.at(-1)
  expect(screen.getAllByText(/Do you have a disability\?/)).toHaveLength(2)
  expect(screen.getAllByText(/What is your gender\?/)).toHaveLength(2)
  fireEvent.click(disability as HTMLElement)
  expect(document.activeElement).toBe(screen.getByRole('radio'))
  expect(bodies).toEqual([])
})

test('answers on file lead on to the announcements', async () => {
  await show(true)
  expect(screen.getByText(/^Your answers are on file/)).not.toBeNull()
  const link = screen.getByRole('link', { name: 'Go to the announcements' })
  expect(link.getAttribute('href')).toBe('/announcements')
  expect(document.activeElement).toBe(document.body)
})
