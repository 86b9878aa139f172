import { chakra } from '@chakra-ui/react'
import { readSimilarJobs } from '@gatehouse/contracts/portal/jobs'
import { useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { useRead } from '../../../portal/use-read.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useAudience } from '../../jobs/audience.ts'
import { audienceQuery, brandQuery } from '../../jobs/detail/job-input.ts'
import { JobCards } from '../../jobs/list/job-cards.tsx'
import { text } from './messages.ts'
import type { Receipt } from './receipt.ts'
import { ReceiptFacts } from './receipt-facts.tsx'

/** Above the results after an application was sent; takes the focus, and stays until it is closed. */
export function ReceiptPanel({ receipt }: { receipt: Receipt }) {
  const t = useText(text)
  const id = useId()
  const { worker } = useAudience()
  const location = useLocation()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  // After the effects of the page around it, whose heading takes the focus.
  useEffect(() => queueMicrotask(() => heading.current?.focus()), [])
  const close = async () => {
    await navigate(location, { replace: true, state: null, preventScrollReset: true })
    document.querySelector<HTMLElement>('h1')?.focus()
  }
  return (
    <Card asChild borderColor="good" marginBottom="3">
      <section aria-labelledby={id}>
        <chakra.div display="grid" gap="2">
          <chakra.h2
            ref={heading}
            id={id}
            tabIndex={-1}
            outline="none"
            fontSize="lg"
            fontWeight="700"
          >
            {t('title')}
          </chakra.h2>
          <ReceiptFacts receipt={receipt} />
          <SimilarJobs receipt={receipt} />
          <chakra.div data-not-printed="" display="flex" flexWrap="wrap" gap="2">
            <Button look="plain" marginInlineStart="-8px" onClick={() => void close()}>
              {t('close')}
            </Button>
            {worker && <TextLink to="/applications">{t('all')}</TextLink>}
          </chakra.div>
        </chakra.div>
      </section>
    </Card>
  )
}

/** Best-effort: the results are below. */
function SimilarJobs({ receipt: { jobId, brandId } }: { receipt: Receipt }) {
  const t = useText(text)
  const id = useId()
  const { search } = useLocation()
  const { data } = useRead(readSimilarJobs, {
    params: { id: jobId },
    query: { ...brandQuery(brandId), ...audienceQuery(search) },
  })
  if (!data || data.jobs.length === 0) return null
  return (
    <section aria-labelledby={id} data-not-printed="">
      <chakra.h3 id={id} fontWeight="700" marginBottom="1">
        {t('similar')}
      </chakra.h3>
      <JobCards jobs={data.jobs.slice(0, 3)} headingLevel="h4" />
    </section>
  )
}
