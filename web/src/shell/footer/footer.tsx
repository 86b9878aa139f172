import { chakra } from '@chakra-ui/react'
import { footerLinkNames } from '@gatehouse/contracts/portal/links'
import { Fragment, type ReactNode } from 'react'
import { PolicyLink } from '../../areas/privacy/policy-link.tsx'
import { usePortalUser } from '../../areas/session/use-portal-user.ts'
import { useText } from '../../language/use-text.ts'
import { settings } from '../../portal/settings.ts'
import { OpensNewTab } from '../../ui/opens-new-tab.tsx'
import { shellWidth } from '../../ui/shell-width.ts'
import { text } from './messages.ts'

/** Footer [1 §2 Footer]; external links open in new tabs, so that no input is lost. */
export function Footer() {
  const t = useText(text)
  const person = usePortalUser()
  const { divisions = {}, ...links } = settings.footerLinks
  const divisionLinks = Object.entries(divisions)
  return (
    <chakra.footer borderTop="1px solid" borderColor="line" bg="surface" fontSize="sm">
      <chakra.div
        maxWidth={shellWidth(person !== null)}
        marginInline="auto"
        paddingInline={{ base: '2', md: '4' }}
        paddingTop="2"
        // Room for the Chat button.
        paddingBottom={settings.chatUrl ? '80px' : '2'}
      >
        <nav aria-label={t('footer')}>
          <List>
            {footerLinkNames.map((name) => (
              <Fragment key={name}>
                {name === 'copyright' && <PrivacyPolicy />}
                {links[name] && <ExternalLink to={links[name]} label={t(name)} />}
                {name === 'home' &&
                  divisionLinks.map(([division, to]) => (
                    <ExternalLink key={division} to={to} label={division} />
                  ))}
              </Fragment>
            ))}
          </List>
        </nav>
        <chakra.p color="muted" paddingBlock="1">
          {t('owner', { year: String(new Date().getFullYear()), product: settings.product })}
          {' · '}
          {t('version', { version: settings.version })}
        </chakra.p>
      </chakra.div>
    </chakra.footer>
  )
}

function PrivacyPolicy() {
  const t = useText(text)
  return (
    <li>
      <FooterLink asChild>
        <PolicyLink>{t('privacy')}</PolicyLink>
      </FooterLink>
    </li>
  )
}

function ExternalLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <FooterLink href={to} target="_blank" rel="noopener noreferrer">
        {label}
        <OpensNewTab />
      </FooterLink>
    </li>
  )
}

function List({ children }: { children: ReactNode }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="3" listStyleType="none">
      {children}
    </chakra.ul>
  )
}

const FooterLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'half',
    minHeight: '44px',
    color: 'muted',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    _hover: { color: 'ink' },
  },
})
