import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import { blockedOnly, signedInOnly, visitorsOnly, workersSearch } from '../areas/session/guards.ts'
import { loadSignInPage } from '../areas/sign-in/load-sign-in-page.ts'
import { Frame } from '../shell/frame.tsx'
import { FailedPage } from '../ui/failed-page.tsx'
import { FailedFrame } from './failed-frame.tsx'

const jobRoutes = (path: string): RouteObject[] => [
  { path, lazy: () => import('../areas/jobs/search/search-page.tsx') },
  { path: `${path}/:id`, lazy: () => import('../areas/jobs/detail/job-page.tsx') },
]

const signedInId = 'signed-in'

/** Pages that people enter by. */
const firstPages: RouteObject[] = [
  { index: true, middleware: [visitorsOnly], loader: () => null, lazy: loadSignInPage },
  {
    path: 'unauthorized',
    middleware: [blockedOnly],
    loader: () => null,
    lazy: () => import('../areas/session/blocked/blocked-page.tsx'),
  },
  ...jobRoutes('search-jobs'),
  { path: 'password-reset', lazy: () => import('../areas/recovery/reset/reset-page.tsx') },
  { path: 'privacy-policy', lazy: () => import('../areas/privacy/policy/policy-page.tsx') },
  { path: 'web-forms', lazy: () => import('../areas/privacy/opt-out/opt-out-page.tsx') },
  { middleware: [workersSearch], children: jobRoutes('search') },
  { id: signedInId, middleware: [signedInOnly], children: [] },
]

export const routes: RouteObject[] = [
  {
    // One component, so that what was opened in the frame during the first load stays open.
    Component: Frame,
    HydrateFallback: Frame,
    errorElement: <FailedFrame />,
    children: [
      {
        errorElement: <FailedPage />,
        children: [...firstPages, { path: '*', lazy: () => import('../shell/not-found-page.tsx') }],
      },
    ],
  },
]

/** Adds the workers' pages before the first navigation to an address that is not a first page's. */
export const addWorkerPages: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (matchRoutes(firstPages, path)) return
  const { workerPages } = await import('./worker-pages.ts')
  patch(signedInId, workerPages)
}
