import { ChakraProvider } from '@chakra-ui/react'
import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyApplication, emptyHistories } from '@gatehouse/contracts/portal/application-fields'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { act, render } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import {
  ApplicationContext,
  type ApplicationState,
} from '../areas/application/model/application-context.ts'
import { system } from '../ui/theme.ts'

const job = { id: '1001', brand: { code: 'staffmark', name: 'Staffmark' } } as Job

/** The draft of a new applicant without a résumé, with these changes. */
export const applicationOf = (changes: Partial<Application> = {}): Application => ({
  state: 'open',
  applicantType: 'new',
  email: 'ann@example.test',
  checkFailed: false,
  key: 'k1',
  version: 'v1',
  step: 'personal',
  resume: null,
  maskedRecord: null,
  steps: ['personal', 'resume', 'self-identification', 'agreement'],
  optionalFields: [],
  locked: [],
  fieldsToReview: [],
  thanks: false,
  offers: emptyHistories(),
  onFile: emptyHistories(),
  values: emptyApplication(),
  ...changes,
})

interface InApplicationProps {
  state?: Partial<ApplicationState>
  /** Called with the values of each render. */
  onValues?: (values: ApplicationValues) => void
  children: ReactNode
}

/** An application context with values that can be changed; `state` overrides it. */
export function InApplication({ state, onValues, children }: InApplicationProps) {
  const application = state?.application ?? applicationOf()
  const [values, setValues] = useState(application.values)
  onValues?.(values)
  const given = {
    job,
    brand: 'staffmark',
    application,
    values,
    merges: 0,
    rejection: null,
    unreviewed: new Set<string>(),
    markReviewed: () => undefined,
    change: (update: (values: ApplicationValues) => ApplicationValues) => setValues(update),
    ...state,
  } as unknown as ApplicationState
  return <ApplicationContext value={given}>{children}</ApplicationContext>
}

export function showInApplication(part: ReactNode, state: Partial<ApplicationState>) {
  return act(async () =>
    render(
      <ChakraProvider value={system}>
        <InApplication state={state}>{part}</InApplication>
      </ChakraProvider>,
    ),
  )
}
