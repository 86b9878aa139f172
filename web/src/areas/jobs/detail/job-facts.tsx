import { chakra } from '@chakra-ui/react'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { usDate } from '../../../language/us-date.ts'
import { useText } from '../../../language/use-text.ts'
import { Card } from '../../../ui/card.tsx'
import { text as jobsText } from '../messages.ts'
import { text } from './messages.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const placeOf = ({ city, state }: Job) => [city, state].filter(Boolean).join(', ')

export function JobFacts({ job }: { job: Job }) {
  const t = useText(text)
  const j = useText(jobsText)
  const { salary } = job
  const low = salary && dollars.format(salary.low)
  const high = salary?.high && dollars.format(salary.high)
  const facts = [
    [t('location'), placeOf(job)],
    [j('type'), job.type],
    [t('referenceId'), job.referenceId],
    [t('salary'), low && high && low !== high ? t('range', { low, high }) : low],
    [j('posted'), job.posted && usDate(job.posted)],
  ] as const
  return (
    <Card asChild>
      <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fit, minmax(140px, 1fr))" gap="2">
        {facts.map(
          ([label, fact]) =>
            fact && (
              <div key={label}>
                <chakra.dt color="muted" fontSize="sm">
                  {label}
                </chakra.dt>
                <chakra.dd fontWeight="600" fontVariantNumeric="tabular-nums">
                  {fact}
                </chakra.dd>
              </div>
            ),
        )}
      </chakra.dl>
    </Card>
  )
}
