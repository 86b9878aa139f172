import { chakra } from '@chakra-ui/react'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../../language/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { SupportPhone } from '../../../../ui/support-phone.tsx'
import { useResultsPath } from '../../../jobs/detail/use-results-path.ts'
import type { Outcome } from '../../model/outcome.ts'
import { receiptOf } from '../../receipt/receipt.ts'
import { ReceiptFacts } from '../../receipt/receipt-facts.tsx'
import { text } from './messages.ts'

interface DoneProps {
  job: Job
  outcome: Outcome
  /** To apply with another address, or for another person. */
  onRestart?: (() => void) | undefined
}

export function Done({ job, outcome, onRestart }: DoneProps) {
  const t = useText(text)
  const results = useResultsPath(job.brand.code)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [outcome])
  const phone = () => <SupportPhone />
  const { title, lead, restart } = messageKeys[outcome]
  const [receipt] = useState(() => (outcome === 'thanks' ? receiptOf(job) : undefined))
  return (
    <chakra.div display="grid" gap="2">
      <chakra.h3 ref={heading} tabIndex={-1} outline="none" fontSize="lg" fontWeight="700">
        {t(title)}
      </chakra.h3>
      <p>{t.rich(lead, { phone })}</p>
      {receipt && <ReceiptFacts receipt={receipt} />}
      <div>
        <Button asChild>
          <Link to={results}>{t('results')}</Link>
        </Button>
        {onRestart && (
          <Button look="plain" marginInlineStart={{ base: '-8px', md: '0' }} onClick={onRestart}>
            {t(restart)}
          </Button>
        )}
      </div>
    </chakra.div>
  )
}

const messageKeys = {
  applied: { title: 'applied', lead: 'questions', restart: 'otherEmail' },
  sent: { title: 'sent', lead: 'thanksLead', restart: 'otherEmail' },
  thanks: { title: 'thanks', lead: 'thanksLead', restart: 'otherEmail' },
  'handed-over': { title: 'handedOver', lead: 'handedOverLead', restart: 'another' },
  'handed-over-before': {
    title: 'handedOverBefore',
    lead: 'handedOverBeforeLead',
    restart: 'another',
  },
  'no-host': { title: 'noHost', lead: 'noHostLead', restart: 'another' },
} as const satisfies Record<Outcome, unknown>
