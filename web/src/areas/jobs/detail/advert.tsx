import { chakra } from '@chakra-ui/react'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useId } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Heading } from '../../../ui/heading.tsx'
import { HtmlBlock } from '../../../ui/html-block.tsx'
import { Summary } from '../../../ui/summary.tsx'
import { JobFacts } from './job-facts.tsx'
import { text } from './messages.ts'

interface AdvertProps {
  job: Job
  /** Folded to a line while the applicant fills in the form below it. */
  folded: boolean
}

export function Advert({ job, folded }: AdvertProps) {
  const t = useText(text)
  const id = useId()
  const description = <HtmlBlock html={job.description} language={job.language} />
  if (folded)
    return (
      <details>
        <Summary>
          <Heading level="h2" display="inline" fontWeight="600">
            {t('about')}
          </Heading>
        </Summary>
        <chakra.div display="grid" gap="3" paddingBlock="1">
          <JobFacts job={job} />
          {description}
        </chakra.div>
      </details>
    )
  return (
    <section aria-labelledby={id}>
      <Heading level="h2" id={id} fontSize="lg" fontWeight="700" marginBottom="1">
        {t('about')}
      </Heading>
      {description}
    </section>
  )
}
