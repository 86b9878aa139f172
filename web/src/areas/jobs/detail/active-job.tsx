import { chakra } from '@chakra-ui/react'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { HtmlBlock } from '../../../ui/html-block.tsx'
import { Page } from '../../../ui/page.tsx'
import { isInMobileApp } from '../mobile-app.ts'
import { ApplySection } from './apply/apply-section.tsx'
import { FloatingApply } from './floating-apply.tsx'
import { JobFacts, placeOf } from './job-facts.tsx'
import { text } from './messages.ts'
import { ShareJob } from './share-job.tsx'
import { useResultsCount, useResultsPath } from './use-results-path.ts'

interface ActiveJobProps {
  job: Job
  /** The signed-in worker has already applied. */
  applied: boolean
}

export function ActiveJob({ job, applied }: ActiveJobProps) {
  const t = useText(text)
  const applySectionId = useId()
  const resultsPath = useResultsPath(job.brand.code)
  const count = useResultsCount()
  const [qualified, setQualified] = useState(false)
  const place = placeOf(job)
  return (
    <Page
      title={job.title}
      titleLanguage={job.language}
      documentTitle={place ? t('tab', { title: job.title, place }) : job.title}
    >
      {/* First in the DOM: at the end, Tab would scroll past the point where it hides. */}
      {!applied && !qualified && (
        <FloatingApply sectionId={applySectionId} externalUrl={job.externalApplicationUrl} />
      )}
      <chakra.div display="grid" gap="3">
        <JobFacts job={job} />
        <chakra.div display="flex" flexWrap="wrap" marginInlineStart="-8px" marginBottom="-16px">
          {!isInMobileApp() && (
            <Button asChild look="plain">
              <Link to={resultsPath}>{count ? t('backTo', { count }) : t('jobSearch')}</Link>
            </Button>
          )}
          <ShareJob job={job} />
        </chakra.div>
        <section aria-labelledby={`${applySectionId}-about`}>
          <chakra.h2 id={`${applySectionId}-about`} fontSize="lg" fontWeight="700" marginBottom="1">
            {t('about')}
          </chakra.h2>
          <HtmlBlock html={job.description} language={job.language} />
        </section>
        <ApplySection
          id={applySectionId}
          job={job}
          applied={applied}
          onQualified={() => setQualified(true)}
        />
      </chakra.div>
    </Page>
  )
}
