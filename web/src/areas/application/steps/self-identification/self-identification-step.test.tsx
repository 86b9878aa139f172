import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import {
  readDisabilities,
  readEthnicities,
  readGenders,
  readVeteranStatuses,
} from '@gatehouse/contracts/portal/lookups'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { applicationOf } from '../../../../testing/application-of.ts'
import { installFakeGateway } from '../../../../testing/fake-gateway.ts'
import { showInApplication } from '../../../../testing/in-application.tsx'
import { press } from '../../../../testing/press.ts'
import { problemOf } from '../../../../testing/problem-of.ts'
import type { ApplicationState } from '../../model/application-context.ts'
import { StepForm, StepReview } from './self-identification-step.tsx'

const { replies } = installFakeGateway()

for (const [endpoint, id, name] of [
  [readGenders, 'Female', 'Woman'],
  [readEthnicities, '12', 'Two or more'],
  [readVeteranStatuses, '22', 'No veteran'],
  [readDisabilities, '32', 'No disability'],
] as const)
  replies.set(`GET ${endpointUrl(endpoint, { params: { brand: 'prostaff' } })}`, () =>
    Response.json({ options: [{ id, name }] }),
  )

const next = jest.fn()
const markReviewed = jest.fn()
const answers = { gender: 'Female', ethnicity: '12', veteran: '22', disability: '32' }
const empty: ApplicationValues = { ...emptyApplication(), noResume: 'yes' }
let values: ApplicationValues

beforeEach(() => {
  next.mockClear()
  markReviewed.mockClear()
})
afterEach(cleanup)

const show = (part = <StepForm />, state: Partial<ApplicationState> = {}, initial = empty) =>
  showInApplication(
    part,
    {
      application: applicationOf({ values: initial }),
      brand: 'prostaff',
      next,
      markReviewed,
      ...state,
    },
    {
      onValues: (current) => {
        values = current
      },
    },
  )
const choose = async (label: string, option: string) => {
  const select = screen.getByLabelText<HTMLSelectElement>(label)
  const { value } = await within(select).findByRole<HTMLOptionElement>('option', { name: option })
  await act(async () => fireEvent.change(select, { target: { value } }))
}

test('asks each question with its own list; the answers join what was typed before', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 4 }).textContent).toMatch(/^Why are you asked/)
  await choose('Gender', 'Woman')
  await choose('Race or Ethnicity', 'Two or more')
  await choose('Veteran Status', 'No veteran')
  const disability = screen.getByRole('group', { name: 'Disability' })
  await act(async () => fireEvent.click(within(disability).getByLabelText('No disability')))
  await waitFor(() => expect(values).toEqual({ ...empty, selfIdentification: answers }))
  await press('Continue')
  await waitFor(() => expect(next).toHaveBeenCalledTimes(1))
  expect(markReviewed.mock.calls).toEqual([['selfIdentification.']])
})

test('a question without an answer leads to no other step', async () => {
  await show(<StepForm />, {}, { ...empty, selfIdentification: { ...answers, veteran: '' } })
  const required = 'The above fields are required before continuing'
  expect(screen.queryByText(required)).toBeNull()
  await press('Continue')
  expect(await screen.findByText(required)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Veteran Status'))
  expect(next).not.toHaveBeenCalled()
})

test('shows an answer that the gateway has rejected', async () => {
  const errors = [{ field: 'selfIdentification.ethnicity', rule: 'invalid' }]
  const problem = problemOf('invalid-input', { errors })
  await show(
    <StepForm />,
    { rejection: { step: 'self-identification', problem } },
    { ...empty, selfIdentification: answers },
  )
  await waitFor(() =>
    expect(screen.getByLabelText('Race or Ethnicity').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(next).not.toHaveBeenCalled()
})

test('the review tells each answer beside its question', async () => {
  await show(<StepReview />, {}, { ...empty, selfIdentification: answers })
  await screen.findByText('No disability')
  const rows = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'GenderWoman',
    'Race or EthnicityTwo or more',
    'Veteran StatusNo veteran',
    'DisabilityNo disability',
  ])
})
