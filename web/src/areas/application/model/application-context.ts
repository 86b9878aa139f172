import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { type ComponentType, createContext, use } from 'react'
import type { Autosave } from '../autosave/autosave.ts'
import type { Outcome } from './outcome.ts'
import type { Step } from './steps.ts'

export interface ReviewSection {
  step: Step
  title: string
  Review: ComponentType
}

export interface ApplicationState {
  job: Job
  /** Brand whose option lists apply. */
  brand: string
  application: Application
  values: ApplicationValues
  change: (values: ApplicationValues) => void
  autosave: Autosave
  /** Fields prefilled from the résumé and not yet reviewed: "personal.city". */
  unreviewed: ReadonlySet<string>
  markReviewed: (prefix: string) => void
  /** Step that opens with its errors shown. */
  stepWithErrors: Step | null
  /** Reviews of this applicant's steps, in order. */
  reviews: readonly ReviewSection[]
  goTo: (step: Step) => void
  /** Completes the open step and opens the next incomplete one. */
  next: () => void
  /** Opens the first step that contains one of the invalid fields. */
  showErrors: (fields: readonly string[]) => void
  /** Replaces the application with a newer reply of the gateway. */
  setApplication: (application: Application) => void
  finish: (outcome: Outcome) => void
}

export const ApplicationContext = createContext<ApplicationState | null>(null)

export function useApplication(): ApplicationState {
  const state = use(ApplicationContext)
  if (!state) throw new Error('useApplication is used outside of ApplicationContext')
  return state
}
