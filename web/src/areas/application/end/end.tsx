import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { SupportPhone } from '../../../ui/support-phone.tsx'
import { useResultsPath } from '../../jobs/detail/use-results-path.ts'
import type { Over } from '../applying-context.ts'
import { text } from './messages.ts'

/** What is said at the end, and the way on. */
export function End({ over }: { over: Over }) {
  const t = useText(text)
  const results = useResultsPath()
  const words = useRef<HTMLHeadingElement>(null)
  useEffect(() => words.current?.focus(), [over])
  const phone = () => <SupportPhone />
  const { title, lead } = wordsOf[over]
  return (
    <chakra.div display="grid" gap="2">
      <chakra.h3 ref={words} tabIndex={-1} outline="none" fontSize="lg" fontWeight="700">
        {t(title)}
      </chakra.h3>
      <p>{t.rich(lead, { phone })}</p>
      <div>
        <Button asChild>
          <Link to={results}>{t('results')}</Link>
        </Button>
      </div>
    </chakra.div>
  )
}

const wordsOf = {
  applied: { title: 'applied', lead: 'questions' },
  sent: { title: 'sent', lead: 'thanksLead' },
  thanks: { title: 'thanks', lead: 'thanksLead' },
  'handed-over': { title: 'handedOver', lead: 'handedOverLead' },
  'no-host': { title: 'noHost', lead: 'noHostLead' },
} as const satisfies Record<Over, unknown>
