import type { Content } from '@gatehouse/contracts/portal/content'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { FreshCache, refreshOnFocus } = await import('../../testing/fresh-cache.tsx')
const { showPart } = await import('../../testing/show-page.tsx')
const { ContentBlock } = await import('./content-block.tsx')

const { replies } = installFakeGateway()
const url = 'GET /api/content/training'
const category = (...items: Content['categories'][number]['items']) => ({
  title: 'Forklifts',
  language: 'en' as const,
  items,
})
const text = { kind: 'html', html: '<p>Look up.</p>', language: 'en' } as const

async function show(...categories: Content['categories']) {
  replies.set(url, () => Response.json({ categories }))
  await showPart(
    <FreshCache>
      <ContentBlock code="training" heading="h3" />
    </FreshCache>,
  )
}

afterEach(cleanup)

test('says what there is none of, and when all categories are empty', async () => {
  await show()
  expect(screen.getByText(/^You have no training available/)).toBeTruthy()
  cleanup()
  await show(category(), category())
  expect(screen.getAllByText("Sorry, we don't have any data for this period.")).toHaveLength(1)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('an empty category stands beside one with texts, under headings of the page', async () => {
  await show(category(text), category())
  expect(screen.getByText('Look up.')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3, name: 'Forklifts' })).toHaveLength(2)
  expect(screen.getByText("Sorry, we don't have any data for this period.")).toBeTruthy()
})

test('a refresh that fails is told above what was read', async () => {
  await show(category(text))
  replies.set(url, () => rejectWith('internal'))
  await refreshOnFocus()
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on our side.')
  expect(screen.getByText('Look up.')).toBeTruthy()
})
