import type { Badge } from '@gatehouse/contracts/portal/recognition'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { installFakeGateway } from '../../testing/fake-gateway.ts'

installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { hideBadgeBanner } = await import('./badge-banner-state.ts')
const { RecognitionBanner } = await import('./recognition-banner.tsx')
const { BadgeCard } = await import('./badge-card.tsx')

afterEach(cleanup)

test('the banner goes for the person who has seen the badges, and for no other', async () => {
  await showPage(<RecognitionBanner personKey="maria" />)
  expect(screen.getByRole('region', { name: 'Recognition' })).not.toBeNull()
  await act(async () => hideBadgeBanner('maria'))
  expect(screen.queryByRole('region')).toBeNull()
  cleanup()
  await showPage(<RecognitionBanner personKey="james" />)
  expect(screen.getByRole('region', { name: 'Recognition' })).not.toBeNull()
})

test.each<[Partial<Badge>, string | undefined]>([
  [{}, 'Submitted on Nov 3, 2026 by Tom Becker'],
  [{ submittedBy: null }, 'Submitted on Nov 3, 2026'],
  [{ submittedOn: null }, 'Submitted by Tom Becker'],
  [{ submittedOn: null, submittedBy: null }, undefined],
])('%# tells what is known of who gave a badge, and when', async (fields, line) => {
  const badge: Badge = {
    name: 'Team Player',
    description: '',
    comments: null,
    submittedOn: '2026-11-03',
    submittedBy: 'Tom Becker',
    ...fields,
  }
  await showPage(<BadgeCard badge={badge} />)
  expect(screen.queryByText(/^Submitted/)?.textContent).toBe(line)
  expect(screen.queryByRole('blockquote')).toBeNull()
})
