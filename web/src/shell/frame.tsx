import { chakra } from '@chakra-ui/react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { ScrollRestoration, useOutlet } from 'react-router'
import { CookieNotice } from '../areas/privacy/cookie-notice.tsx'
import { usePortalUser } from '../areas/session/use-portal-user.ts'
import { useSession } from '../areas/session/use-session.ts'
import { useText } from '../language/use-text.ts'
import { settings } from '../portal/settings.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { mainPadding } from '../ui/main-padding.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { shellWidth } from '../ui/shell-width.ts'
import { useWide } from '../ui/use-wide.ts'
import { Footer } from './footer/footer.tsx'
import { text } from './messages.ts'
import { OfflineBar } from './offline-bar.tsx'
import { scrollKey } from './scroll-key.ts'
import { TopBar } from './top-bar.tsx'

const importParts = () => import('./worker-parts.ts')
const SideMenu = lazy(async () => ({ default: (await importParts()).SideMenu }))
const TabBar = lazy(async () => ({ default: (await importParts()).TabBar }))
const RecognitionBanner = lazy(async () => ({ default: (await importParts()).RecognitionBanner }))
// Content blockers keep chats from loading; the portal works without one.
const Chat = lazyPart(async () => (await import('./chat/chat.tsx')).Chat, { isOptional: true })
const SignedIn = lazy(async () => ({ default: (await importParts()).SignedIn }))

/** Top bar, menu and footer around the page, or a skeleton until the first page is there. */
export function Frame() {
  const t = useText(text)
  const page = useOutlet()
  const session = useSession()
  const person = usePortalUser()
  const wide = useWide()
  // Stays mounted after the session has ended, to explain it and to restore forms.
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (session.person && !wasSignedIn) setWasSignedIn(true)
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link to screen readers, as it leads within the page. */}
      <chakra.a
        href="#main"
        onClick={focusMain}
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
      <OfflineBar />
      <Row maxWidth={shellWidth(person !== null)}>
        <chakra.main id="main" tabIndex={-1} outline="none" flex="1" minWidth="0" {...mainPadding}>
          {wasSignedIn && (
            <Suspense>
              <SignedIn />
            </Suspense>
          )}
          {person?.attributes.hasRecognition && (
            <Suspense fallback={<chakra.div height="48px" marginBottom="2" />}>
              <RecognitionBanner personKey={person.key} />
            </Suspense>
          )}
          {page ?? <PageSkeleton />}
        </chakra.main>
        {/* After the content for those who go by Tab, before it for the eye. */}
        {person && wide && (
          <chakra.div width="250px" flexShrink="0" order="-1" data-not-printed="">
            <Suspense>
              <SideMenu />
            </Suspense>
          </chakra.div>
        )}
      </Row>
      {person && !wide && (
        <Suspense>
          <TabBar person={person} />
        </Suspense>
      )}
      <Footer />
      {settings.chatUrl && <Chat />}
      {/* A skeleton is too short to be scrolled as the page was. */}
      {page && <ScrollRestoration getKey={scrollKey} />}
      {/* Room for the bar at the bottom of a phone. */}
      <chakra.div height="var(--tab-bar, 0px)" flexShrink="0" />
    </>
  )
}

/** A hash in the URL would add a history entry that the router does not know. */
function focusMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

const Row = chakra('div', {
  base: { flex: '1', display: 'flex', width: '100%', marginInline: 'auto' },
})
