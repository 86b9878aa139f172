import type { ContentCode } from '@gatehouse/contracts/portal/content'

/**
 * Path of each content page [3 §2], and the page that it refers to: the menu lists only some. Texts
 * are in messages.ts under the same code.
 */
export const contentPages = [
  { code: 'training', path: 'resources/training', related: 'employeeGuides' },
  { code: 'benefits', path: 'resources/benefits' },
  { code: 'employeeGuides', path: 'resources/employee-guides', related: 'training' },
  { code: 'safety', path: 'resources/safety', related: 'covid-19' },
  { code: 'sickLeave', path: 'resources/sick-leave' },
  { code: 'empnotice', path: 'resources/notices' },
  { code: 'covid-19', path: 'resources/covid-19', related: 'safety' },
  { code: 'wageVerifications', path: 'resources/wageVerifications' },
  { code: 'social', path: 'social' },
] as const satisfies readonly { code: ContentCode; path: string; related?: ContentCode }[]
export type PageCode = (typeof contentPages)[number]['code']

interface ContentPage {
  code: PageCode
  path: string
  related?: PageCode
}

export function pageOf(code: PageCode): ContentPage {
  const [page] = contentPages.filter((one) => one.code === code)
  if (!page) throw new Error(`No page for ${code}`)
  return page
}
