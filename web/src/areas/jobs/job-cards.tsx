import { chakra } from '@chakra-ui/react'
import type { JobSummary } from '@gatehouse/contracts/portal/jobs'
import { Fragment } from 'react'
import { usDate } from '../../language/us-date.ts'
import { useText } from '../../language/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { seesBrands, useAudience } from './audience.ts'
import { JobLink } from './job-link.tsx'
import { text } from './messages.ts'

export function JobCards({ jobs }: { jobs: readonly JobSummary[] }) {
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

function JobCard({ job }: { job: JobSummary }) {
  const t = useText(text)
  const audience = useAudience()
  const facts = [
    [t('id'), audience.internal && job.id],
    [t('type'), job.type],
    [t('city'), job.city],
    [t('state'), job.state],
    [t('posted'), job.posted && usDate(job.posted)],
    [t('brand'), seesBrands(audience) && job.brand.name],
  ] as const
  return (
    <Card height="100%">
      <h3>
        <JobLink job={job} />
      </h3>
      <Facts>
        {facts.map(
          ([label, fact]) =>
            fact && (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </Fragment>
            ),
        )}
      </Facts>
    </Card>
  )
}

/** One styled element per card: styling each cell is slow on phones. */
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: '2',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'muted' },
  },
})
