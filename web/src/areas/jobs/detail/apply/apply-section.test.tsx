import { ChakraProvider } from '@chakra-ui/react'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { setSettings } from '../../../../testing/set-settings.ts'

setSettings()
// jsdom has no layout.
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
})
const { system } = await import('../../../../ui/theme.ts')
const { ApplySection } = await import('./apply-section.tsx')

afterEach(cleanup)

const call = 'Prefer to talk? Call 1-800-555-0142'
const reference = ' and tell us the reference ID 301001.'
const write = ' Or write to jobs@example.test.'

test.each([
  ['301001', 'jobs@example.test', `${call}${reference}${write}`],
  ['301001', null, `${call}${reference} `],
  ['', 'jobs@example.test', `${call}.${write}`],
  ['', null, `${call}. `],
])('with the reference “%s” and the contact %s, says: %s', (referenceId, contact, text) => {
  const job = { id: '1001', referenceId, contact, externalApplicationUrl: null } as Job
  render(
    <ChakraProvider value={system}>
      <ApplySection id="apply" job={job} applied={false} onQualified={() => undefined} />
    </ChakraProvider>,
  )
  expect(screen.getByText(/^Prefer to talk/).textContent).toBe(text)
})
