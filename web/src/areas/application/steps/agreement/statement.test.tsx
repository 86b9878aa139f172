import type { Job } from '@gatehouse/contracts/portal/jobs'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { setSettings } from '../../../../testing/set-settings.ts'

setSettings({ product: 'Gatehouse' })
const { showInApplication } = await import('../../../../testing/in-application.tsx')
const { Statement } = await import('./statement.tsx')

afterEach(cleanup)

test.each([
  ['Prostaff', 'Prostaff'],
  ['', 'Gatehouse'],
])('a job of the brand “%s” asks for consent to %s', async (name, company) => {
  await showInApplication(<Statement />, { job: { brand: { code: 'prostaff', name } } as Job })
  expect(screen.getByText(/^By ticking the box below/).textContent).toMatch(` to ${company}:`)
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual([
    expect.stringMatching(/^What I have said in this application is true/),
    expect.stringMatching(`^I consent to ${company} verifying`),
    expect.stringMatching(`^I understand that ${company} uses what I give here`),
    expect.stringMatching(`^I agree that ${company} contacts me`),
  ])
  // A new tab keeps what was typed on screen.
  const policy = screen.getByRole('link', { name: /^privacy policy/ })
  expect([policy.getAttribute('href'), policy.getAttribute('target')]).toEqual([
    '/privacy-policy',
    '_blank',
  ])
})
