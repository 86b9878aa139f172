import {
  type Application,
  type ApplicationValues,
  type StepId,
  stepIds,
} from '@gatehouse/contracts/portal/application'

/** Steps of the stepper: the résumé upload, then the steps of the form. */
export type Step = 'upload' | StepId

type StepInputs = Pick<Application, 'applicantType' | 'steps' | 'resume'>

/** All steps that this applicant will see, in order. */
export function plannedSteps({ applicantType, steps }: Omit<StepInputs, 'resume'>): Step[] {
  const formSteps = stepIds.filter((id) => steps.includes(id))
  return applicantType === 'worker' ? formSteps : ['upload', ...formSteps]
}

/** The steps shown: history follows once it is known whether there is a résumé. */
export function stepsOf(inputs: StepInputs, { noResume }: ApplicationValues): Step[] {
  const { applicantType, resume } = inputs
  const resumeUndecided = applicantType === 'new' && !resume && noResume !== 'yes'
  return plannedSteps(inputs).filter((step) => !(resumeUndecided && step === 'resume'))
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
