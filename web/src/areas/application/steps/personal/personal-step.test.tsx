import { ChakraProvider } from '@chakra-ui/react'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { readReferringAdSource, readStates } from '@gatehouse/contracts/portal/lookups'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { installFakeGateway } from '../../../../testing/fake-gateway.ts'
import { FreshCache } from '../../../../testing/fresh-cache.tsx'
import { applicationOf, InApplication } from '../../../../testing/in-application.tsx'
import type { ApplicationState } from '../../model/application-context.ts'

const { requests, replies } = installFakeGateway()
const { system } = await import('../../../../ui/theme.ts')
const { StepForm, StepReview } = await import('./personal-step.tsx')

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
const setReferrer = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })

beforeEach(() => {
  replies.set('GET /api/lookups/staffmark/ad-sources', () => Response.json(adSources))
})
afterEach(() => {
  cleanup()
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
  act(
    async () =>
      void render(
        <ChakraProvider value={system}>
          <FreshCache>
            <InApplication
              state={{ application: applicationOf(changes), ...state }}
              onValues={(current) => {
                values = current
              }}
            >
              {part}
            </InApplication>
          </FreshCache>
        </ChakraProvider>,
      ),
  )
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const set = (label: string | RegExp, value: string) =>
  act(async () => fireEvent.change(field(label), { target: { value } }))
const isRequired = (label: RegExp) => field(label).getAttribute('aria-required')

test.each([
  [/^Cell #/, /^Phone #/],
  [/^Phone #/, /^Cell #/],
])('once %s is complete, %s is optional', async (one, other) => {
  await show()
  expect([isRequired(one), isRequired(other)]).toEqual(['true', 'true'])
  await set(one, '512555014')
  expect(isRequired(other)).toBe('true')
  await set(one, '5125550142')
  expect([isRequired(one), isRequired(other)]).toEqual(['true', 'false'])
})

test('without a middle name none is sent', async () => {
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
  await set('City', 'Kyle')
  expect(markReviewed.mock.calls).toEqual([['personal.city']])
  fireEvent.blur(field('First Name'))
  expect(markReviewed.mock.calls).toEqual([['personal.city'], ['personal.firstName']])
  await set('Last Name', 'Bell')
  fireEvent.blur(field('Last Name'))
  expect(markReviewed).toHaveBeenCalledTimes(2)
})

/** A candidate whose names, phone and address are on file. */
const onFile: Partial<Application> = {
  applicantType: 'existing',
  locked: ['firstName', 'lastName', 'middleName'],
  optionalFields: [
    ...['firstName', 'lastName', 'middleName', 'cellPhone', 'phone', 'address', 'city', 'state'],
    ...['postalCode', 'previouslyEmployed'],
  ],
  maskedRecord: {
    personal: { firstName: 'J•••', lastName: 'E•••', cellPhone: '•••-0142', city: '•••' },
    employment: 1,
    education: 0,
    certifications: 0,
  },
}

test('what is on file is asked for again only if the applicant has typed some of it', async () => {
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
