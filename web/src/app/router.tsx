import { createBrowserRouter, type RouteObject } from 'react-router'
import { contentPages } from '../areas/content/pages.ts'
import { noPayrollOnly, signedInOnly, visitorsOnly } from '../areas/session/guards.ts'
import { settings } from '../portal/settings.ts'
import { leaveIfSignedOut } from '../portal/signed-out.ts'
import { Frame } from '../shell/frame.tsx'
import { withNotOpenYet } from '../shell/menu/with-not-open-yet.tsx'
import { FailedPage } from '../ui/failed-page.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'

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
      return { loader: page.readJobPage, Component: page.JobPage, ErrorBoundary: page.JobError }
    },
  },
]

const routes: RouteObject[] = [
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
              : {
                  lazy: async () => ({
                    Component: (await import('../areas/sign-in/sign-in-page.tsx')).SignInPage,
                  }),
                }),
          },
          {
            path: 'unauthorized',
            lazy: async () => ({
              Component: (await import('../areas/session/blocked/blocked-page.tsx')).BlockedPage,
            }),
          },
          ...jobs('search-jobs'),
          {
            path: 'password-reset',
            lazy: async () => {
              const page = await import('../areas/recovery/reset/reset-page.tsx')
              return { loader: reading(page.read), Component: page.ResetPage }
            },
          },
          {
            path: 'privacy-policy',
            lazy: async () => ({
              Component: (await import('../areas/privacy/policy/policy-page.tsx')).PolicyPage,
            }),
          },
          {
            path: 'web-forms',
            lazy: async () => ({
              Component: (await import('../areas/privacy/opt-out/opt-out-page.tsx')).OptOutPage,
            }),
          },
          {
            middleware: [signedInOnly],
            children: [
              ...jobs('search'),
              ...contentPages.map(({ code, path }) => ({
                path,
                lazy: async () => {
                  const { ContentPage, read } = await import('../areas/content/content-page.tsx')
                  // A component of its own for each: going from one to another is going elsewhere.
                  const Component = () => <ContentPage code={code} />
                  return { loader: reading(() => read(code)), Component }
                },
              })),
              {
                path: 'info/RecognitionBadge',
                lazy: async () => {
                  const page = await import('../areas/recognition/recognition-page.tsx')
                  return { loader: reading(page.read), Component: page.RecognitionPage }
                },
              },
              {
                path: 'privacy-notice',
                loader: () => null,
                lazy: async () => ({
                  Component: (await import('../areas/privacy/privacy-notice-page.tsx'))
                    .PrivacyNoticePage,
                }),
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
              {
                path: 'companies',
                lazy: async () => {
                  const page = await import('../areas/companies/companies-page.tsx')
                  return { loader: reading(page.read), Component: page.CompaniesPage }
                },
              },
              {
                path: 'timesheets/no-peoplesoft',
                middleware: [noPayrollOnly],
                lazy: async () => ({
                  Component: (await import('../areas/payroll-pages/no-payroll-id-page.tsx'))
                    .NoPayrollIdPage,
                }),
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
]

export const router = createBrowserRouter(withNotOpenYet(routes))
