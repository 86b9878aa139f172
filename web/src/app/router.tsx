import { readSession } from '@gatehouse/contracts/portal/session'
import { createBrowserRouter, redirect } from 'react-router'
import { SignInPage } from '../areas/sign-in/sign-in-page.tsx'
import { PortalError } from '../portal/portal-error.ts'
import { load } from '../portal/use-read.ts'
import { FailedPage } from '../shell/failed-page.tsx'
import { Frame } from '../shell/frame.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'

/** Where everyone lands after signing in. */
export const home = '/announcements'

async function onlyVisitors() {
  const { person } = await load(readSession, {})
  return person ? redirect(home) : null
}

async function onlySignedIn() {
  const { person } = await load(readSession, {})
  return person ? null : redirect('/')
}

/** A page's data is read before it is displayed; who is not signed in, is sent to sign in. */
function reading(read: () => Promise<unknown>) {
  return async () => {
    try {
      await read()
      return null
    } catch (fault) {
      if (fault instanceof PortalError && fault.is('not-signed-in')) return redirect('/')
      throw fault
    }
  }
}

export const router = createBrowserRouter([
  {
    element: <Frame />,
    HydrateFallback: PageSkeleton,
    errorElement: <FailedPage />,
    children: [
      {
        errorElement: <FailedPage />,
        children: [
          { index: true, loader: onlyVisitors, element: <SignInPage /> },
          {
            loader: onlySignedIn,
            children: [
              {
                path: 'announcements',
                lazy: async () => {
                  const page = await import('../areas/content/announcements-page.tsx')
                  return { loader: reading(page.read), Component: page.AnnouncementsPage }
                },
              },
            ],
          },
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('../shell/not-found-page.tsx')).NotFoundPage,
            }),
          },
        ],
      },
    ],
  },
])
