import { chakra } from '@chakra-ui/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { CookieNotice } from '../areas/privacy/cookie-notice.tsx'
import { useSession } from '../areas/session/use-session.ts'
import { useText } from '../language/use-text.ts'
import { text } from './messages.ts'
import { TopBar } from './top-bar.tsx'

const SignedIn = lazy(async () => ({ default: (await import('./signed-in.tsx')).SignedIn }))

/** What stands around every page, and around the shape of one that is on its way. */
export function Frame({ children = <Outlet /> }: { children?: ReactNode }) {
  const t = useText(text)
  const { person } = useSession()
  // It stays when they have gone, to say why and to take them in again.
  const [met, setMet] = useState(false)
  if (person && !met) setMet(true)
  return (
    <>
      <chakra.a
        href="#main"
        position="absolute"
        top="-100px"
        insetInlineStart="1"
        zIndex="1500"
        bg="surface"
        color="accent"
        padding="1"
        borderRadius="card"
        _focus={{ top: '1' }}
      >
        {t('skip')}
      </chakra.a>
      <CookieNotice />
      <TopBar />
      <chakra.main
        id="main"
        tabIndex={-1}
        outline="none"
        flex="1"
        width="100%"
        maxWidth="1120px"
        marginInline="auto"
        paddingInline={{ base: '2', md: '4' }}
        paddingBlock={{ base: '3', md: '6' }}
      >
        {met && (
          <Suspense>
            <SignedIn />
          </Suspense>
        )}
        {children}
      </chakra.main>
      <ScrollRestoration />
    </>
  )
}
