import { chakra } from '@chakra-ui/react'
import { storeLinkNames } from '@gatehouse/contracts/portal/links'
import type { Person } from '@gatehouse/contracts/portal/session'
import type { ReactNode } from 'react'
import { useText } from '../../language/use-text.ts'
import { settings } from '../../portal/settings.ts'
import { Button } from '../../ui/button.tsx'
import { OpensNewTab } from '../../ui/opens-new-tab.tsx'
import { WorkerIcon } from '../../ui/worker-icon.tsx'
import { searchJobs } from './entries.ts'
import { text } from './messages.ts'

export function Extras({ person }: { person: Person }) {
  const t = useText(text)
  const { careers, storeLinks, advertUrl } = settings
  const stores = storeLinkNames.filter((name) => storeLinks[name])
  return (
    <chakra.aside aria-label={t('extras')} display="grid" gap="3" marginTop="3" paddingInline="1">
      {careers && searchJobs.when(person) && (
        <Button asChild width="100%" px="2">
          <NewTab to={searchJobs.href} data-track="search-jobs">
            {t(searchJobs.label)}
          </NewTab>
        </Button>
      )}
      <Part title={t('flyer')}>
        <Plain to="/assets/flyers/earned-wage-access.en.pdf">{t('flyerEnglish')}</Plain>
        <Plain to="/assets/flyers/earned-wage-access.es.pdf">{t('flyerSpanish')}</Plain>
      </Part>
      {stores.length > 0 && (
        <Part title={t('app')}>
          {stores.map((name) => (
            <Button key={name} asChild width="100%">
              <NewTab to={storeLinks[name] ?? ''}>{t(name)}</NewTab>
            </Button>
          ))}
        </Part>
      )}
      {advertUrl && (
        <Part title={t('advert')}>
          <chakra.iframe
            title={t('advert')}
            src={advertUrl}
            sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
            loading="lazy"
            width="100%"
            height="200px"
            border="1px solid"
            borderColor="line"
            borderRadius="card"
            bg="white"
          />
        </Part>
      )}
    </chakra.aside>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={title} display="grid" gap="1">
      <chakra.p fontSize="sm" color="muted">
        {title}
      </chakra.p>
      {children}
    </chakra.section>
  )
}

function NewTab({
  to,
  children,
  ...look
}: {
  to: string
  'data-track'?: string
  children: ReactNode
}) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...look}>
      <span>
        {children}
        <OpensNewTab />
      </span>
      <WorkerIcon shape="newTab" size={18} />
    </a>
  )
}

function Plain({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild look="plain" width="100%" justifyContent="space-between">
      <NewTab to={to}>{children}</NewTab>
    </Button>
  )
}
