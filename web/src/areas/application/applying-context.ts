import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { createContext, use } from 'react'
import type { Saver } from './draft/saver.ts'
import type { StageId } from './stages.ts'

/** What every stage of an application works on. */
export interface ApplyingState {
  job: Job
  /** Whose lists are chosen from. */
  brand: string
  view: Application
  values: ApplicationValues
  change: (values: ApplicationValues) => void
  saver: Saver
  /** Fields filled in from a résumé that nobody has looked at yet: "personal.city". */
  marks: ReadonlySet<string>
  /** Takes the marks off fields that begin so. */
  seen: (prefix: string) => void
  /** Where somebody has tried to go on in vain: what is missing is shown at once. */
  tried: StageId | null
  goTo: (stage: StageId) => void
  /** This stage is done: on to the next that is not. */
  goOn: () => void
  /** The gateway found fields wrong: where the first of them is. */
  showWrong: (fields: readonly string[]) => void
  /** What the gateway answered has changed. */
  answered: (view: Application) => void
  /** It is sent, or there was one already. */
  over: (how: Over) => void
}

export type Over = 'applied' | 'sent' | 'thanks' | 'handed-over' | 'no-host'

export const ApplyingContext = createContext<ApplyingState | null>(null)

export function useApplying(): ApplyingState {
  const state = use(ApplyingContext)
  if (!state) throw new Error('There is no application around this')
  return state
}
