import type { SentEmail } from '@gatehouse/contracts/portal/email-history'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({ contentLanguage: 'en' })
const { showPage } = await import('../../testing/show-page.tsx')
const { EmailTable } = await import('./email-table.tsx')

afterEach(cleanup)

const email: SentEmail = {
  subject: 'News',
  address: 'maria@example.test',
  delivery: 'other',
  status: 'group_resubscribe',
  sentAt: null,
  statusAt: null,
}

test('an unknown status is in the language of the upstream', async () => {
  await showPage(<EmailTable emails={[email]} />)
  expect(screen.getByText('group_resubscribe').lang).toBe('en')
})

test.each<[SentEmail['delivery'], string, string]>([
  ['sent', 'processed', 'Sent'],
  ['delayed', 'deferred', 'DelayedYour mail service has not taken it yet. We keep trying.'],
  ['delivered', 'delivered', 'Delivered'],
  ['opened', 'open', 'Opened'],
  ['failed', 'bounce', 'Not deliveredYour mail service refused it.'],
  ['other', 'group_resubscribe', 'group_resubscribe'],
  ['other', '', 'Unknown'],
])(
  'a delivery %s, which the upstream calls "%s", is told as %s',
  async (delivery, status, told) => {
    await showPage(<EmailTable emails={[{ ...email, delivery, status }]} />)
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'N/A',
      'maria@example.test',
      told,
      'N/A',
    ])
  },
)
