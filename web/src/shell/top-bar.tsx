import { chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { usePortalUser } from '../areas/session/use-portal-user.ts'
import { useIsSessionKnown } from '../areas/session/use-session.ts'
import { useText } from '../language/use-text.ts'
import { isInternal, startPath } from '../portal/internal-mode.ts'
import { settings } from '../portal/settings.ts'
import { shellWidth } from '../ui/shell-width.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { text } from './messages.ts'

const importParts = () => import('./worker-parts.ts')
const CurrentCompany = lazy(async () => ({ default: (await importParts()).CurrentCompany }))
const Bell = lazy(async () => ({ default: (await importParts()).Bell }))
const UserMenu = lazy(async () => ({ default: (await importParts()).UserMenu }))

/** Product name and language; for a signed-in user also company, notifications and user menu. */
export function TopBar() {
  const person = usePortalUser()
  const { search } = useLocation()
  const isSessionKnown = useIsSessionKnown()
  return (
    <chakra.header bg="surface" borderBottom="1px solid" borderColor="line">
      <LoadingBar />
      <chakra.div
        maxWidth={shellWidth(person !== null)}
        marginInline="auto"
        minHeight="64px"
        paddingInline={{ base: '2', md: '4' }}
        display="flex"
        flexWrap={{ base: 'wrap', lg: 'nowrap' }}
        alignItems="center"
        gap={{ base: '0', md: '1' }}
      >
        <HomeLink to={startPath(search)} aria-label={settings.product}>
          <Mark />
          <chakra.span hideBelow={person ? 'md' : undefined}>{settings.product}</chakra.span>
        </HomeLink>
        {person && (
          <Suspense>
            <chakra.div
              order={{ base: '1', lg: '0' }}
              flexBasis={{ base: '100%', lg: 'auto' }}
              marginInlineStart={{ base: '-8px', lg: '0' }}
            >
              <CurrentCompany person={person} />
            </chakra.div>
          </Suspense>
        )}
        <chakra.span flex="1" />
        {!person && isSessionKnown && <VisitorLink />}
        <LanguageSwitch />
        {person && (
          <Suspense>
            <Bell />
            <UserMenu person={person} />
          </Suspense>
        )}
      </chakra.div>
    </chakra.header>
  )
}

/**
 * From sign-in to the jobs, and from anywhere else to sign-in, in words that fit a phone; not in the page
 * of a host.
 */
function VisitorLink() {
  const t = useText(text)
  const { pathname, search } = useLocation()
  if (isInternal(search)) return null
  const [to, label] =
    pathname === '/' ? ['/search-jobs', 'barJobs' as const] : ['/', 'signIn' as const]
  return <BarLink to={to}>{t(label)}</BarLink>
}

const BarLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    paddingInline: '1',
    borderRadius: 'card',
    fontSize: { base: 'sm', md: 'md' },
    fontWeight: '600',
    color: 'accent',
    _hover: { bg: 'accentSoft' },
  },
})

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '48px',
    fontWeight: '700',
    fontSize: 'lg',
    color: 'accent',
  },
})

function Mark() {
  return (
    <chakra.svg viewBox="0 0 32 32" width="28px" height="28px" aria-hidden="true" flexShrink="0">
      <path
        d="M5 28V15a11 11 0 0 1 22 0v13h-6V15a5 5 0 0 0-10 0v13zM15 18h2v10h-2z"
        fill="currentColor"
      />
    </chakra.svg>
  )
}
