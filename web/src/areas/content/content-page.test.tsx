import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { matchRoutes } from 'react-router'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { setSettings } from '../../testing/set-settings.ts'
import type { PageCode } from './pages.ts'

setSettings({ supportPhone: '1-800-555-0142', product: 'Gatehouse' })
const { requests, replies } = installFakeGateway()
const { showPage, showRoutes } = await import('../../testing/show-page.tsx')
const { allRoutes } = await import('../../testing/all-routes.ts')
const { clearCache } = await import('../../portal/use-read.ts')
const { contentPage } = await import('./content-page.tsx')
const { contentPages, pageOf } = await import('./pages.ts')

afterEach(async () => {
  cleanup()
  requests.length = 0
  await clearCache()
})

async function open(code: PageCode, categories: object[] = []) {
  replies.set(`GET /api/content/${code}`, () => Response.json({ categories }))
  const path = `/${pageOf(code).path}`
  await showRoutes([{ path, ...contentPage(code) }], [path])
}

test.each<[PageCode, string, RegExp, RegExp, string, string]>([
  [
    'training',
    'Training',
    /^Courses and material/,
    /no training available/,
    'Employee Guides',
    '/resources/employee-guides',
  ],
  ['benefits', 'Benefits', /^Health plans/, /no benefits information available/, '', ''],
  [
    'employeeGuides',
    'Employee Guides',
    /^Handbooks/,
    /no employee guides available/,
    'Training',
    '/resources/training',
  ],
  [
    'safety',
    'Safety',
    /^How to work safely/,
    /no safety information available/,
    'COVID-19',
    '/resources/covid-19',
  ],
  ['sickLeave', 'Paid Leave', /^When you are paid/, /no paid leave information available/, '', ''],
  ['empnotice', 'Employee Notices', /^Notices that/, /no employee notices available/, '', ''],
  [
    'covid-19',
    'COVID-19',
    /^What to do when you are sick/,
    /no COVID-19 information available/,
    'Safety',
    '/resources/safety',
  ],
  [
    'wageVerifications',
    'Wage Verifications',
    /^How others can have/,
    /no wage verifications available/,
    '',
    '',
  ],
  ['social', 'Social Media', /^Where to find us/, /no social media links available/, '', ''],
])(
  'the page %s has its title, its words and its related page',
  async (code, title, lead, empty, related, path) => {
    await open(code)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(document.title).toBe(`${title} · Gatehouse`)
    expect(screen.getByText(lead)).toBeTruthy()
    expect(screen.getByText(empty)).toBeTruthy()
    const link = screen.queryByRole('link')
    expect([link?.textContent ?? '', link?.getAttribute('href') ?? '']).toEqual([related, path])
    expect(screen.queryByText(/^See also:/) !== null).toBe(related !== '')
  },
)

test('the content stands under headings of the second level', async () => {
  const items = [{ kind: 'html', html: '<p>Look up.</p>', language: 'en' }]
  await open('safety', [{ title: 'Forklifts', language: 'en', items }])
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Forklifts')
})

test('is read once, before it is shown', async () => {
  const read = 'GET /api/content/training'
  replies.set(read, () => Response.json({ categories: [] }))
  const { loader, Component } = contentPage('training')
  await loader()
  expect(requests).toEqual([read])
  await showPage(<Component />)
  expect(screen.getByText(/no training available/)).toBeTruthy()
  expect(requests).toEqual([read])
})

test('one that cannot be read is told', async () => {
  replies.set('GET /api/content/safety', () => rejectWith('internal'))
  const { loader } = contentPage('safety')
  await expect(loader()).rejects.toMatchObject({ problem: { code: 'internal' } })
})

test('each has its address', async () => {
  const routes = await allRoutes()
  for (const { code, path } of contentPages) {
    const page = matchRoutes(routes, `/${path}`)?.at(-1)?.route
    if (typeof page?.lazy !== 'function') throw new Error(`${path} has no page`)
    const { Component, loader } = await page.lazy()
    if (!Component || typeof loader !== 'function') throw new Error(`${path} has no content`)
    replies.set(`GET /api/content/${code}`, () => Response.json({ categories: [] }))
    await loader({} as never, undefined)
    expect(requests.at(-1)).toBe(`GET /api/content/${code}`)
  }
})
