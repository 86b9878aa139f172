import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFileDownloads } from '../../../testing/file-downloads.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'
import type { Receipt } from './receipt.ts'

setSettings()
const { showPart } = await import('../../../testing/show-page.tsx')
const { ReceiptFacts } = await import('./receipt-facts.tsx')

const saved = installFileDownloads()

beforeEach(() => {
  saved.length = 0
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  jest.restoreAllMocks()
})

const receipt: Receipt = {
  jobId: '1001',
  brandId: 'staffmark',
  title: 'Forklift Operator',
  company: 'Staffmark',
  place: 'Austin, TX',
  referenceId: '301001',
  sentAt: '2026-11-26T15:30:00',
}

async function save(shown: Receipt, button: string) {
  await showPart(<ReceiptFacts receipt={shown} />)
  await press(button)
  return ((await saved[0]?.blob.text()) ?? '').split('\r\n')
}

test('prints the facts, not the buttons', async () => {
  await showPart(<ReceiptFacts receipt={receipt} />)
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  for (const name of ['Print', 'Save as a file'])
    expect(screen.getByRole('button', { name }).closest('[data-not-printed]')).not.toBeNull()
  expect(screen.getByText('301001').closest('[data-not-printed]')).toBeNull()
  await press('Print')
  expect(print).toHaveBeenCalledTimes(1)
})

test('saves what the page shows', async () => {
  expect(await save(receipt, 'Save as a file')).toEqual([
    'We have your application',
    '',
    'Job: Forklift Operator',
    'Company: Staffmark',
    'Location: Austin, TX',
    'Reference ID: 301001',
    expect.stringMatching(/^Sent: Nov 26, 2026, 3:30 PM/),
    '',
  ])
  expect(saved[0]?.name).toBe('application-1001.txt')
})

test('saves it in Spanish, without what is unknown', async () => {
  localStorage.setItem('gatehouse.language', 'es')
  const lines = await save({ ...receipt, place: '', referenceId: '' }, 'Guardar como archivo')
  expect(lines).toEqual([
    'Tenemos su solicitud',
    '',
    'Empleo: Forklift Operator',
    'Empresa: Staffmark',
    expect.stringMatching(/^Enviada: 26 /),
    '',
  ])
  expect(saved[0]?.name).toBe('solicitud-1001.txt')
  expect(saved[0]?.blob.type).toBe('text/plain;charset=utf-8')
})

test('tells what happens next, and the number to call', async () => {
  await showPart(<ReceiptFacts receipt={receipt} />)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('What happens next')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^The recruiters of Staffmark read your application/),
    'You do not need to apply for this job again.',
    'If you have questions, call 1-800-555-0142.',
  ])
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:18005550142')
})
