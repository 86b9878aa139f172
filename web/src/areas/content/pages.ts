import type { ContentCode } from '@gatehouse/contracts/portal/content'

/** Path of each content page [3 §2]; its texts are in messages.ts under the same code. */
export const contentPages = [
  { code: 'announcements', path: 'announcements' },
  { code: 'training', path: 'resources/training' },
  { code: 'benefits', path: 'resources/benefits' },
  { code: 'employeeGuides', path: 'resources/employee-guides' },
  { code: 'safety', path: 'resources/safety' },
  { code: 'sickLeave', path: 'resources/sick-leave' },
  { code: 'empnotice', path: 'resources/notices' },
  { code: 'covid-19', path: 'resources/covid-19' },
  { code: 'wageVerifications', path: 'resources/wageVerifications' },
  { code: 'social', path: 'social' },
] as const satisfies readonly { code: ContentCode; path: string }[]
export type PageCode = (typeof contentPages)[number]['code']
