import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { descriptionsOf } from '../../../testing/descriptions-of.ts'
import { enter } from '../../../testing/enter.ts'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { requests, bodies, replies, hold } = installFakeGateway()
const { showPart } = await import('../../../testing/show-page.tsx')
const { clearCache } = await import('../../../portal/use-read.ts')
const { EmailCard } = await import('./email-card.tsx')

const read = 'GET /api/account/email'
const update = 'PUT /api/account/email'

beforeEach(async () => {
  replies.set(read, () => Response.json({ email: 'maria@example.test' }))
  await showPart(<EmailCard />)
  await press('Update Email')
  requests.length = bodies.length = 0
})
afterEach(async () => {
  cleanup()
  await clearCache()
})

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('a new address is shown without another read, and told', async () => {
  replies.set(update, () => Response.json({}))
  await enter('New Email', 'm@example.test')
  await enter('Repeat New Email', 'm@example.test')
  await press('Update Email')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([requests, bodies]).toEqual([[update], [{ email: 'm@example.test' }]])
  expect(screen.getByText('Email address updated successfully')).toBeTruthy()
  expect(screen.getByText('m@example.test')).toBeTruthy()
})

test('two different addresses are not sent', async () => {
  await enter('New Email', 'm@example.test')
  await enter('Repeat New Email', 'n@example.test')
  await press('Update Email')
  await waitFor(() => expect(document.activeElement).toBe(field('Repeat New Email')))
  expect(screen.getByText('The email addresses do not match')).toBeTruthy()
  expect(requests).toEqual([])
})

test('a repetition that differs in invisible characters is the same address', async () => {
  replies.set(update, () => Response.json({}))
  await enter('New Email', 'm@example.test')
  await enter('Repeat New Email', 'm@exam\u00adple.test')
  await press('Update Email')
  await waitFor(() => expect(bodies).toEqual([{ email: 'm@example.test' }]))
})

test('Cancel closes the dialog, and changes nothing', async () => {
  await enter('New Email', 'm@example.test')
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('maria@example.test')).toBeTruthy()
  expect(requests).toEqual([])
})

test('Cancel waits for an address that is being saved', async () => {
  const release = hold(update)
  await enter('New Email', 'm@example.test')
  await enter('Repeat New Email', 'm@example.test')
  await press('Update Email')
  await press('Cancel')
  expect(screen.queryByRole('dialog')).not.toBeNull()
  await release(Response.json({}))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('m@example.test')).toBeTruthy()
})

test('an unknown outcome is told at the address, until it is changed', async () => {
  replies.set(update, () => rejectWith('outcome-unknown'))
  await enter('New Email', 'm@example.test')
  await enter('Repeat New Email', 'm@example.test')
  await press('Update Email')
  const unknown = /^We could not find out whether your email address has been changed/
  await screen.findByText(unknown)
  expect(descriptionsOf(field('New Email'))).toContainEqual(expect.stringMatching(unknown))
  expect(document.activeElement).toBe(field('New Email'))
  expect(screen.queryByText(/ABCD-1234/)).toBeNull()
  await enter('New Email', 'n@example.test')
  expect(screen.queryByText(unknown)).toBeNull()
})
