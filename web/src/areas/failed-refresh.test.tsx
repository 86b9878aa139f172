import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { installFakeGateway, rejectWith } from '../testing/fake-gateway.ts'
import { listedDocument } from '../testing/listed-document.ts'
import { setSettings } from '../testing/set-settings.ts'

setSettings()
const { replies } = installFakeGateway()
const { FreshCache, refreshOnFocus } = await import('../testing/fresh-cache.tsx')
const { showPage } = await import('../testing/show-page.tsx')
const pages = {
  assignments: await import('./assignments/assignments-page.tsx'),
  childSupport: await import('./child-support/child-support-page.tsx'),
  documents: await import('./documents/documents-page.tsx'),
  emails: await import('./email-history/email-history-page.tsx'),
  recognition: await import('./recognition/recognition-page.tsx'),
  waivers: { Component: (await import('./time-reporting/waiver-tab.tsx')).WaiverTab },
}

afterEach(cleanup)

const cases: [string, ComponentType, string, Record<string, object[]>, string][] = [
  [
    'assignments',
    pages.assignments.Component,
    'GET /api/assignments',
    {
      assignments: [
        {
          company: 'Harbor Packaging',
          jobTitle: 'Picker',
          startDate: null,
          endDate: null,
          isOpenEnded: true,
          rate: null,
          isPast: false,
        },
      ],
    },
    'Harbor Packaging',
  ],
  [
    'child support orders',
    pages.childSupport.Component,
    'GET /api/child-support/orders',
    {
      orders: [
        {
          id: null,
          documentDate: null,
          caseId: 'TX-0098',
          tribunal: '',
          official: '',
          orderId: '',
          remittanceId: '',
          hasDocument: false,
        },
      ],
    },
    'TX-0098',
  ],
  [
    'documents',
    pages.documents.Component,
    'GET /api/documents',
    {
      documents: [listedDocument()],
    },
    'Handbook',
  ],
  [
    'e-mails',
    pages.emails.Component,
    'GET /api/email-history',
    {
      emails: [
        {
          subject: 'Open positions',
          address: '',
          delivery: 'sent',
          status: '',
          sentAt: null,
          statusAt: null,
        },
      ],
    },
    'Open positions',
  ],
  [
    'badges',
    pages.recognition.Component,
    'GET /api/recognition/badges',
    {
      badges: [
        {
          name: 'Team Player',
          description: '',
          comments: null,
          submittedOn: null,
          submittedBy: null,
        },
      ],
    },
    'Team Player',
  ],
  [
    'waivers',
    pages.waivers.Component,
    'GET /api/waivers',
    { waivers: [{ name: 'Meal waiver', status: '', submittedOn: null }] },
    'Meal waiver, applied for on an unknown day: no status yet',
  ],
]

test.each(cases)(
  '%s: a failed refresh is told of above the data',
  async (_case, Page, request, data, text) => {
    replies.set('GET /api/content/waiver', () => Response.json({ categories: [] }))
    replies.set('GET /api/session', () => Response.json({ person: null, gates: [] }))
    replies.set('GET /api/account/email', () => Response.json({ email: null }))
    // React would report two of the same key.
    const twice = Object.entries(data).map(([name, [one]]) => [name, [one, one]])
    replies.set(request, () => Response.json(Object.fromEntries(twice)))
    await showPage(
      <FreshCache>
        <Page />
      </FreshCache>,
    )
    expect(await screen.findAllByText(text)).toHaveLength(2)
    replies.set(request, () => rejectWith('internal'))
    await refreshOnFocus()
    expect((await screen.findByRole('alert')).textContent).toContain('ABCD-1234')
    expect(screen.getAllByText(text)).toHaveLength(2)
  },
)
