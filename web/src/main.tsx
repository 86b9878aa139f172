import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { Providers } from './app/providers.tsx'
import { router } from './app/router.ts'
import { watchPresses } from './app/watch-presses.ts'
import { handleSessionChange, reloadWhenRestored } from './portal/signed-out.ts'
import { subscribeToTabs } from './portal/tabs.ts'

reloadWhenRestored()
subscribeToTabs(handleSessionChange)
watchPresses()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
