import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { useStepInTitle } from '../../jobs/detail/step-title.ts'
import type { Step } from '../model/steps.ts'
import { text } from './messages.ts'
import { stepRegistry } from './registry.ts'

interface StepProgressProps {
  steps: readonly Step[]
  openStep: Step
}

/** "Step 2 of 5 · about 7 minutes left"; the step also stands in the tab's title. */
export function StepProgress({ steps, openStep }: StepProgressProps) {
  const t = useText(text)
  const index = steps.indexOf(openStep)
  const progress = t('progress', { number: String(index + 1), count: String(steps.length) })
  const minutes = steps.slice(index).reduce((sum, step) => sum + stepRegistry[step].minutes, 0)
  useStepInTitle(progress)
  return (
    <chakra.p color="muted">
      {progress} · {t('timeLeft', { minutes })}
    </chakra.p>
  )
}
