import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router'
import {
  ApplicationContext,
  type ApplicationState,
} from '../areas/application/model/application-context.ts'
import { applicationOf } from './application-of.ts'
import { job } from './job.ts'
import { showPart } from './show-page.tsx'

const staffmarkJob = job({ brand: { code: 'staffmark', name: 'Staffmark' } })

interface InApplicationProps {
  state?: Partial<ApplicationState>
  /** Called with the values of each render. */
  onValues?: ((values: ApplicationValues) => void) | undefined
  children: ReactNode
}

/** An application context with values that can be changed; `state` overrides it. */
export function InApplication({ state, onValues, children }: InApplicationProps) {
  const application = state?.application ?? applicationOf()
  const [values, setValues] = useState(application.values)
  onValues?.(values)
  const given = {
    job: staffmarkJob,
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

interface ShowOptions {
  address?: string
  onValues?: (values: ApplicationValues) => void
}

/** Renders a part of the application within such a context. */
export function showInApplication(
  part: ReactNode,
  state: Partial<ApplicationState> = {},
  { address = '/search-jobs/1001', onValues }: ShowOptions = {},
) {
  return showPart(part, (shown) => (
    <MemoryRouter initialEntries={[address]}>
      <InApplication state={state} onValues={onValues}>
        {shown}
      </InApplication>
    </MemoryRouter>
  ))
}
