import { chakra } from '@chakra-ui/react'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useText } from '../../../../language/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { EmailLink } from '../../../../ui/mail/email-link.tsx'
import { OpensNewTab } from '../../../../ui/opens-new-tab.tsx'
import { SupportPhone } from '../../../../ui/support-phone.tsx'
import { text } from './messages.ts'
import { takesApplications } from './takes-applications.ts'
import { useNearViewport } from './use-near-viewport.ts'

/** Reserves height for the form to avoid a layout shift. */
const FormPlaceholder = chakra('div', { base: { minHeight: '320px' } })

const ApplicationFlow = lazyPart(
  async () => (await import('../../../application/application-flow.tsx')).ApplicationFlow,
  { Placeholder: FormPlaceholder },
)

interface ApplySectionProps {
  /** Id of the heading, the target of Apply Now. */
  id: string
  job: Job
  applied: boolean
  onQualified: () => void
}

/** Apply section at the end of a job's page; its form is lazy-loaded near the viewport. */
export function ApplySection({ id, job, applied, onQualified }: ApplySectionProps) {
  const t = useText(text)
  const [section, near] = useNearViewport()
  const phone = () => <SupportPhone />
  const { contact } = job
  return (
    <Card asChild {...plainOnPhones}>
      <section ref={section} aria-labelledby={id}>
        <chakra.h2
          id={id}
          tabIndex={-1}
          outline="none"
          fontSize="xl"
          fontWeight="700"
          lineHeight="1.3"
          marginBottom="1"
        >
          {t('title')}
        </chakra.h2>
        {applied ? (
          <>
            <chakra.p fontWeight="600">{t('applied')}</chakra.p>
            <p>{t.rich('questions', { phone })}</p>
          </>
        ) : job.externalApplicationUrl ? (
          <ExternalApplyLink url={job.externalApplicationUrl} />
        ) : (
          <>
            {takesApplications(job) && (
              <chakra.div display="grid" gap="2" maxWidth="760px" marginBottom="3">
                {near ? (
                  <ApplicationFlow job={job} onQualified={onQualified} />
                ) : (
                  <FormPlaceholder />
                )}
              </chakra.div>
            )}
            <p>
              {t.rich(job.referenceId ? 'byPhoneWithReference' : 'byPhone', {
                phone,
                reference: job.referenceId,
              })}{' '}
              {contact && t.rich('byEmail', { email: () => <EmailLink address={contact} /> })}
            </p>
          </>
        )}
      </section>
    </Card>
  )
}

function ExternalApplyLink({ url }: { url: string }) {
  const t = useText(text)
  return (
    <>
      <chakra.p marginBottom="2">{t('externalLead')}</chakra.p>
      <Button asChild look="primary">
        <a href={url} data-track="apply-externally" target="_blank" rel="noopener noreferrer">
          {t('applyExternally')}
          <OpensNewTab />
        </a>
      </Button>
    </>
  )
}

const plainOnPhones = {
  bg: { base: 'transparent', md: 'surface' },
  borderWidth: { base: '0', md: '1px' },
  padding: { base: '0', md: '3' },
}
