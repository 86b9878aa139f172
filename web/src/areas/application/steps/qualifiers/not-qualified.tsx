import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../../language/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonRow } from '../../../../ui/button-row.tsx'
import { useResultsPath } from '../../../jobs/detail/use-results-path.ts'
import { text } from './messages.ts'

/** Disqualification notice, with links to other jobs and back to the questions. */
export function NotQualified({ onChange }: { onChange: () => void }) {
  const t = useText(text)
  const results = useResultsPath()
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <chakra.div display="grid" gap="2">
      <chakra.p ref={message} tabIndex={-1} outline="none" fontWeight="600">
        {t('notQualified')}
      </chakra.p>
      <ButtonRow>
        <Button asChild look="primary">
          <Link to={results}>{t('backToJobs')}</Link>
        </Button>
        <Button onClick={onChange}>{t('changeAnswers')}</Button>
      </ButtonRow>
    </chakra.div>
  )
}
