import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { firstView } from './app/first-view.ts'
import { Providers } from './app/providers.tsx'
import { router } from './app/router.ts'
import { watchPresses } from './app/watch-presses.ts'
import { handleSessionChange, reloadWhenRestored } from './portal/signed-out.ts'
import { subscribeToTabs } from './portal/tabs.ts'

reloadWhenRestored()
subscribeToTabs(handleSessionChange)
watchPresses()

async function renderPortal() {
  const root = document.getElementById('root')
  await firstView()
  if (!root) return
  // A transition is rendered in slices of 5 ms, between which the browser answers.
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

void renderPortal()
