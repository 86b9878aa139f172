import type { Job } from '@gatehouse/contracts/portal/jobs'
import { lazy, Suspense, useState } from 'react'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { useAudience } from '../jobs/audience.ts'
import { hasBegun } from './begun.ts'
import { NotQualified } from './qualifiers/not-qualified.tsx'
import { type Answers, Qualifiers } from './qualifiers/qualifiers.tsx'

/** What comes after the two questions, fetched while they are answered. */
const fetchRest = () => import('./applying.tsx')
const Applying = lazy(async () => ({ default: (await fetchRest()).Applying }))

interface ApplicationProps {
  job: Job
  /** The two questions are answered: nobody has to be led here any more [2 §2]. */
  onQualified: () => void
}

/** Applying for a job, on its own page [2 §2 Apply flow]. */
export function Application({ job, onQualified }: ApplicationProps) {
  const { worker } = useAudience()
  const [mayBeKept, setMayBeKept] = useState(hasBegun)
  const [answers, setAnswers] = useState<Answers>()
  const [refused, setRefused] = useState(false)
  const askAgain = () => {
    setMayBeKept(false)
    setAnswers(undefined)
    setRefused(false)
  }

  if (refused) return <NotQualified onChange={askAgain} />
  if (!worker && !mayBeKept && !answers)
    return (
      <Qualifiers
        onBegin={() => void fetchRest().catch(() => undefined)}
        onQualified={(given) => {
          setAnswers(given)
          onQualified()
        }}
        onRefused={() => setRefused(true)}
      />
    )
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Applying
        job={job}
        answers={answers}
        onOpen={onQualified}
        onRefused={() => setRefused(true)}
        onNothing={askAgain}
      />
    </Suspense>
  )
}
