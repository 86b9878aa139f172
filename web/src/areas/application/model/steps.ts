import {
  type Application,
  type ApplicationValues,
  type StepId,
  stepIds,
} from '@gatehouse/contracts/portal/application'

/** Steps of the stepper: the résumé upload, then the steps of the form. */
export type Step = 'upload' | StepId

type StepInputs = Pick<Application, 'applicantType' | 'steps' | 'resume'>

/** Steps of this applicant, in order. History follows once it is known whether there is a résumé. */
export function stepsOf(
  { applicantType, steps, resume }: StepInputs,
  { noResume }: ApplicationValues,
): Step[] {
  const resumeUndecided = applicantType === 'new' && !resume && noResume !== 'yes'
  const formSteps: Step[] = stepIds.filter(
    (id) => steps.includes(id) && !(resumeUndecided && id === 'resume'),
  )
  return applicantType === 'worker' ? formSteps : ['upload', ...formSteps]
}

export function stepToOpen(application: Application): Step {
  const steps = stepsOf(application, application.values)
  const untouched =
    !application.resume &&
    application.values.noResume === '' &&
    application.step === application.steps[0]
  if (steps.includes('upload') && untouched) return 'upload'
  return steps.includes(application.step) ? application.step : (steps[0] ?? 'agreement')
}

/** The step saved in the draft; it has none for the upload. */
export function stepToSave(step: Step, steps: readonly StepId[]): StepId {
  return step === 'upload' ? (steps[0] ?? 'agreement') : step
}
