import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import type { Profile } from '@gatehouse/contracts/portal/profile'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { requests, replies } = installFakeGateway()
const { showPage, signIn } = await import('../../../testing/show-page.tsx')
const { clearCache } = await import('../../../portal/use-read.ts')
const { useNewHistories } = await import('./new-histories.ts')
const { HistoriesForm } = await import('./histories-form.tsx')

const read = 'GET /api/profile'
const save = 'POST /api/profile'
/** MM/YYYY. */
function monthAgo(count: number): string {
  const now = new Date()
  const date = new Date(now.getFullYear(), now.getMonth() - count)
  return `${String(date.getMonth() + 1).padStart(2, '0')}/${date.getFullYear()}`
}
const school = (fields: object = {}) => ({
  ...emptyFields('education'),
  id: 'school',
  level: '3',
  school: 'Eastside High',
  course: 'General',
  degree: 'Diploma',
  years: '4',
  city: 'Dallas',
  state: 'TX',
  country: 'US',
  ...fields,
})
const job = (fields: object = {}) => ({
  ...emptyFields('employment'),
  id: 'job',
  company: 'Acme',
  jobTitle: 'Picker',
  start: '01/2015',
  end: '02/2024',
  ...fields,
})
const available = (histories: object): Profile['histories'] => ({
  state: 'available',
  value: { employment: [], education: [], ...histories },
})

function Form({ part }: { part: Profile['histories'] }) {
  const newEntries = useNewHistories()
  return (
    <>
      <button type="button" onClick={() => newEntries.addFound('education', school())}>
        Take
      </button>
      <button
        type="button"
        onClick={() =>
          newEntries.addFound('employment', job({ start: monthAgo(12), end: '', current: 'yes' }))
        }
      >
        Take a job
      </button>
      <button
        type="button"
        onClick={() => newEntries.addFound('education', school({ id: 'new', school: '' }))}
      >
        Take an incomplete one
      </button>
      <HistoriesForm
        part={part}
        retry={async () => undefined}
        brand="staffmark"
        newEntries={newEntries}
        note={undefined}
      />
    </>
  )
}

const cells = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

beforeEach(async () => {
  requests.length = 0
  replies.clear()
  replies.set('GET /api/lookups/staffmark/education-levels', () =>
    Response.json({ options: [{ id: '3', name: 'High School' }] }),
  )
  await signIn()
})
afterEach(async () => {
  cleanup()
  await clearCache()
})

test('histories that cannot be read are not said to be missing', async () => {
  await showPage(<Form part={{ state: 'unavailable', reason: 'failed' }} />)
  await press('Update Profile')
  expect(screen.queryByText(/^\* You must/)).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByText(/^There is nothing new to save yet\./)).not.toBeNull()
  expect(requests).not.toContain(save)
})

test.each([
  ['outcome-unknown', 502, 'We could not tell whether this was saved.', true],
  ['entry-changed', 409, 'Your profile is being saved in another window.', false],
  ['upstream-refused', 502, 'What you typed is kept.', false],
] as const)(
  'a save that ends in %s keeps the entries, and reads the profile again if it may tell',
  async (code, status, text, readsAgain) => {
    await showPage(<Form part={available({ employment: [job()] })} />)
    await press('Take')
    replies.set(save, () => rejectWith(code, status))
    await press('Update Profile')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(text)
    expect(document.activeElement).toBe(alert)
    expect(screen.getByRole('button', { name: /^Delete .*Eastside High/ })).not.toBeNull()
    expect(requests.includes(read)).toBe(readsAgain)
    expect(within(alert).queryByRole('button') === null).toBe(readsAgain)

    replies.set(save, () => Response.json({}))
    requests.length = 0
    await press('Update Profile')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(requests).toContain(read))
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
  },
)

test('shows what is on file of an employment, and of an education', async () => {
  const employment = [
    job({ id: '1', current: 'yes', end: '', mayContact: 'yes' }),
    job({ id: '2', mayContact: 'unknown' }),
  ]
  const education = [school({ id: '1', years: '0', country: '' }), school({ id: '2' })]
  await showPage(<Form part={available({ employment, education })} />)
  expect(cells('Employment on file')).toEqual(
    expect.arrayContaining(['Picker', '01/2015', 'Present', '02/2024']),
  )
  expect(cells('Education on file')).not.toContain('0')
  expect(cells('Education on file')).toContain('4')
})

test('an entry that is incomplete is asked for, and nothing is sent', async () => {
  await showPage(<Form part={available({ employment: [job()] })} />)
  await press('Take')
  await press('Take an incomplete one')
  expect(screen.queryByText('Please complete the entries that are marked')).toBeNull()
  await press('Update Profile')
  expect(screen.getByText('Please complete the entries that are marked')).not.toBeNull()
  expect(document.activeElement?.closest('li')?.textContent).toContain('Still needed')
  expect(requests).not.toContain(save)
})

test('months without work are asked about until an employment fills them', async () => {
  await showPage(<Form part={available({ employment: [job({ end: monthAgo(12) })] })} />)
  expect(screen.getByText(/^We see no work in these months/)).not.toBeNull()
  await press('Take a job')
  expect(screen.queryByText(/^We see no work in these months/)).toBeNull()
})

test('an education without a country is in a state of the US', async () => {
  replies.set('GET /api/lookups/states?country=US', () =>
    Response.json({ options: [{ id: 'TX', name: 'Texas' }] }),
  )
  await showPage(<Form part={available({ education: [school({ country: '' })] })} />)
  await press('Details Eastside High')
  expect(await screen.findByText('Texas')).not.toBeNull()
})
