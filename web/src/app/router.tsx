import { createBrowserRouter } from 'react-router'
import { signedInOnly, visitorsOnly } from '../areas/session/guards.ts'
import { SignInPage } from '../areas/sign-in/sign-in-page.tsx'
import { FailedPage } from '../shell/failed-page.tsx'
import { Frame } from '../shell/frame.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { leaveIfSignedOut } from './leave.ts'
import { settings } from './settings.ts'

/** A page's data is read before it is displayed; a session that has ended meanwhile leads out. */
function reading(read: () => Promise<unknown>) {
  return async () => {
    try {
      await read()
      return null
    } catch (fault) {
      if (!leaveIfSignedOut(fault)) throw fault
      return null
    }
  }
}

/** A search and the page of a job it finds, for visitors or for people signed in. */
const jobs = (path: string) => [
  {
    path,
    lazy: async () => {
      const page = await import('../areas/jobs/search/search-page.tsx')
      return { loader: page.readSearch, Component: page.SearchPage }
    },
  },
  {
    path: `${path}/:id`,
    lazy: async () => {
      const page = await import('../areas/jobs/detail/job-page.tsx')
      return { loader: page.readJobPage, Component: page.JobPage, ErrorBoundary: page.JobNotShown }
    },
  },
]

export const router = createBrowserRouter([
  {
    element: <Frame />,
    HydrateFallback: () => (
      <Frame>
        <PageSkeleton />
      </Frame>
    ),
    children: [
      {
        errorElement: <FailedPage />,
        children: [
          {
            index: true,
            middleware: [visitorsOnly],
            loader: () => null,
            ...(settings.signIn === 'redirect'
              ? {
                  lazy: async () => ({
                    Component: (await import('../areas/sign-in/redirect/redirect-page.tsx'))
                      .RedirectPage,
                  }),
                }
              : { element: <SignInPage /> }),
          },
          {
            path: 'unauthorized',
            lazy: async () => ({
              Component: (await import('../areas/sign-in/blocked/blocked-page.tsx')).BlockedPage,
            }),
          },
          ...jobs('search-jobs'),
          {
            middleware: [signedInOnly],
            children: [
              ...jobs('search'),
              {
                path: 'announcements',
                lazy: async () => {
                  const page = await import('../areas/content/announcements-page.tsx')
                  return { loader: reading(page.read), Component: page.AnnouncementsPage }
                },
              },
              {
                path: 'account',
                lazy: async () => {
                  const page = await import('../areas/account/account-page.tsx')
                  return { loader: reading(page.read), Component: page.AccountPage }
                },
              },
              {
                path: 'account/devices',
                lazy: async () => {
                  const page = await import('../areas/session/devices-page.tsx')
                  return { loader: reading(page.read), Component: page.DevicesPage }
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
