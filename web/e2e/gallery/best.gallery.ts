import { resolve } from 'node:path'
import { openAs, type Page, test } from '../portal.ts'
import { phone, wide } from '../screens.ts'

/** The pictures of web/gallery/README.md, small enough to be tracked. */
const folder = resolve('web/gallery')

interface Picture {
  name: string
  path: string
  login?: string
  size?: typeof phone
  dark?: true
  spanish?: true
  before?: (page: Page) => Promise<unknown>
}

const pictures: readonly Picture[] = [
  { name: 'sign-in', path: '/' },
  { name: 'home', path: '/announcements', login: 'maria.santos' },
  { name: 'home-phone', path: '/announcements', login: 'maria.santos', size: phone },
  {
    name: 'getting-started',
    path: '/announcements',
    login: 'noor.haddad',
    size: phone,
    spanish: true,
  },
  { name: 'search', path: '/search-jobs' },
  { name: 'search-phone', path: '/search-jobs', size: phone, spanish: true },
  { name: 'job', path: '/search-jobs/1001?brandId=staffmark' },
  {
    name: 'apply-phone',
    path: '/search-jobs/1001?brandId=staffmark',
    size: phone,
    before: (page) => page.getByRole('button', { name: 'Apply Now' }).click(),
  },
  { name: 'direct-deposit', path: '/timesheets/direct-deposit', login: 'maria.santos' },
  { name: 'documents-phone', path: '/documents', login: 'maria.santos', size: phone },
  { name: 'profile-dark', path: '/info/profile', login: 'maria.santos', dark: true },
  {
    name: 'menu-phone',
    path: '/announcements',
    login: 'maria.santos',
    size: phone,
    dark: true,
    before: (page) => page.getByRole('button', { name: 'More' }).click(),
  },
]

for (const { name, path, login, size = wide, dark, spanish, before } of pictures)
  test(`best: ${name}`, async ({ page, stack }) => {
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    await page.setViewportSize(size)
    if (login) await openAs(page, stack, login, path)
    else await page.goto(path)
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    if (spanish) await page.getByRole('button', { name: 'Español' }).click()
    await before?.(page)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 72 })
  })
