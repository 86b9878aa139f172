import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { TickBox } from '../../../ui/tick-box.tsx'
import { useApplying } from '../applying-context.ts'
import { Gaps } from './gaps.tsx'
import { fetchDialog, History } from './history.tsx'
import { text } from './messages.ts'
import { resumeProblems } from './resume-problems.ts'

/** Employment, education and certifications [2 §2 Apply flow 4]. */
export function Part() {
  const t = useText(text)
  const id = useId()
  const { view, values, change, goOn, seen, tried } = useApplying()
  const [attempted, setAttempted] = useState(tried === 'resume')
  const { missing, broken } = resumeProblems(values, view.applicantType)
  const ready = missing.length === 0 && broken.length === 0
  const lacks = (kind: 'employment' | 'education') => attempted && missing.includes(kind)
  const [firstBroken] = broken
  const { maskedRecord } = view
  const mayHaveNone = values.employment.length === 0 && !maskedRecord?.employment

  useEffect(() => void fetchDialog().catch(() => undefined), [])

  const next = () => {
    setAttempted(true)
    if (ready) {
      for (const kind of ['employment', 'education', 'certifications']) seen(`${kind}.`)
      return goOn()
    }
    const at = missing[0]
      ? `${id}-${missing[0]}-add`
      : `${id}-${firstBroken?.kind}-change-${firstBroken?.id}`
    document.getElementById(at)?.focus()
  }

  return (
    <chakra.div display="grid" gap="4">
      <History
        kind="employment"
        id={`${id}-employment`}
        error={lacks('employment') ? t('noneMissing') : undefined}
      >
        <Gaps />
        {mayHaveNone && (
          <TickBox
            id={`${id}-none`}
            label={t('none')}
            ticked={values.noEmployment === 'yes'}
            onChange={(ticked) => change({ ...values, noEmployment: ticked ? 'yes' : '' })}
          />
        )}
      </History>
      <History
        kind="education"
        id={`${id}-education`}
        error={lacks('education') ? t('educationMissing') : undefined}
      />
      <History kind="certifications" id={`${id}-certifications`} />
      <div>
        {attempted && firstBroken && (
          <FieldError id={`${id}-unfinished`}>{t('unfinished')}</FieldError>
        )}
        <Button look="primary" aria-disabled={!ready} onClick={next}>
          {t('go')}
        </Button>
      </div>
    </chakra.div>
  )
}
