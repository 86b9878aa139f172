import type { RouteObject } from 'react-router'
import { contentPages } from '../areas/content/pages.ts'
import { redirectFrom } from '../portal/redirect-from.ts'
import { withMenuGuards } from '../shell/menu/menu-routes.ts'

/** Pages for signed-in workers. Their routes are loaded with the first of them. */
export const workerPages: RouteObject[] = withMenuGuards([
  { path: 'announcements', lazy: () => import('../areas/home/home-page.tsx') },
  ...contentPages.map(({ code, path }) => ({
    path,
    lazy: async () => (await import('../areas/content/content-page.tsx')).contentPage(code),
  })),
  { path: 'resources', loader: ({ request }) => redirectFrom(request, '/resources/benefits') },
  {
    path: 'info/RecognitionBadge',
    lazy: () => import('../areas/recognition/recognition-page.tsx'),
  },
  { path: 'info', loader: ({ request }) => redirectFrom(request, '/info/profile') },
  {
    path: 'info/profile',
    lazy: () => import('../areas/profile/profile-page.tsx'),
  },
  {
    path: 'info/certifications',
    lazy: () => import('../areas/profile/certifications/certifications-page.tsx'),
  },
  {
    path: 'info/preferences',
    lazy: () => import('../areas/profile/preferences/preferences-page.tsx'),
  },
  {
    path: 'info/companies',
    loader: ({ request }) => redirectFrom(request, `/companies${new URL(request.url).search}`),
  },
  {
    path: 'info/personal',
    lazy: () => import('../areas/profile/personal/personal-page.tsx'),
  },
  {
    path: 'info/assignments',
    lazy: () => import('../areas/assignments/assignments-page.tsx'),
  },
  {
    path: 'childSupportOrders',
    lazy: () => import('../areas/child-support/child-support-page.tsx'),
  },
  {
    path: 'email-history',
    lazy: () => import('../areas/email-history/email-history-page.tsx'),
  },
  {
    path: 'self-identification',
    lazy: () => import('../areas/self-identification/self-identification-page.tsx'),
  },
  { path: 'privacy-notice', lazy: () => import('../areas/privacy/privacy-notice-page.tsx') },
  { path: 'account', lazy: () => import('../areas/account/account-page.tsx') },
  { path: 'account/devices', lazy: () => import('../areas/session/devices-page.tsx') },
  { path: 'applications', lazy: () => import('../areas/applications/applications-page.tsx') },
  { path: 'documents', lazy: () => import('../areas/documents/documents-page.tsx') },
  { path: 'companies', lazy: () => import('../areas/companies/companies-page.tsx') },
  {
    path: 'timesheets/direct-deposit',
    lazy: () => import('../areas/direct-deposit/direct-deposit-page.tsx'),
  },
  {
    path: 'timesheets/update-direct-deposit',
    loader: ({ request }) => redirectFrom(request, '/timesheets/direct-deposit'),
  },
  {
    path: 'timesheets/w2-election',
    lazy: () => import('../areas/w2-election/w2-election-page.tsx'),
  },
  {
    path: 'timesheets/tax-information',
    lazy: () => import('../areas/tax-information/tax-information-page.tsx'),
  },
  { path: 'timesheets', loader: ({ request }) => redirectFrom(request, '/timesheets/reporting') },
  {
    path: 'timesheets/reporting',
    lazy: () => import('../areas/time-reporting/time-reporting-page.tsx'),
  },
  {
    path: 'timesheets/reporting/forms',
    lazy: () => import('../areas/time-reporting/time-reporting-page.tsx'),
  },
  {
    path: 'timesheets/paychecks',
    lazy: async () =>
      (await import('../areas/payroll-pages/payroll-page.tsx')).payrollPage('paychecks'),
  },
  {
    path: 'timesheets/paychecks-2',
    loader: ({ request }) => redirectFrom(request, '/timesheets/paychecks'),
  },
  {
    path: 'timesheets/history',
    lazy: async () =>
      (await import('../areas/payroll-pages/payroll-page.tsx')).payrollPage('compensation-history'),
  },
  {
    path: 'timesheets/tax-forms',
    lazy: async () =>
      (await import('../areas/payroll-pages/payroll-page.tsx')).payrollPage('w2-forms'),
  },
  {
    path: 'timesheets/open/:page',
    lazy: () => import('../areas/payroll-pages/open-page.tsx'),
  },
  {
    path: 'timesheets/no-peoplesoft',
    lazy: () => import('../areas/payroll-pages/no-payroll-id-page.tsx'),
  },
])
