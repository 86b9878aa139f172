import { chakra } from '@chakra-ui/react'
import type { StepId } from '@gatehouse/contracts/portal/application'
import type { ComponentType, ReactNode } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useApplying } from '../applying-context.ts'
import { text as stageText } from '../messages.ts'
import { type StageId, stages, stagesOf } from '../stages.ts'
import { text } from './messages.ts'
import { ReviewHistories } from './review-histories.tsx'
import { ReviewPersonal } from './review-personal.tsx'
import { ReviewSelfIdentification } from './review-self-identification.tsx'
import { ReviewUpload } from './review-upload.tsx'

/** What is shown of each stage; of the agreement itself there is nothing to review. */
const parts: Record<'upload' | Exclude<StepId, 'agreement'>, ComponentType> = {
  upload: ReviewUpload,
  personal: ReviewPersonal,
  resume: ReviewHistories,
  'self-identification': ReviewSelfIdentification,
}

/** All answers, each part with the way back to it. */
export function Review() {
  const t = useText(text)
  const { view, values } = useApplying()
  const reviewed = stagesOf(view, values).filter((id) => id !== 'agreement')
  if (reviewed.length === 0) return null
  return (
    <chakra.section display="grid" gap="1">
      <chakra.h4 fontWeight="700">{t('review')}</chakra.h4>
      <chakra.p color="muted">{t('reviewLead')}</chakra.p>
      {reviewed.map((id) => {
        const Part = parts[id]
        return (
          <ReviewPart key={id} id={id}>
            <Part />
          </ReviewPart>
        )
      })}
    </chakra.section>
  )
}

function ReviewPart({ id, children }: { id: StageId; children: ReactNode }) {
  const t = useText(text)
  const s = useText(stageText)
  const { goTo } = useApplying()
  const title = s(stages[id].title)
  return (
    <chakra.div borderTop="1px solid" borderColor="line" paddingBlock="1">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
        <chakra.h5 fontWeight="600">{title}</chakra.h5>
        <Button look="plain" onClick={() => goTo(id)}>
          <span>{t.rich('change', { name: () => <chakra.span srOnly>{title}</chakra.span> })}</span>
        </Button>
      </chakra.div>
      {children}
    </chakra.div>
  )
}
