import { chakra } from '@chakra-ui/react'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { placeOf } from '@gatehouse/contracts/portal/place-of'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Page } from '../../../ui/page.tsx'
import { isInMobileApp } from '../mobile-app.ts'
import { Advert } from './advert.tsx'
import { ApplySection } from './apply/apply-section.tsx'
import { takesApplications } from './apply/takes-applications.ts'
import { FloatingApply } from './floating-apply.tsx'
import { JobFacts } from './job-facts.tsx'
import { keepInPlace } from './keep-in-place.ts'
import { text } from './messages.ts'
import { ShareJob } from './share-job.tsx'
import { useShownStep } from './step-title.ts'
import { useResultsCount, useResultsPath } from './use-results-path.ts'

interface ActiveJobProps {
  job: Job
  applied: boolean
}

export function ActiveJob({ job, applied }: ActiveJobProps) {
  const t = useText(text)
  const applySectionId = useId()
  const resultsPath = useResultsPath(job.brand.code)
  const count = useResultsCount()
  const [qualified, setQualified] = useState(false)
  const place = placeOf(job)
  const step = useShownStep()
  return (
    <Page
      title={job.title}
      titleLanguage={job.language}
      documentTitle={[step, place ? t('tab', { title: job.title, place }) : job.title]
        .filter(Boolean)
        .join(' · ')}
    >
      {/* First in the DOM: at the end, Tab would scroll past the point where it hides. */}
      {!applied && !qualified && takesApplications(job) && (
        <FloatingApply sectionId={applySectionId} externalUrl={job.externalApplicationUrl} />
      )}
      <chakra.div display="grid" gap="3">
        {!qualified && <JobFacts job={job} />}
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="flex-start"
          marginInlineStart="-8px"
          marginBottom="-16px"
        >
          {!isInMobileApp() && (
            <Button asChild look="plain">
              <Link to={resultsPath}>{count ? t('backTo', { count }) : t('jobSearch')}</Link>
            </Button>
          )}
          <ShareJob job={job} />
        </chakra.div>
        <Advert job={job} folded={qualified} />
        <ApplySection
          id={applySectionId}
          job={job}
          applied={applied}
          onQualified={() => keepInPlace(applySectionId, () => setQualified(true))}
        />
      </chakra.div>
    </Page>
  )
}
