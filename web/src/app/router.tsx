import { createBrowserRouter, type RouteObject } from 'react-router'
import { contentPages } from '../areas/content/pages.ts'
import { signedInOnly, visitorsOnly } from '../areas/session/guards.ts'
import { settings } from '../portal/settings.ts'
import { Frame } from '../shell/frame.tsx'
import { withMenuRoutes } from '../shell/menu/menu-routes.tsx'
import { FailedPage } from '../ui/failed-page.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'

const jobRoutes = (path: string): RouteObject[] => [
  { path, lazy: () => import('../areas/jobs/search/search-page.tsx') },
  { path: `${path}/:id`, lazy: () => import('../areas/jobs/detail/job-page.tsx') },
]

const loadSignInPage: RouteObject['lazy'] =
  settings.signIn === 'redirect'
    ? () => import('../areas/sign-in/redirect/redirect-page.tsx')
    : () => import('../areas/sign-in/sign-in-page.tsx')

const publicPages: RouteObject[] = [
  { index: true, middleware: [visitorsOnly], loader: () => null, lazy: loadSignInPage },
  { path: 'unauthorized', lazy: () => import('../areas/session/blocked/blocked-page.tsx') },
  ...jobRoutes('search-jobs'),
  { path: 'password-reset', lazy: () => import('../areas/recovery/reset/reset-page.tsx') },
  { path: 'privacy-policy', lazy: () => import('../areas/privacy/policy/policy-page.tsx') },
  { path: 'web-forms', lazy: () => import('../areas/privacy/opt-out/opt-out-page.tsx') },
]

const signedInPages: RouteObject[] = [
  ...jobRoutes('search'),
  ...contentPages.map(({ code, path }) => ({
    path,
    lazy: async () => (await import('../areas/content/content-page.tsx')).contentPage(code),
  })),
  {
    path: 'info/RecognitionBadge',
    lazy: () => import('../areas/recognition/recognition-page.tsx'),
  },
  {
    path: 'info/personal',
    lazy: () => import('../areas/profile/personal/personal-page.tsx'),
  },
  { path: 'privacy-notice', lazy: () => import('../areas/privacy/privacy-notice-page.tsx') },
  { path: 'account', lazy: () => import('../areas/account/account-page.tsx') },
  { path: 'account/devices', lazy: () => import('../areas/session/devices-page.tsx') },
  { path: 'companies', lazy: () => import('../areas/companies/companies-page.tsx') },
  {
    path: 'timesheets/no-peoplesoft',
    lazy: () => import('../areas/payroll-pages/no-payroll-id-page.tsx'),
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
          ...publicPages,
          { middleware: [signedInOnly], children: signedInPages },
          { path: '*', lazy: () => import('../shell/not-found-page.tsx') },
        ],
      },
    ],
  },
]

export const router = createBrowserRouter(withMenuRoutes(routes))
