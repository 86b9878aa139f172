import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useResultsPath } from '../../jobs/detail/use-results-path.ts'
import { text } from './messages.ts'

/** Says so, and leads to other jobs; who has mistaken a button may answer anew. */
export function NotQualified({ onChange }: { onChange: () => void }) {
  const t = useText(text)
  const results = useResultsPath()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <chakra.div display="grid" gap="2">
      <chakra.p ref={words} tabIndex={-1} outline="none" fontWeight="600">
        {t('notQualified')}
      </chakra.p>
      <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }} gap="1">
        <Button asChild look="primary">
          <Link to={results}>{t('backToJobs')}</Link>
        </Button>
        <Button onClick={onChange}>{t('change')}</Button>
      </chakra.div>
    </chakra.div>
  )
}
