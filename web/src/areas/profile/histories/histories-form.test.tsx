import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import type { Profile } from '@gatehouse/contracts/portal/profile'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { passTime } from '../../../testing/pass-time.ts'
import { press } from '../../../testing/press.ts'
import { setScreenWidth } from '../../../testing/screen-width.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { requests, bodies, replies } = installFakeGateway()
const { showPage, signIn } = await import('../../../testing/show-page.tsx')
const { clearCache } = await import('../../../portal/use-read.ts')
const { storeUnsavedForms } = await import('../../../forms/store-unsaved-forms.ts')
const { unsavedForms } = await import('../../../forms/unsaved-forms.ts')
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

function Form({ part, note }: { part: Profile['histories']; note?: string }) {
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
        note={note}
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
  bodies.length = 0
  replies.clear()
  replies.set('GET /api/lookups/staffmark/education-levels', () =>
    Response.json({ options: [{ id: '3', name: 'High School' }] }),
  )
  await signIn()
})
afterEach(async () => {
  cleanup()
  setScreenWidth(1280)
  jest.useRealTimers()
  unsavedForms.clear()
  await clearCache()
})

test('a new entry is marked as not saved', async () => {
  await showPage(<Form part={available({})} />)
  expect(screen.queryByText('Not saved yet')).toBeNull()
  await press('Take')
  expect(screen.getByText('Not saved yet')).toBeTruthy()
})

test('histories that cannot be read are not said to be missing', async () => {
  await showPage(<Form part={{ state: 'unavailable', reason: 'failed', reference: 'ABCD-1234' }} />)
  await press('Update Profile')
  expect(screen.queryByText(/^\* You must/)).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByText(/^There is nothing new to save yet\./)).not.toBeNull()
  expect(requests).not.toContain(save)
})

test.each([
  ['outcome-unknown', 'We could not tell whether this was saved.', true],
  ['entry-changed', 'Your profile is being saved in another window.', false],
  ['upstream-refused', 'What you typed is kept.', false],
] as const)(
  'a save that ends in %s keeps the entries, and reads the profile again if it may tell',
  async (code, text, readsAgain) => {
    await showPage(<Form part={available({ employment: [job()] })} />)
    await press('Take')
    replies.set(save, () => rejectWith(code))
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
    job({ id: '3', company: 'Bluebonnet', end: '' }),
  ]
  const education = [school({ id: '1', years: '0', country: '' }), school({ id: '2' })]
  await showPage(<Form part={available({ employment, education })} />)
  expect(cells('Employment on file')).toEqual(
    expect.arrayContaining(['Picker', '01/2015', 'Present', '02/2024']),
  )
  expect(cells('Employment on file').filter((cell) => cell === 'Present')).toHaveLength(1)
  expect(cells('Education on file')).not.toContain('0')
  expect(cells('Education on file')).toContain('4')
})

test('an entry that is incomplete is asked for, and nothing is sent', async () => {
  await showPage(<Form part={available({ employment: [job()] })} />)
  await press('Take')
  await press('Take an incomplete one')
  const missing = () => screen.queryByText(/is required$/)
  expect(screen.queryByText('Please complete the entries that are marked')).toBeNull()
  expect(missing()).toBeNull()
  await press('Update Profile')
  expect(screen.getByText('Please complete the entries that are marked')).not.toBeNull()
  expect(missing()).not.toBeNull()
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

const factsOf = (id: string) =>
  [...(document.getElementById(id)?.querySelectorAll('dt') ?? [])].map(
    (term) => `${term.textContent}: ${term.nextSibling?.textContent}`,
  )

async function openDetails(name: string) {
  const button = screen.getByRole('button', { name })
  await act(async () => fireEvent.click(button))
  return factsOf(button.getAttribute('aria-controls') ?? '')
}

test('an employment on file opens to all that is known of it', async () => {
  const options = (id: string, name: string) => () => Response.json({ options: [{ id, name }] })
  replies.set('GET /api/lookups/staffmark/reasons-for-leaving', options('4', 'Laid off'))
  replies.set('GET /api/lookups/states?country=US', options('TX', 'Texas'))
  replies.set('GET /api/lookups/states?country=CA', options('QC', 'Québec'))
  const known = {
    city: 'Dallas',
    state: 'TX',
    postalCode: '75201',
    phone: '2145550142',
    reason: '4',
    supervisor: 'Lee Boss',
    description: 'Picked.',
    comments: 'Good.',
    mayContact: 'no',
  }
  const employment = [job(known), job({ id: '2', company: 'Bluebonnet', mayContact: 'unknown' })]
  await showPage(<Form part={available({ employment })} />)
  expect(await openDetails('Details Acme')).toEqual([
    'City: Dallas',
    'State/Province: Texas',
    'Zip/Postal Code: 75201',
    'Phone #: (214) 555-0142',
    'Supervisor Name: Lee Boss',
    'Job Description: Picked.',
    'Reason for Leaving: Laid off',
    'Comments: Good.',
    'May we contact this employer?: No',
  ])
  expect(await openDetails('Details Bluebonnet')).toEqual([])
  expect(cells('Employment on file').slice(0, 3)).toEqual(['Picker', '01/2015', '02/2024'])
})

test('reasons for leaving that could not be read are told with the employment, and read again', async () => {
  replies.set('GET /api/lookups/staffmark/reasons-for-leaving', () =>
    rejectWith('upstream-unreachable'),
  )
  await showPage(<Form part={available({ employment: [job({ reason: '4' })] })} />)
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Details Acme')
  await screen.findByRole('alert')
  expect(screen.queryByText('4')).toBeNull()
  replies.set('GET /api/lookups/staffmark/reasons-for-leaving', () =>
    Response.json({ options: [{ id: '4', name: 'Laid off' }] }),
  )
  await press('Try again')
  expect(await screen.findByText('Laid off')).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an education on file opens to its grade and place', async () => {
  replies.set('GET /api/lookups/countries', () =>
    Response.json({ options: [{ id: 'CA', name: 'Canada' }] }),
  )
  replies.set('GET /api/lookups/states?country=CA', () =>
    Response.json({ options: [{ id: 'QC', name: 'Québec' }] }),
  )
  const education = [
    school({ grade: '3.5', city: 'Montréal', state: 'QC', country: 'CA' }),
    school({ id: '2', school: 'Colegio', city: '', state: 'JAL', country: 'MX' }),
  ]
  await showPage(<Form part={available({ education })} />)
  expect(cells('Education on file').slice(0, 4)).toEqual(['High School', 'General', 'Diploma', '4'])
  expect(await openDetails('Details Eastside High')).toEqual([
    'Grade Point Average: 3.5',
    'City: Montréal',
    'State/Province: Québec',
    'Country: Canada',
  ])
  expect(await openDetails('Details Colegio')).toEqual(['State/Province: JAL', 'Country: MX'])
})

test.each([
  [1100, 'table'],
  [1099, 'list'],
])('at a width of %i px the educations are a %s', async (width, role) => {
  setScreenWidth(width)
  await showPage(<Form part={available({ education: [school()] })} />)
  const list = screen.getByRole(role, { name: 'Education on file' })
  expect(within(list).getByText('Eastside High')).toBeTruthy()
})

test('a level of education missing from the options has the name on file', async () => {
  const education = [school({ level: '9', levelName: 'Trade School' })]
  await showPage(<Form part={available({ education })} />)
  expect(await screen.findByText('Trade School')).not.toBeNull()
})

test('levels of education that could not be read are told above the list, and read again', async () => {
  const levels = 'GET /api/lookups/staffmark/education-levels'
  replies.set(levels, () => rejectWith('upstream-unreachable'))
  await showPage(<Form part={available({ education: [school()] })} />)
  await screen.findByRole('alert')
  replies.set(levels, () => Response.json({ options: [{ id: '3', name: 'High School' }] }))
  await press('Try again')
  expect(await screen.findByText('High School')).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

const hasNoJob = () => screen.queryByLabelText<HTMLInputElement>('I have no past employment')

test('leads to the first kind without an entry, until an employment is denied or there', async () => {
  const { rerender } = await showPage(<Form part={available({})} />)
  expect(screen.queryByText(/^\* You must/)).toBeNull()
  await press('Update Profile')
  expect(screen.getByText(/^\* You must indicate/)).not.toBeNull()
  expect(screen.getByText(/^\* You must include at least one education/)).not.toBeNull()
  expect(document.activeElement?.textContent).toBe('Add Employment')
  expect(screen.queryByText(/^There is nothing new/)).toBeNull()

  await act(async () => fireEvent.click(hasNoJob() as HTMLElement))
  expect(hasNoJob()?.checked).toBe(true)
  const add = screen.getByRole('button', { name: 'Add Employment' })
  expect(add.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByText(/^\* You must indicate/)).toBeNull()
  await press('Update Profile')
  expect(document.activeElement?.textContent).toBe('Add Education')

  rerender(<Form part={available({ employment: [job()] })} />)
  expect([hasNoJob(), add.getAttribute('aria-disabled')]).toEqual([null, 'false'])
  rerender(<Form part={available({})} />)
  expect(hasNoJob()?.checked).toBe(true)

  await press('Take a job')
  expect(hasNoJob()).toBeNull()
  expect(add.getAttribute('aria-disabled')).toBe('false')
})

test('an incomplete entry waits for a kind without an entry', async () => {
  await showPage(<Form part={available({})} />)
  await press('Take an incomplete one')
  await press('Update Profile')
  expect(document.activeElement?.textContent).toBe('Add Employment')
  expect(screen.queryByText('Please complete the entries that are marked')).toBeNull()
})

test('nothing new leaves the focus on the button, and is told', async () => {
  await showPage(
    <Form part={available({ employment: [job()], education: [school()] })} note="Note" />,
  )
  expect(screen.getByText('Note')).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Update Profile')
  expect(screen.getByRole('alert').textContent).toMatch(/^There is nothing new to save yet/)
  expect(document.activeElement?.textContent).toBe('Update Profile')
})

test('new entries are sent once, and listed as being processed until they are on file', async () => {
  const employment = [job()]
  const { rerender } = await showPage(<Form part={available({ employment })} />)
  await press('Take')
  expect(screen.getByText('From your resume')).not.toBeNull()
  const { promise, resolve } = Promise.withResolvers<void>()
  replies.set(save, () => promise.then(() => Response.json({})))
  for (let count = 0; count < 2; count++) await press('Update Profile')
  const update = screen.getByRole('button', { name: 'Update Profile' })
  expect([update.getAttribute('aria-busy'), update.getAttribute('aria-disabled')]).toEqual([
    'true',
    'true',
  ])
  const remove = screen.getByRole('button', { name: /^Delete .*Eastside High/ })
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  await act(async () => resolve())
  expect(bodies).toEqual([{ employment: [], education: [school()] }])
  const rows = () =>
    within(screen.getByRole('table', { name: 'Education on file' }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
  expect(rows()).toEqual(['Eastside High (being processed)'])
  rerender(<Form part={available({ employment, education: [school({ id: '9' })] })} />)
  expect(rows()).toEqual(['Eastside High'])
})

test('a save is told for ten seconds', async () => {
  jest.useFakeTimers()
  replies.set(save, () => Response.json({}))
  await showPage(<Form part={available({ employment: [job()] })} />)
  await press('Take')
  await press('Update Profile')
  const told = () => screen.queryByText(/^Your update was successful & is being processed/)
  await waitFor(() => expect(told()).not.toBeNull())
  await passTime(9500)
  expect(told()).not.toBeNull()
  await passTime(700)
  expect(told()).toBeNull()
})

test('a save that failed can be tried again from its failure', async () => {
  await showPage(<Form part={available({ employment: [job()] })} />)
  await press('Take')
  replies.set(save, () => rejectWith('entry-changed'))
  await press('Update Profile')
  await screen.findByRole('alert')
  replies.set(save, () => rejectWith('upstream-unreachable'))
  await press('Try again')
  expect((await screen.findByRole('alert')).textContent).toContain('What you typed is kept.')
  replies.set(save, () => Response.json({}))
  await press('Try again')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(bodies).toHaveLength(3)
})

test('entries that were not saved come back after another sign-in, and say so', async () => {
  await showPage(<Form part={available({ employment: [job()] })} />)
  await press('Take')
  storeUnsavedForms('maria')
  cleanup()
  await showPage(<Form part={available({ employment: [job()] })} />)
  expect(screen.getByText(/^We kept your answers/)).not.toBeNull()
  expect(screen.getByRole('button', { name: /^Delete .*Eastside High/ })).not.toBeNull()
})

test('an entry of the résumé that is opened is marked no longer', async () => {
  await showPage(<Form part={available({ employment: [job()] })} />)
  await press('Take')
  await press(/^Change .*Eastside High/)
  expect(screen.queryByText('From your resume')).toBeNull()
})

test('a failed part can be read again above what was typed', async () => {
  await showPage(
    <Form part={{ state: 'unavailable', reason: 'timeout', reference: 'ABCD-1234' }} />,
  )
  expect(screen.getByRole('alert').textContent).toContain('are taking too long to load')
  await press('Take a job')
  expect(screen.queryByText(/^We see no work/)).toBeNull()
  for (const name of ['Employment History', 'Education History'])
    expect(screen.getByRole('heading', { level: 2, name })).not.toBeNull()
})
