import { chakra } from '@chakra-ui/react'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { lazy, Suspense } from 'react'
import { useText } from '../../../../language/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { text as uiText } from '../../../../ui/messages.ts'
import { SupportPhone } from '../../../../ui/support-phone.tsx'
import { text } from './messages.ts'
import { useNear } from './use-near.ts'

const ApplicationFlow = lazy(async () => ({
  default: (await import('../../../application/application-flow.tsx')).ApplicationFlow,
}))

interface ApplySectionProps {
  /** By which Apply Now finds it. */
  id: string
  job: Job
  applied: boolean
  /** Nobody has to be led here any more. */
  onQualified: () => void
}

/** The end of a job's page, where one applies; its form is fetched when somebody comes near. */
export function ApplySection({ id, job, applied, onQualified }: ApplySectionProps) {
  const t = useText(text)
  const [section, near] = useNear()
  const phone = () => <SupportPhone />
  return (
    <Card asChild>
      <section ref={section} aria-labelledby={id}>
        <chakra.h2
          id={id}
          tabIndex={-1}
          outline="none"
          fontSize="lg"
          fontWeight="700"
          marginBottom="1"
        >
          {t('title')}
        </chakra.h2>
        {applied ? (
          <>
            <chakra.p fontWeight="600">{t('applied')}</chakra.p>
            <p>{t.rich('questions', { phone })}</p>
          </>
        ) : job.applyElsewhere ? (
          <ApplyElsewhere address={job.applyElsewhere} />
        ) : (
          <>
            <chakra.div display="grid" gap="2" maxWidth="760px" marginBottom="3">
              {near ? (
                <Suspense fallback={<Room />}>
                  <ApplicationFlow job={job} onQualified={onQualified} />
                </Suspense>
              ) : (
                <Room />
              )}
            </chakra.div>
            <p>
              {t.rich('byPhone', { phone, reference: job.referenceId })}{' '}
              {job.contact && t.rich('byEmail', { email: () => <Email address={job.contact} /> })}
            </p>
          </>
        )}
      </section>
    </Card>
  )
}

function ApplyElsewhere({ address }: { address: string }) {
  const t = useText(text)
  const ui = useText(uiText)
  return (
    <>
      <chakra.p marginBottom="2">{t('elsewhere')}</chakra.p>
      <Button asChild look="primary">
        <a href={address} target="_blank" rel="noopener noreferrer">
          {t('goThere')} <chakra.span srOnly>{ui('opensNewTab')}</chakra.span>
        </a>
      </Button>
    </>
  )
}

function Email({ address }: { address: string | null }) {
  return (
    <chakra.a
      href={`mailto:${address}`}
      color="accent"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {address}
    </chakra.a>
  )
}

/** For the form that comes: what stands below it has its place before. */
const Room = chakra('div', { base: { minHeight: '320px' } })
