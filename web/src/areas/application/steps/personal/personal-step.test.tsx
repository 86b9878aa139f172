import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { readReferringAdSource, readStates } from '@gatehouse/contracts/portal/lookups'
import { unknownOption } from '@gatehouse/contracts/rules/optional-text'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { clearCache } from '../../../../portal/use-read.ts'
import { applicationOf } from '../../../../testing/application-of.ts'
import { descriptionsOf } from '../../../../testing/descriptions-of.ts'
import { enter } from '../../../../testing/enter.ts'
import { installFakeGateway, rejectWith } from '../../../../testing/fake-gateway.ts'
import { setReferrer } from '../../../../testing/host-page.ts'
import { showInApplication } from '../../../../testing/in-application.tsx'
import { press } from '../../../../testing/press.ts'
import { problemOf } from '../../../../testing/problem-of.ts'
import type { ApplicationState } from '../../model/application-context.ts'
import { StepForm, StepReview } from './personal-step.tsx'

const { hold, requests, replies } = installFakeGateway()

const option = (id: string, name: string) => ({ id, name })
for (const [country, id] of [
  ['US', 'TX'],
  ['CA', 'QC'],
] as const)
  replies.set(`GET ${endpointUrl(readStates, { query: { country } })}`, () =>
    Response.json({ options: [option(id, id)] }),
  )
const adSources = {
  options: [option('12', 'Mobile app'), option('58', 'Job fair'), option('71', 'Radio')],
  defaultId: '12',
}
const site = 'https://radio.example.test'

beforeEach(() => {
  replies.set('GET /api/lookups/staffmark/ad-sources', () => Response.json(adSources))
})
afterEach(async () => {
  cleanup()
  await clearCache()
  sessionStorage.clear()
  setReferrer('')
})

const empty: ApplicationValues = emptyApplication()
const withPersonal = (personal: Partial<ApplicationValues['personal']>) => ({
  ...empty,
  personal: { ...empty.personal, ...personal },
})
let values: ApplicationValues

const show = (
  changes: Partial<Application> = {},
  state: Partial<ApplicationState> = {},
  part = <StepForm />,
) =>
  showInApplication(
    part,
    { application: applicationOf(changes), ...state },
    {
      onValues: (current) => {
        values = current
      },
    },
  )
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const rowsIn = (part: HTMLElement) =>
  [...part.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
const isRequired = (label: RegExp) => field(label).getAttribute('aria-required')

test.each([
  [/^Cell #/, /^Phone #/],
  [/^Phone #/, /^Cell #/],
])('once %s is complete, %s is optional', async (one, other) => {
  await show()
  expect([isRequired(one), isRequired(other)]).toEqual(['true', 'true'])
  await enter(one, '512555014')
  expect(isRequired(other)).toBe('true')
  await enter(one, '5125550142')
  expect([isRequired(one), isRequired(other)]).toEqual(['true', 'false'])
})

test('the tick for no middle name clears and disables the field', async () => {
  await show({ values: withPersonal({ middleName: 'Lee' }) })
  fireEvent.click(field('I do not have a Middle Name or Initial'))
  await waitFor(() =>
    expect(values.personal).toMatchObject({ middleName: '', noMiddleName: 'yes' }),
  )
  expect(field(/^Middle Name/).disabled).toBe(true)
})

test('a prefilled field is reviewed once it is changed or left', async () => {
  const markReviewed = jest.fn()
  const unreviewed = new Set(['personal.city', 'personal.firstName'])
  await show({}, { unreviewed, markReviewed })
  expect(screen.getAllByText('From your resume')).toHaveLength(2)
  await enter('City', 'Kyle')
  expect(markReviewed.mock.calls).toEqual([['personal.city']])
  fireEvent.blur(field('First Name'))
  expect(markReviewed.mock.calls).toEqual([['personal.city'], ['personal.firstName']])
  await enter('Last Name', 'Bell')
  fireEvent.blur(field('Last Name'))
  expect(markReviewed).toHaveBeenCalledTimes(2)
})

/** A candidate whose names, phone and address are on file. */
const onFile: Partial<Application> = {
  applicantType: 'existing',
  locked: ['firstName', 'lastName', 'middleName'],
  optionalFields: [
    'firstName',
    'lastName',
    'middleName',
    'cellPhone',
    'phone',
    'address',
    'city',
    'state',
    'postalCode',
    'previouslyEmployed',
  ],
  maskedRecord: {
    personal: { firstName: 'J•••', lastName: 'E•••', cellPhone: '•••-0142', city: '•••' },
    employment: 1,
    education: 0,
    certifications: 0,
  },
}

test('asks for fields on file again only if the applicant has typed some of them', async () => {
  await show(onFile)
  expect(screen.getByText('We have your contact details on file')).toBeTruthy()
  cleanup()
  await show({ ...onFile, values: withPersonal({ cellPhone: '(737) 555-0100' }) })
  expect(screen.queryByText('We have your contact details on file')).toBeNull()
  expect(field(/^Cell #/).value).toBe('(737) 555-0100')
  expect(screen.getByText('Your name is on file and cannot be changed here.')).toBeTruthy()
  expect(screen.queryByText(/ever been employed/)).toBeNull()
})

test('a referring site suggests a source, which one that is chosen outweighs', async () => {
  setReferrer(`${site}/search?q=nurse`)
  const suggestion = `GET ${endpointUrl(readReferringAdSource, { query: { site } })}`
  replies.set(suggestion, () => Response.json({ id: '71' }))
  const showWithSuggestion = async (changes: Partial<Application> = {}) => {
    cleanup()
    await clearCache()
    requests.length = 0
    await show(changes)
    await waitFor(() => expect(requests).toContain(suggestion))
    await screen.findByRole('option', { name: 'Radio' })
    await act(async () => undefined)
  }
  await showWithSuggestion()
  await waitFor(() => expect(values.personal.adSource).toBe('71'))
  await showWithSuggestion({ values: withPersonal({ adSource: '58' }) })
  expect(values.personal.adSource).toBe('58')
  replies.set(suggestion, () => Response.json({ id: '404' }))
  await showWithSuggestion()
  expect(values.personal.adSource).toBe('')
})

test('the mobile app is its own source, and does not show it', async () => {
  sessionStorage.setItem('tab.mobile-app', 'true')
  await show()
  await waitFor(() => expect(values.personal.adSource).toBe('12'))
  expect(screen.queryByText('How did you hear about this job?')).toBeNull()
  cleanup()
  await show({ values: withPersonal({ adSource: '12' }) }, {}, <StepReview />)
  expect(screen.queryByText('Mobile app')).toBeNull()
})

test.each([
  ['yes', 'Yes'],
  ['no', 'No'],
])('the review tells the source and that one was employed before: %s', async (stored, shown) => {
  const personal = { previouslyEmployed: stored, adSource: '58' }
  await show({ values: withPersonal(personal) }, {}, <StepReview />)
  expect(screen.getByText('Job fair')).toBeTruthy()
  expect(screen.getByText(shown)).toBeTruthy()
})

test('a middle name is asked for unless there is none, which can be taken back', async () => {
  await show()
  const none = field('I do not have a Middle Name or Initial')
  expect(isRequired(/^Middle Name/)).toBe('true')
  await act(async () => fireEvent.click(none))
  expect([isRequired(/^Middle Name/), none.checked]).toEqual(['false', true])
  await act(async () => fireEvent.click(none))
  expect([isRequired(/^Middle Name/), field(/^Middle Name/).disabled]).toEqual(['true', false])
  await waitFor(() => expect(values.personal.noMiddleName).toBe(''))
})

test('browsers fill in the names, each in its field', async () => {
  await show()
  const names = screen.getByRole('group', { name: 'Your name' })
  const fields = within(names).getAllByRole<HTMLInputElement>('textbox')
  expect(fields.map(({ autocomplete }) => autocomplete)).toEqual([
    'given-name',
    'family-name',
    'additional-name',
  ])
})

const helpOf = (label: RegExp | string) => descriptionsOf(field(label)).join('')

/** Like `onFile`, but with a value that was typed, so that its fields are shown. */
const changing: Partial<Application> = {
  ...onFile,
  locked: [],
  maskedRecord: {
    employment: 1,
    education: 0,
    certifications: 0,
    personal: { phone: '•••-0142', address: '•••', apartment: '•••', city: '•••' },
  },
  values: withPersonal({ cellPhone: '(737) 555-0100' }),
}

test('a field tells its value on file, and that it may stay empty', async () => {
  await show(changing)
  expect(helpOf(/^Phone #/)).toBe('On file: •••-0142. Leave it empty to keep it.')
  expect(helpOf(/^Street Address/)).toBe(
    'On file: •••. Leave it empty to keep it.P.O. Boxes are not accepted',
  )
  expect(helpOf(/^Cell #/)).toBe('')
  expect([isRequired(/^City/), screen.getByLabelText('City (optional)')]).toEqual([
    'false',
    field(/^City/),
  ])
})

test('another address leaves nothing of the one on file, and is asked for as a whole', async () => {
  await show(changing)
  await enter(/^City/, 'Kyle')
  for (const label of ['Street Address', 'City', 'State/Province', 'Zip/Postal Code'])
    expect([label, isRequired(new RegExp(`^${label}$`))]).toEqual([label, 'true'])
  expect([helpOf(/^City/), helpOf(/^Apt #/)]).toEqual(['', ''])
  expect(helpOf(/^Street Address/)).toBe('P.O. Boxes are not accepted')
  expect(helpOf(/^Phone #/)).toContain('On file')
})

test('a field that is locked cannot be changed, and says so', async () => {
  await show({ ...changing, locked: ['phone'] })
  expect(helpOf(/^Phone #/)).toBe('On file: •••-0142. It cannot be changed here.')
  expect([field(/^Phone #/).disabled, field(/^Cell #/).disabled]).toEqual([true, false])
})

test('names that are locked are shown: those on file, else those of the draft', async () => {
  const names = () => screen.getByRole('region', { name: 'Your name' }).textContent
  const typed = withPersonal({ firstName: 'Ann', lastName: 'Bell', cellPhone: '(737) 555-0100' })
  await show({ ...onFile, values: typed })
  expect(names()).toContain('J•••')
  expect(names()).not.toContain('Ann')
  cleanup()
  await show({ ...onFile, applicantType: 'worker', maskedRecord: null, values: typed })
  expect(names()).toContain('Ann')
})

test('a name that is missing on file can be entered beside the locked one', async () => {
  const optionalFields = onFile.optionalFields?.filter((name) => name !== 'lastName') ?? []
  await show({ ...onFile, optionalFields, locked: ['firstName'] })
  expect([field(/^First Name/).disabled, field(/^Last Name/).disabled]).toEqual([true, false])
})

test('fields on file stand together, and Change asks for them from the first', async () => {
  await show({ ...onFile, locked: [] })
  const title = 'We have your contact details on file'
  const section = screen.getByRole('region', { name: title })
  expect(rowsIn(section)).toEqual([
    'First NameJ•••',
    'Last NameE•••',
    'Cell #•••-0142',
    'Also on fileCity',
  ])
  await press('Change them')
  expect(screen.queryByRole('region', { name: title })).toBeNull()
  expect(document.activeElement).toBe(field(/^First Name/))
  expect(field(/^City/)).toBeTruthy()
})

test('fields that are masked as a whole are named in one row', async () => {
  const personal = { ...onFile.maskedRecord?.personal, address: '•••', state: '••' }
  const maskedRecord = { employment: 0, education: 0, certifications: 0, personal }
  await show({ ...onFile, maskedRecord })
  expect(screen.getByText('Street Address, City, State/Province')).toBeTruthy()
})

test.each<[string, Partial<Application>, Partial<ApplicationState>]>([
  ['nothing is on file', { ...onFile, maskedRecord: null }, {}],
  ['a required field is not', { ...onFile, optionalFields: ['firstName', 'lastName'] }, {}],
  [
    'the gateway has rejected one of the fields',
    onFile,
    { rejection: { step: 'personal', problem: problemOf('invalid-input') } },
  ],
])('asks for the contact details if %s', async (_case, changes, state) => {
  await show(changes, state)
  expect(screen.queryByText('We have your contact details on file')).toBeNull()
  expect(field(/^Street Address/)).toBeTruthy()
})

test('a locked name that is in the draft as well is no input', async () => {
  await show({ ...onFile, values: withPersonal({ firstName: 'Jo' }) })
  expect(screen.getByText('We have your contact details on file')).toBeTruthy()
})

test('all that is missing is listed above the fields, in words of its question', async () => {
  const next = jest.fn()
  await show({}, { next })
  expect(screen.queryByRole('group', { name: /^Please check these/ })).toBeNull()
  await press('Continue')
  const summary = await screen.findByRole('group', { name: /^Please check these/ })
  expect(document.activeElement).toBe(summary)
  const errors = within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(errors).toContain('First Name is required')
  expect(errors).toContain('How you heard about this job is required')
  const employed = screen.getByRole('group', { name: /^Have you ever been employed/ })
  expect(employed.textContent).toMatch(/Please answer: Have you worked here before\?/)
  const source = field('How did you hear about this job?')
  expect(descriptionsOf(source)).toEqual(['How you heard about this job is required'])
  expect(next).not.toHaveBeenCalled()
})

test('in the mobile app a list that fails leaves the source unknown, and asks for none', async () => {
  sessionStorage.setItem('tab.mobile-app', 'true')
  setReferrer(`${site}/`)
  requests.length = 0
  replies.set('GET /api/lookups/staffmark/ad-sources', () => rejectWith('internal'))
  await show()
  await waitFor(() => expect(values.personal.adSource).toBe(unknownOption))
  expect(screen.queryByText('How did you hear about this job?')).toBeNull()
  expect(requests.filter((request) => request.includes('referring'))).toEqual([])
  cleanup()
  await show({ values: withPersonal({ adSource: '58' }) })
  await waitFor(() => expect(screen.queryByText('How did you hear about this job?')).toBeNull())
  expect(values.personal.adSource).toBe('58')
})

test('in the mobile app the source is not asked for, with no list yet or no default in it', async () => {
  sessionStorage.setItem('tab.mobile-app', 'true')
  const sources = 'GET /api/lookups/staffmark/ad-sources'
  const release = hold(sources)
  await show()
  const question = () => screen.queryByText('How did you hear about this job?')
  expect(question()).toBeNull()
  await release(Response.json({ ...adSources, defaultId: null }))
  await waitFor(() => expect(values.personal.adSource).toBe(unknownOption))
  expect(question()).toBeNull()
})

test('a list without options leaves the source to its default, and asks for none', async () => {
  replies.set('GET /api/lookups/staffmark/ad-sources', () =>
    Response.json({ options: [], defaultId: '12' }),
  )
  await show({ values: withPersonal({ adSource: '58' }) })
  await waitFor(() => expect(values.personal.adSource).toBe('12'))
  expect(screen.queryByText('How did you hear about this job?')).toBeNull()
})

test.each(['phone', 'cellPhone'])(
  'with a %s on file, neither number is asked for',
  async (name) => {
    await show({ optionalFields: [name] })
    expect(field('Cell # (optional)').getAttribute('aria-required')).toBe('false')
    expect(field('Phone # (optional)').getAttribute('aria-required')).toBe('false')
  },
)

test('the mobile app is the source whatever was chosen before', async () => {
  sessionStorage.setItem('tab.mobile-app', 'true')
  await show({ values: withPersonal({ adSource: '58' }) })
  await waitFor(() => expect(values.personal.adSource).toBe('12'))
})

test('the review tells the fields that were typed, and no others', async () => {
  const typed = { firstName: 'Ann', emergencyPhone: '(512) 555-0142', linkedIn: 'in/ann' }
  await show({ values: withPersonal(typed) }, {}, <StepReview />)
  expect(rowsIn(document.body)).toEqual([
    'First NameAnn',
    'Emergency #(512) 555-0142',
    'LinkedIn URLin/ann',
  ])
})
