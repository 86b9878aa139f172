import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { useSession } from '../session/use-session.ts'
import { CompanyChoice, OtherCompany } from './company-card.tsx'
import { text } from './messages.ts'
import { useChooseCompany } from './use-choose-company.ts'
import { loadLogos, useLogos } from './use-logos.ts'
import { useReturnPath } from './use-return-path.ts'

export const loader = pageLoader(loadLogos)

/**
 * Chooses the current company, also for a page that needs one; lists the others of the group
 * [1 §4, 3 §2 Companies page].
 */
export function Component() {
  const t = useText(text)
  const { person } = useSession()
  const logos = useLogos()
  const { choose, choosing, error } = useChooseCompany()
  const { companies = [], company: selected = null } = person ?? {}
  const others = logos.filter(({ code }) => !companies.some((one) => one.code === code))

  const isNeeded = useReturnPath() !== undefined && selected === null && companies.length > 0

  return (
    <Page title={t('title')} lead={companies.length > 0 && !isNeeded && t('lead')}>
      {isNeeded && (
        <Notice>
          <chakra.p fontWeight="600">{t('pleaseSelect')}</chakra.p>
          <p>{t('whySelect')}</p>
        </Notice>
      )}
      <chakra.div display="grid" gap="6" maxWidth="720px" marginTop="2">
        {error !== undefined && <Failure error={error} />}
        {companies.length === 0 && <Empty title={t('emptyTitle')}>{t('empty')}</Empty>}
        {companies.length > 0 && (
          <Grid title={t('yours')}>
            {companies.map((company) => (
              <li key={company.code}>
                <CompanyChoice
                  company={company}
                  logo={logos.find(({ code }) => code === company.code)}
                  selected={company.code === selected}
                  busy={company.code === choosing}
                  onChoose={() => void choose(company)}
                />
              </li>
            ))}
          </Grid>
        )}
        {selected && <NextSteps />}
        {others.length > 0 && (
          <Grid title={t('others')}>
            {others.map((logo) => (
              <li key={logo.code}>
                <OtherCompany logo={logo} />
              </li>
            ))}
          </Grid>
        )}
      </chakra.div>
    </Page>
  )
}

/** Two columns [1 §9]; one on the narrowest phones. */
function Grid({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="lg" fontWeight="700" marginBottom="2">
        {title}
      </chakra.h2>
      <chakra.ul
        display="grid"
        gap="2"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        listStyleType="none"
      >
        {children}
      </chakra.ul>
    </section>
  )
}

function NextSteps() {
  const t = useText(text)
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="1">
      <Button asChild>
        <Link to="/info/personal">{t('personal')}</Link>
      </Button>
      <Button asChild>
        <Link to="/info/profile">{t('profile')}</Link>
      </Button>
    </chakra.div>
  )
}
