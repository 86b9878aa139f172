import { chakra } from '@chakra-ui/react'
import { readHome } from '@gatehouse/contracts/portal/home'
import { useDate } from '../../language/use-date.ts'
import { useText } from '../../language/use-text.ts'
import { useRead } from '../../portal/use-read.ts'
import { UpstreamText } from '../../ui/upstream-text.tsx'
import { stateOf } from '../assignments/state-of.ts'
import { text } from './messages.ts'
import { Section } from './section.tsx'

/** The current assignment or the next one, where it is known. */
export function CurrentAssignment() {
  const t = useText(text)
  const date = useDate()
  const { data } = useRead(readHome, {})
  const assignment = data?.assignment.state === 'available' ? data.assignment.value : null
  if (!assignment) return null
  const { company, jobTitle, startDate, endDate } = assignment
  const isUpcoming = stateOf(assignment) === 'upcoming'
  const job = jobTitle && <UpstreamText>{jobTitle}</UpstreamText>
  const days = [
    startDate && t(isUpcoming ? 'starts' : 'since', { date: date(startDate) }),
    endDate && t('ends', { date: date(endDate) }),
  ]
  return (
    <Section title={t(isUpcoming ? 'nextAssignment' : 'currentAssignment')}>
      <p>{job && company ? t.rich('jobAtCompany', { job: () => job, company }) : job || company}</p>
      <chakra.p color="muted">{days.filter(Boolean).join(', ')}</chakra.p>
    </Section>
  )
}
