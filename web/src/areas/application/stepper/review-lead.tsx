import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { text } from '../../resume/messages.ts'
import { useApplication } from '../model/application-context.ts'
import type { Step } from '../model/steps.ts'
import { stepRegistry } from './registry.ts'

/** Asks once to check what was prefilled. It stays while the step is open: nothing moves below it. */
export function ReviewLead({ step }: { step: Step }) {
  const t = useText(text)
  const { unreviewed } = useApplication()
  const [isShown] = useState(() =>
    [...unreviewed].some((name) => stepRegistry[step].fields.includes(name.split('.')[0] ?? '')),
  )
  return isShown && <chakra.p marginBottom="2">{t('reviewLead')}</chakra.p>
}
