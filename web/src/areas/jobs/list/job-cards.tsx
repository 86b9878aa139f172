import { chakra } from '@chakra-ui/react'
import type { JobSummary } from '@gatehouse/contracts/portal/jobs'
import { placeOf } from '@gatehouse/contracts/portal/place-of'
import { useAge } from '../../../language/use-age.ts'
import { useText } from '../../../language/use-text.ts'
import { isApplied } from '../applied-jobs.ts'
import { useAudience } from '../audience.ts'
import { text } from '../messages.ts'
import { usePositionType } from '../position-type/use-position-type.ts'
import { JobLink } from './job-link.tsx'
import { usePay } from './use-pay.ts'

interface JobCardsProps {
  /** Name of the list; omit it below a heading that says the same. */
  label?: string
  jobs: readonly JobSummary[]
  total?: number
  headingLevel?: 'h3' | 'h4'
}

/** A card for each job, pressed anywhere: title, place and company, kind of work, pay and age. */
export function JobCards({ label, jobs, total, headingLevel: Heading = 'h3' }: JobCardsProps) {
  const t = useText(text)
  const { internal } = useAudience()
  const payOf = usePay()
  const ageOf = useAge()
  const typeOf = usePositionType()
  return (
    <Cards aria-label={label}>
      {jobs.map((job) => {
        const { id, brand, type, salary, posted } = job
        const lines = [
          [internal && `${t('id')} ${id}`, placeOf(job), brand.name],
          [typeOf(type), payOf(salary), posted && ageOf(posted)],
        ]
        return (
          <li key={id}>
            <Heading>
              <JobLink job={job} total={total} />
            </Heading>
            {isApplied(id) && <strong>{t('applied')}</strong>}
            {lines.map((facts) => {
              const line = facts.filter(Boolean).join(' · ')
              return line && <p key={line}>{line}</p>
            })}
          </li>
        )
      })}
    </Cards>
  )
}

/** One styled element for all cards: each one costs a phone render time. */
const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: '1',
    listStyleType: 'none',
    '& li': {
      position: 'relative',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
      padding: '2',
      _hover: { borderColor: 'accent' },
      '&:focus-within:has(:focus-visible)': { outline: '3px solid', outlineColor: 'accent' },
    },
    '& h3, & h4': { overflowWrap: 'anywhere' },
    '& :is(h3, h4) a': {
      paddingBlock: '0',
      outline: 'none',
      '&::after': { content: '""', position: 'absolute', inset: '0' },
    },
    '& strong': { color: 'good', fontWeight: '600' },
    '& p': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
  },
})
