import { isPagePath, pagePaths } from '@gatehouse/contracts/portal/page-paths'
import { expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router'
import { installFakeGateway, rejectWith } from '../testing/fake-gateway.ts'
import { setSettings } from '../testing/set-settings.ts'

setSettings({ signIn: 'passcode', product: 'Gatehouse', footerLinks: {}, supportPhone: '1' })
const { requests, replies, hold } = installFakeGateway()

const { entries, hrefOf } = await import('../shell/menu/entries.ts')
const { addWorkerPages, routes } = await import('./routes.tsx')
const { allRoutes } = await import('../testing/all-routes.ts')
const { showPage, showRoutes } = await import('../testing/show-page.tsx')

/** Patches of a navigation. */
async function patchesFor(path: string) {
  const patches: [string | null, RouteObject[]][] = []
  await addWorkerPages({
    path,
    patch: (...patch) => patches.push(patch),
    signal: new AbortController().signal,
    matches: [],
    fetcherKey: undefined,
  })
  return patches
}

test.each(['/', '/search-jobs', '/search-jobs/1001', '/privacy-policy', '/search'])(
  '%s does not wait for the routes of the workers’ pages',
  async (path) => expect(await patchesFor(path)).toEqual([]),
)

test('the workers’ pages, and only those, need a session', async () => {
  const routes = await allRoutes()
  const guardsOf = (path: string) =>
    matchRoutes(routes, path)
      ?.flatMap(({ route }) => route.middleware ?? [])
      .map(({ name }) => name)
  for (const entry of entries)
    expect(guardsOf(hrefOf(entry))?.[0]).toMatch(/^(signedInOnly|workersSearch)$/)
  expect(guardsOf('/search')).toEqual(['workersSearch'])
  expect(guardsOf('/search/1001')).toEqual(['workersSearch'])
  expect(guardsOf('/')).toEqual(['visitorsOnly'])
  expect(guardsOf('/unauthorized')).toEqual(['blockedOnly'])
  for (const path of ['/privacy-policy', '/search-jobs', '/search-jobs/1001', '/password-reset'])
    expect([path, guardsOf(path)]).toEqual([path, []])
  const guarded = pagePaths.map((path) => [path, guardsOf(path)?.slice(1)] as const)
  const pathsWith = (guard: string) =>
    guarded.filter(([, guards]) => guards?.includes(guard)).map(([path]) => path)
  expect(pathsWith('companyOnly').toSorted()).toEqual([
    '/info/certifications',
    '/info/personal',
    '/info/profile',
  ])
  expect(pathsWith('payrollOnly').toSorted()).toEqual([
    '/timesheets/direct-deposit',
    '/timesheets/history',
    '/timesheets/open/:page',
    '/timesheets/paychecks',
    '/timesheets/reporting',
    '/timesheets/reporting/forms',
    '/timesheets/tax-forms',
    '/timesheets/tax-information',
    '/timesheets/w2-election',
  ])
  expect(pathsWith('noPayrollOnly')).toEqual(['/timesheets/no-peoplesoft'])
  expect(guardsOf('/nowhere')).toEqual([])
})

test.each(['/documents', '/info/assignments', '/email-history'])(
  '%s is not read again when its table is paged, only when its link is pressed again',
  async (path) => {
    const route = matchRoutes(await allRoutes(), path)?.at(-1)?.route
    if (typeof route?.lazy !== 'function') throw new Error(`${path} has no page`)
    const { shouldRevalidate } = await route.lazy()
    const isReadFor = (search: string) =>
      shouldRevalidate?.({
        currentUrl: new URL(`https://portal.example.test${path}`),
        nextUrl: new URL(`https://portal.example.test${path}${search}`),
        currentParams: {},
        nextParams: {},
        defaultShouldRevalidate: true,
      })
    expect([isReadFor('?page=2'), isReadFor('')]).toEqual([false, true])
  },
)

/** Of all pages, in the order of the table. */
function pathsOf(routes: RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const full = path === undefined || path === '*' ? parent : `${parent}/${path}`
    if (children) return pathsOf(children, full)
    return path === '*' ? [] : [full || '/']
  })
}

async function routeAt(path: string) {
  const match = matchRoutes(await allRoutes(), path)?.at(-1)
  if (!match) throw new Error(`There is no route at ${path}`)
  return match.route
}

async function pageAt(path: string) {
  const { lazy } = await routeAt(path)
  if (typeof lazy !== 'function') throw new Error(`${path} has no page`)
  return lazy()
}

test.each<[string, () => Promise<{ Component: unknown }>]>([
  ['/', () => import('../areas/sign-in/sign-in-page.tsx')],
  ['/unauthorized', () => import('../areas/session/blocked/blocked-page.tsx')],
  ['/search-jobs', () => import('../areas/jobs/search/search-page.tsx')],
  ['/search-jobs/1001', () => import('../areas/jobs/detail/job-page.tsx')],
  ['/search', () => import('../areas/jobs/search/search-page.tsx')],
  ['/search/1001', () => import('../areas/jobs/detail/job-page.tsx')],
  ['/password-reset', () => import('../areas/recovery/reset/reset-page.tsx')],
  ['/privacy-policy', () => import('../areas/privacy/policy/policy-page.tsx')],
  ['/web-forms', () => import('../areas/privacy/opt-out/opt-out-page.tsx')],
  ['/nowhere', () => import('../shell/not-found-page.tsx')],
  ['/announcements', () => import('../areas/home/home-page.tsx')],
  ['/info/RecognitionBadge', () => import('../areas/recognition/recognition-page.tsx')],
  ['/info/profile', () => import('../areas/profile/profile-page.tsx')],
  ['/info/certifications', () => import('../areas/profile/certifications/certifications-page.tsx')],
  ['/info/preferences', () => import('../areas/profile/preferences/preferences-page.tsx')],
  ['/info/personal', () => import('../areas/profile/personal/personal-page.tsx')],
  ['/info/assignments', () => import('../areas/assignments/assignments-page.tsx')],
  ['/childSupportOrders', () => import('../areas/child-support/child-support-page.tsx')],
  ['/email-history', () => import('../areas/email-history/email-history-page.tsx')],
  [
    '/self-identification',
    () => import('../areas/self-identification/self-identification-page.tsx'),
  ],
  ['/privacy-notice', () => import('../areas/privacy/privacy-notice-page.tsx')],
  ['/account', () => import('../areas/account/account-page.tsx')],
  ['/account/devices', () => import('../areas/session/devices-page.tsx')],
  ['/applications', () => import('../areas/applications/applications-page.tsx')],
  ['/documents', () => import('../areas/documents/documents-page.tsx')],
  ['/companies', () => import('../areas/companies/companies-page.tsx')],
  ['/timesheets/direct-deposit', () => import('../areas/direct-deposit/direct-deposit-page.tsx')],
  ['/timesheets/w2-election', () => import('../areas/w2-election/w2-election-page.tsx')],
  [
    '/timesheets/tax-information',
    () => import('../areas/tax-information/tax-information-page.tsx'),
  ],
  ['/timesheets/reporting', () => import('../areas/time-reporting/time-reporting-page.tsx')],
  ['/timesheets/reporting/forms', () => import('../areas/time-reporting/time-reporting-page.tsx')],
  ['/timesheets/open/paychecks', () => import('../areas/payroll-pages/open-page.tsx')],
  ['/timesheets/no-peoplesoft', () => import('../areas/payroll-pages/no-payroll-id-page.tsx')],
])('%s opens its page', async (path, page) => {
  expect((await pageAt(path)).Component).toBe((await page()).Component)
})

test.each([
  ['/resources/training', 'training'],
  ['/resources/benefits', 'benefits'],
  ['/resources/employee-guides', 'employeeGuides'],
  ['/resources/safety', 'safety'],
  ['/resources/sick-leave', 'sickLeave'],
  ['/resources/notices', 'empnotice'],
  ['/resources/covid-19', 'covid-19'],
  ['/resources/wageVerifications', 'wageVerifications'],
  ['/social', 'social'],
])('%s reads the content “%s”', async (path, code) => {
  requests.length = 0
  replies.set(`GET /api/content/${code}`, () => Response.json({ categories: [] }))
  const { loader } = await pageAt(path)
  if (typeof loader === 'function') await loader(argsOf(path))
  expect(requests).toEqual([`GET /api/content/${code}`])
})

test.each<[string, string[]]>([
  ['/password-reset', ['/api/recovery/reset']],
  ['/announcements', ['/api/content/announcements', '/api/home', '/api/applications']],
  ['/info/RecognitionBadge', ['/api/recognition/badges']],
  ['/info/profile', ['/api/profile']],
  ['/info/certifications', ['/api/profile']],
  ['/info/personal', ['/api/profile']],
  ['/info/assignments', ['/api/assignments']],
  ['/childSupportOrders', ['/api/child-support/orders']],
  ['/email-history', ['/api/email-history']],
  ['/account', ['/api/account/preference', '/api/account/security-question', '/api/account/email']],
  ['/account/devices', ['/api/session/active']],
  ['/applications', ['/api/applications']],
  ['/documents', ['/api/documents']],
  ['/companies', ['/assets/companies.json']],
  ['/timesheets/direct-deposit', ['/api/direct-deposit']],
  ['/timesheets/w2-election', ['/api/w2-election']],
])('%s reads what it shows before it is shown', async (path, addresses) => {
  requests.length = 0
  const { loader } = await pageAt(path)
  // The test has no replies.
  if (typeof loader === 'function') await Promise.resolve(loader(argsOf(path))).catch(() => null)
  expect(requests).toEqual(addresses.map((address) => `GET ${address}`))
})

test.each([
  ['/timesheets/paychecks', 'paychecks'],
  ['/timesheets/history', 'compensation-history'],
  ['/timesheets/tax-forms', 'w2-forms'],
])('%s shows the page of payroll “%s”', async (path, page) => {
  replies.set(`GET /api/payroll-pages/${page}`, () => new Response('<p>Pay</p>'))
  const { Component } = await pageAt(path)
  await showPage(<main>{Component && <Component />}</main>)
  expect(document.querySelector('main iframe')?.getAttribute('src')).toBe(
    `/api/payroll-pages/${page}`,
  )
  cleanup()
})

const argsOf = (path: string) =>
  ({
    request: new Request(`https://portal.example.test${path}`),
    params: {},
  }) as unknown as LoaderFunctionArgs

test.each([
  ['/resources', '/resources/benefits'],
  ['/info', '/info/profile'],
  ['/info/companies', '/companies'],
  ['/info/companies?to=%2Fdocuments', '/companies?to=%2Fdocuments'],
  ['/timesheets', '/timesheets/reporting'],
  ['/timesheets/update-direct-deposit', '/timesheets/direct-deposit'],
  ['/timesheets/paychecks-2', '/timesheets/paychecks'],
])('%s leads to %s', async (path, target) => {
  const { loader } = await routeAt(path)
  const reply = typeof loader === 'function' ? await loader(argsOf(path)) : undefined
  expect((reply as Response).headers.get('location')).toBe(target)
})

test('the frame stays from the skeleton of its first page to what failed to load', async () => {
  window.scrollTo = () => undefined
  const release = hold('GET /api/session')
  await showRoutes(routes, ['/unauthorized'])
  const inMain = (selector: string) => screen.getByRole('main').querySelector(selector)?.textContent
  expect(inMain('[role=status]')).toBe('Loading')
  const banner = screen.getByRole('banner')
  await release(rejectWith('internal'))
  expect(inMain('h1')).toBe('This page did not load')
  expect(screen.getByRole('banner')).toBe(banner)
  cleanup()
})

test('the gateway knows the path of every page, and no other', async () => {
  const routes = await allRoutes()
  expect(pathsOf(routes).toSorted()).toEqual(pagePaths.toSorted())
  for (const path of ['/nowhere', '/account/nowhere', '/search-jobs/1/2', '/Account', '/social/']) {
    const isPage = matchRoutes(routes, path)?.at(-1)?.route.path !== '*'
    expect([path, isPagePath(path)]).toEqual([path, isPage])
  }
})

test('where an identity provider signs people in, the first page leads there', async () => {
  setSettings({ signIn: 'redirect' })
  jest.resetModules()
  const { routes: routesAnew } = await import('./routes.tsx')
  const page = matchRoutes(routesAnew, '/')?.at(-1)?.route
  const { Component } = typeof page?.lazy === 'function' ? await page.lazy() : {}
  const redirectPage = await import('../areas/sign-in/redirect/redirect-page.tsx')
  expect(Component).toBe(redirectPage.Component)
})
