import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { firstView } from './app/first-view.ts'
import { ignoreStrayPresses } from './app/ignore-stray-presses.ts'
import { keepFocus } from './app/keep-focus.ts'
import { Providers } from './app/providers.tsx'
import { createRouter } from './app/router.ts'
import { showSignIn } from './app/show-sign-in.ts'
import { watchPresses } from './app/watch-presses.ts'
import { companyChannel } from './areas/companies/switch-company.ts'
import { detectMobileApp } from './areas/jobs/mobile-app.ts'
import { handleSessionChange, reloadWhenRestored } from './portal/signed-out.ts'
import { subscribeToTabs } from './portal/tabs.ts'

/** Ends the browser's task: one of 50 ms keeps a slow phone from responding. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Without it a dialog is in the middle of the frame. */
async function trackVisibleArea() {
  const part = await import('./app/track-visible-area.ts').catch(() => undefined)
  part?.trackVisibleArea()
}

async function start(root: HTMLElement) {
  reloadWhenRestored()
  detectMobileApp()
  subscribeToTabs(handleSessionChange)
  companyChannel.listen()
  await nextTask()
  const router = createRouter()
  showSignIn(router)
  const view = firstView(router)
  await nextTask()
  ignoreStrayPresses()
  keepFocus()
  if (window.parent !== window) void trackVisibleArea()
  watchPresses()
  await view
  // React renders a transition in slices of 5 ms.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  )
}

const root = document.getElementById('root')
if (root) void start(root)
