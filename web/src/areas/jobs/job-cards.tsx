import { chakra } from '@chakra-ui/react'
import type { FoundJob } from '@gatehouse/contracts/portal/jobs'
import { usDate } from '../../language/us-date.ts'
import { useText } from '../../language/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { JobLink } from './job-link.tsx'
import { text } from './messages.ts'
import { useWhere } from './where.ts'

/** Jobs as cards: the title as heading, then what is known of each. */
export function JobCards({ jobs }: { jobs: readonly FoundJob[] }) {
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(320px, 100%), 1fr))"
      gap="2"
      listStyleType="none"
    >
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </chakra.ul>
  )
}

function JobCard({ job }: { job: FoundJob }) {
  const t = useText(text)
  const { internal, worker } = useWhere()
  const facts = [
    [t('id'), internal && job.id],
    [t('type'), job.type],
    [t('city'), job.city],
    [t('state'), job.state],
    [t('posted'), job.posted && usDate(job.posted)],
    [t('brand'), (internal || worker) && job.brand.name],
  ] as const
  return (
    <Card height="100%">
      <h3>
        <JobLink job={job} />
      </h3>
      <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" columnGap="2">
        {facts.map(
          ([label, fact]) =>
            fact && (
              <chakra.div key={label} display="contents">
                <chakra.dt color="muted">{label}</chakra.dt>
                <chakra.dd fontVariantNumeric="tabular-nums">{fact}</chakra.dd>
              </chakra.div>
            ),
        )}
      </chakra.dl>
    </Card>
  )
}
