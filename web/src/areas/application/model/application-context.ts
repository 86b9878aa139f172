import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import type { Problem } from '@gatehouse/contracts/problem'
import { type ComponentType, createContext, use } from 'react'
import type { Autosave } from '../autosave/autosave.ts'
import type { Outcome } from './outcome.ts'
import type { Rejection } from './rejection.ts'
import type { Step } from './steps.ts'

export interface ReviewSection {
  step: Step
  title: string
  Review: ComponentType
}

export interface ApplicationState {
  job: Job
  brand: string
  application: Application
  values: ApplicationValues
  change: (update: (values: ApplicationValues) => ApplicationValues) => void
  autosave: Autosave
  /** Counts merges of another tab's changes. */
  merges: number
  /** Fields prefilled from the résumé and not yet reviewed: "personal.city". */
  unreviewed: ReadonlySet<string>
  markReviewed: (prefix: string) => void
  /** Why its step is open; null once the user has gone on. */
  rejection: Rejection | null
  reviews: readonly ReviewSection[]
  goTo: (step: Step) => void
  next: () => void
  /** Opens the step before; undefined at the first. */
  back: (() => void) | undefined
  /** Opens the first step with fields that the gateway has rejected. */
  showErrors: (problem: Problem) => void
  setApplication: (application: Application) => void
  /** Shows another draft from its first open step. */
  reopen: (application: Application) => void
  finish: (outcome: Outcome) => void
  /** Finishes with the outcome of an application that was sent before. */
  finishAsSent: () => void
}

export const ApplicationContext = createContext<ApplicationState | null>(null)

export function useApplication(): ApplicationState {
  const state = use(ApplicationContext)
  if (!state) throw new Error('useApplication is used outside of ApplicationContext')
  return state
}
