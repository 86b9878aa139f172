import { chakra } from '@chakra-ui/react'
import { listApplications, type WorkerApplication } from '@gatehouse/contracts/portal/applications'
import { jobPath } from '@gatehouse/contracts/portal/job-search-url'
import { useDate } from '../../language/use-date.ts'
import { useText } from '../../language/use-text.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { UpstreamText } from '../../ui/upstream-text.tsx'
import { text } from './messages.ts'

export const loader = pageLoader(() => load(listApplications, {}))

export function Component() {
  const t = useText(text)
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Loaded
        read={useRead(listApplications, {})}
        isEmpty={({ applications }) => applications.length === 0}
        empty={
          <Empty title={t('emptyTitle')}>
            <p>{t('empty')}</p>
            <TextLink to="/search">{t('findJobs')}</TextLink>
          </Empty>
        }
      >
        {({ applications }) => (
          <chakra.ul display="grid" gap="2" listStyleType="none">
            {applications.map((application) => (
              <li key={`${application.state} ${application.jobId}`}>
                <ApplicationCard application={application} />
              </li>
            ))}
          </chakra.ul>
        )}
      </Loaded>
    </Page>
  )
}

function ApplicationCard({ application }: { application: WorkerApplication }) {
  const t = useText(text)
  const date = useDate()
  const { jobId, brand, title, place, referenceId, state, at } = application
  const path = jobPath({ id: jobId, brand }, { base: '/search' })
  const facts = [place, brand.name, referenceId && t('reference', { id: referenceId })]
  return (
    <Card>
      <chakra.h2 fontWeight="700">
        <TextLink to={path}>
          <UpstreamText>{title}</UpstreamText>
        </TextLink>
      </chakra.h2>
      <chakra.p color="muted">{facts.filter(Boolean).join(' · ')}</chakra.p>
      <p>{at === null ? t('sentSometime') : t(state, { date: date(at) })}</p>
      {state === 'begun' && (
        <TextLink to={path} aria-label={t('continueAs', { title })}>
          {t('continue')}
        </TextLink>
      )}
    </Card>
  )
}
