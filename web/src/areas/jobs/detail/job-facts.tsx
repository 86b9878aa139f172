import { chakra } from '@chakra-ui/react'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { placeOf } from '@gatehouse/contracts/portal/place-of'
import { useAge } from '../../../language/use-age.ts'
import { useDate } from '../../../language/use-date.ts'
import { useText } from '../../../language/use-text.ts'
import { CompanyLogo } from '../../companies/company-logo.tsx'
import { useLogos } from '../../companies/use-logos.ts'
import { usePay } from '../list/use-pay.ts'
import { text as jobsText } from '../messages.ts'
import { usePositionType } from '../position-type/use-position-type.ts'
import { text } from './messages.ts'

/** Company, place, pay, kind of work, age and reference in a line; screen readers hear their labels. */
export function JobFacts({ job }: { job: Job }) {
  const t = useText(text)
  const j = useText(jobsText)
  const payOf = usePay()
  const typeOf = usePositionType()
  const dateOf = useDate()
  const ageOf = useAge()
  const logo = useLogos().find(({ code }) => code === job.brand.code)?.logo
  const posted = job.posted && dateOf(job.posted)
  const age = job.posted && ageOf(job.posted)
  const facts = [
    [t('company'), job.brand.name],
    [t('location'), placeOf(job)],
    [t('salary'), payOf(job.salary)],
    [j('type'), typeOf(job.type)],
    [j('posted'), posted && age !== posted ? `${posted} (${age})` : posted],
    [t('referenceId'), job.referenceId && t('reference', { id: job.referenceId })],
  ] as const
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ md: 'center' }}
      gap="1"
      columnGap="2"
    >
      {/* Its room is kept while the list of logos loads. */}
      <chakra.div width="96px" height="40px" flexShrink="0">
        {logo && <CompanyLogo src={logo} alt="" />}
      </chakra.div>
      <chakra.div overflow="hidden">
        <Facts>
          {facts.map(
            ([label, fact]) =>
              fact && (
                <div key={label}>
                  <chakra.dt srOnly>{label}</chakra.dt>
                  <dd>{fact}</dd>
                </div>
              ),
          )}
        </Facts>
      </chakra.div>
    </chakra.div>
  )
}

const gap = '18px'

/** A dot stands before each fact; one at the start of a line is clipped. */
const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    marginInlineStart: `-${gap}`,
    fontVariantNumeric: 'tabular-nums',
    '& div': { position: 'relative', paddingInlineStart: gap },
    '& div:first-of-type dd': { fontWeight: '600' },
    '& div::before': { content: '"·"', position: 'absolute', insetInlineStart: '7px' },
  },
})
