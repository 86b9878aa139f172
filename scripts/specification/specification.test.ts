import { isPagePath } from '@gatehouse/contracts/portal/page-paths'
import { expect, test } from '@jest/globals'
import { findCallGaps, findUnlisted } from './find-call-gaps.ts'
import { findGap } from './find-gap.ts'
import { findRouteGap, pagesOfRouter } from './find-page.ts'
import { findTextGaps } from './find-text-gaps.ts'
import { calls, routes, texts } from './lists.ts'

test('every route leads to its page, and a test opens it', async () => {
  const gaps: string[] = []
  for (const route of routes) {
    const { spec, path, provenBy } = route
    const opened = new RegExp(`^(\\{\\})?${path.replace(':id', '\\w+')}(?![\\w/-])`)
    for (const gap of [await findRouteGap(route), findGap(provenBy, opened)])
      if (gap) gaps.push(`${path} [${spec}]: ${gap}`)
  }
  expect(gaps).toEqual([])
})

test('the gateway knows every page of the router: a reload of any other is a 404', async () => {
  const paths = await pagesOfRouter()
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !isPagePath(path))).toEqual([])
})

test('every call is in contracts/, has a fake, is used, and is seen in a test', () => {
  const gaps = calls.flatMap((call) =>
    findCallGaps(call).map((gap) => `${call.method} ${call.path} [${call.spec}]: ${gap}`),
  )
  expect(gaps).toEqual([])
})

test('every operation is a call of the list', () => {
  expect(findUnlisted(calls)).toEqual([])
})

test('every text is a text of the portal, and a test shows it', () => {
  const gaps = texts.flatMap((one) =>
    findTextGaps(one).map((gap) => `“${one.text}” [${one.spec}]: ${gap}`),
  )
  expect(gaps).toEqual([])
})
